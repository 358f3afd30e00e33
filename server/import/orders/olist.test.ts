import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReadingOptions } from '#import/field.ts';
import { readOrderTables, type SourceFiles } from '#import/orders/read-order-tables.ts';
import { isFailure, summarise, type ReportLine } from '#import/report.ts';
import type { Database } from '../../db/open.ts';
import { saleOrder } from '../../db/schema/order.ts';
import { openTestDb } from '../../testing/open-test-db.ts';
import { findSeller } from '../find-seller.ts';
import { importOrders } from './import-orders.ts';
import { readFolder } from './run-order-import.ts';

const folder = join(import.meta.dirname, '../../../../shared/data/olist');

let database: Database;
let lines: readonly ReportLine[];
const files = async (): Promise<SourceFiles> => {
  const read = await readFolder(folder, new Map());
  if (!read.ok) throw new Error(read.error);
  return read.value;
};
const run = async (sources: SourceFiles, options: ReadingOptions = {}) => {
  const [read, owner] = [readOrderTables(sources, [], options), await findSeller(database.db, undefined)];
  if (!read.ok || !owner.ok) throw new Error('The folder can not be read');
  lines = await importOrders(database.db, { read: read.value, owner: owner.value, isForAll: false, isUpdate: false, now: new Date() });
  return read.value;
};
const count = (table: string, ...outcomes: readonly string[]): number =>
  lines.filter(({ file, outcome }) => file === `olist_${table}_dataset.csv` && outcomes.includes(outcome)).length;

/** Real orders, where they are at hand: the project carries none. */
describe.skipIf(!existsSync(folder))('the 8,135 orders of Olist', () => {
  beforeAll(async () => {
    database = await openTestDb();
    await run(await files());
  });
  afterAll(() => database.close());

  test('are loaded, every one, with all of their items and buyers; nothing is left untold', () => {
    expect([count('orders', 'taken'), count('order_items', 'taken'), count('customers', 'taken')]).toEqual([8135, 8365, 8135]);
    expect([lines.length, count('products', 'taken', 'unused')]).toEqual([8135 + 8365 + 8135 + 5460 + 1610, 5460]);
    expect(lines.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
  });

  test('are worth to the cent what their items say', async () => {
    const orders = await database.db.select({ gross: saleOrder.gross, freight: saleOrder.freight, items: saleOrder.items }).from(saleOrder);
    const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);
    expect(orders.map(({ gross }) => gross)).toEqual(orders.map(({ items }) => sum(items.map((item) => item.gross * item.amount))));
    expect(orders.filter(({ freight }) => freight === 0).length).toBeGreaterThan(0);
  });

  test('are there already the second time, equal', async () => {
    const before = await database.db.$count(saleOrder);
    await run(await files());
    expect([count('orders', 'known'), count('order_items', 'known'), await database.db.$count(saleOrder)]).toEqual([8135, 8365, before]);
  });
});

const linesOf = ({ bytes }: { readonly bytes: Uint8Array }): readonly string[] => new TextDecoder().decode(bytes).trimEnd().split('\n');
const tableOf = (name: string, some: readonly string[]) => ({ name, bytes: new TextEncoder().encode(some.join('\n')) });

/** The first `most` orders, with the items and the customers that are theirs. */
const partOf = (sources: SourceFiles, most: number): SourceFiles => {
  const orders = linesOf(sources.orders).slice(0, most + 1);
  const [ids, customerIds] = [0, 1].map((column) => new Set(orders.map((line) => line.split(',')[column])));
  // The heads name both columns, too, and stay with their tables.
  return {
    ...sources,
    orders: tableOf(sources.orders.name, orders),
    items: tableOf(
      sources.items.name,
      linesOf(sources.items).filter((line) => ids?.has(line.split(',')[0])),
    ),
    customers: tableOf(
      sources.customers.name,
      linesOf(sources.customers).filter((line) => customerIds?.has(line.split(',')[0])),
    ),
  };
};

/** As a spreadsheet leaves it: dates m/d/y, lines of nothing but commas, and most customers gone. */
const twinOf = (sources: SourceFiles): SourceFiles => {
  const change = (name: 'orders' | 'customers', to: (text: string, at: number) => readonly string[]) =>
    tableOf(sources[name].name, linesOf(sources[name]).flatMap(to));
  const dated = (line: string): string =>
    line.replaceAll(
      /(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):\d\d/gu,
      (_date, year: string, month: string, day: string, hour: string, minute: string) =>
        `${Number(month)}/${Number(day)}/${year} ${Number(hour)}:${minute}`,
    );
  return {
    ...sources,
    orders: change('orders', (line, at) => (at % 3 === 1 ? [',,,,,,,', dated(line)] : [dated(line)])),
    customers: change('customers', (line, at) => (at % 8 === 0 ? [line] : [])),
  };
};

describe.skipIf(!existsSync(folder))('the same orders as a spreadsheet left them', () => {
  let whole: SourceFiles;
  // All of them are written above; of these an eighth is enough.
  const most = 1016;
  const withCustomer = most / 8;
  let part: SourceFiles;
  beforeAll(async () => {
    database = await openTestDb();
    whole = await files();
    part = partOf(whole, most);
  });
  afterAll(() => database.close());

  test('are refused for one reason, which is said first, with the value, what was expected and what to try', async () => {
    const { readings } = await run(twinOf(whole));
    expect([count('orders', 'refused'), isFailure(lines.filter(({ file }) => file.includes('orders')))]).toEqual([8135, true]);
    const said = summarise(readings, lines);
    expect(said).toMatch(/Recusadas, por motivo:\n {2}8\.135 × Data da compra/u);
    expect(said).toMatch(
      /8\.135 × Data da compra: data não entendida: “\d+\/\d+\/201\d \d+:\d\d” \(esperado AAAA-MM-DD HH:MM:SS; .*--dates m\/d\/y\)/u,
    );
    expect(said).toContain('2.712 linhas vazias deixadas de fora');
    expect(await database.db.$count(saleOrder)).toBe(0);
  });

  test('are taken, every one, when the order of the dates is said; those without a customer are told', async () => {
    await run(twinOf(part), { dates: 'm/d/y' });
    const items = linesOf(part.items).length - 1;
    expect(items).toBeGreaterThan(most);
    expect([count('orders', 'taken'), count('order_items', 'taken'), count('customers', 'taken')]).toEqual([most, items, withCustomer]);
    expect(lines.filter(({ reasons }) => reasons.some(({ what }) => what.startsWith('O cliente do pedido não está')))).toHaveLength(
      most - withCustomer,
    );
  });

  test('are completed, every one, by the tables as they were', { timeout: 240_000 }, async () => {
    await run({ ...twinOf(part), customers: part.customers }, { dates: 'm/d/y' });
    expect([count('orders', 'updated'), count('orders', 'known')]).toEqual([most - withCustomer, withCustomer]);
  });
});
