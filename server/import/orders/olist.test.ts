import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/open.ts';
import { saleOrder } from '../../db/schema/order.ts';
import { openTestDb } from '../../testing/open-test-db.ts';
import { findSeller } from '../find-seller.ts';
import { importOrders, type ImportedLine } from './import-orders.ts';
import { readFolder } from './read-tables.ts';

const folder = join(import.meta.dirname, '../../../../shared/data/olist');

/** Real orders, where they are at hand: the project carries none. */
describe.skipIf(!existsSync(folder))('the 8,135 orders of Olist', () => {
  let database: Database;
  let lines: readonly ImportedLine[];
  const run = async (): Promise<readonly ImportedLine[]> => {
    const [tables, owner] = [await readFolder(folder), await findSeller(database.db, undefined)];
    if (!tables.ok || !owner.ok) throw new Error('The folder can not be read');
    return importOrders(database.db, { tables: tables.value, owner: owner.value, isForAll: false });
  };
  const count = (table: string, outcome: string): number => lines.filter((each) => each.table === table && each.outcome === outcome).length;
  beforeAll(async () => {
    database = await openTestDb();
    lines = await run();
  }, 120_000);
  afterAll(() => database.close());

  test('are loaded, every one, with all of their items and buyers; nothing is left untold', () => {
    expect([count('orders', 'taken'), count('items', 'taken'), count('customers', 'taken')]).toEqual([8135, 8365, 8135]);
    expect([lines.length, count('products', 'taken') + count('products', 'refused')]).toEqual([8135 + 8365 + 8135 + 5460 + 1610, 5460]);
    expect(lines.filter(({ outcome, why }) => outcome === 'refused' && why === '')).toEqual([]);
  });

  test('are worth to the cent what their items say', async () => {
    const orders = await database.db.select({ gross: saleOrder.gross, freight: saleOrder.freight, items: saleOrder.items }).from(saleOrder);
    const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);
    expect(orders.map(({ gross }) => gross)).toEqual(orders.map(({ items }) => sum(items.map((item) => item.gross * item.amount))));
    expect(orders.filter(({ freight }) => freight === 0).length).toBeGreaterThan(0);
  });

  test('are there already the second time', { timeout: 120_000 }, async () => {
    const before = await database.db.$count(saleOrder);
    lines = await run();
    expect([count('orders', 'known'), count('items', 'known'), await database.db.$count(saleOrder)]).toEqual([8135, 8365, before]);
  });
});
