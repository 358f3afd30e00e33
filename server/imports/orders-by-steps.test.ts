import { eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { getImportLines, type ImportLine, type ImportRun } from '#contract/import-run.ts';
import { readOrderTables } from '#import/orders/read-order-tables.ts';
import { findSeller } from '#server/import/find-seller.ts';
import { importOrders } from '#server/import/orders/import-orders.ts';
import { seller } from '../db/schema/core.ts';
import { importRun } from '../db/schema/import-run.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { saleOrder } from '../db/schema/order.ts';
import { openTestDb, quiet } from '../testing/open-test-db.ts';
import { createWorker } from '../worker/worker.ts';
import { importWork } from './import-work.ts';
import { openImports } from './imports-fixture.ts';
import { sayInBrowser } from './in-browser-words.ts';

const { app, send, read, bringTogether, map, start } = openImports();

const count = 640;

/** The same numbers each time, from 0 to below `most`. */
const drawing = (seed: number) => {
  let state = seed;
  return (most: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
};

/** Orders of every kind: customers that many share and some lack, items that can not be read, rows that are there twice and far apart. */
const mixed = (prefix: string) => {
  const draw = drawing(7);
  const orders: string[] = [];
  const items: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const id = `${prefix}${n}`;
    const bought = draw(40) === 0 ? 'ontem' : '2017-10-02 10:56:33';
    orders.push(`${id},c${draw(60)},${draw(50) === 0 ? 'sumiu' : 'delivered'},${bought}`);
    for (let at = 0; at < draw(4); at += 1) items.push(`${id},${at},p${draw(30)},s${draw(3)},${draw(25) === 0 ? 'dez' : '10.00'},1.00`);
    if (draw(60) === 0) orders.push(`${prefix}${draw(n + 1)},c1,delivered,2017-10-02 10:56:33`);
    if (draw(60) === 0) items.push(`${prefix}${draw(count)},0,p1,s1,11.00,1.00`);
    if (draw(80) === 0) items.push(`lost${n},1,p1,s1,11.00,1.00`);
  }
  const customers = Array.from({ length: 70 }, (_, n) => `c${n % 66 === 65 ? 1 : n + 1},u${n},${n % 9 === 0 ? 'x' : '1310'},sao paulo,SP`);
  const files = {
    orders: ['order_id,customer_id,order_status,order_purchase_timestamp', ...orders],
    items: ['order_id,order_item_id,product_id,seller_id,price,freight_value', ...items],
    customers: ['customer_id,customer_unique_id,customer_zip_code_prefix,customer_city,customer_state', ...customers],
    products: ['product_id,product_category_name', ...Array.from({ length: 40 }, (_, n) => `p${n},bebes`)],
  };
  return Object.fromEntries(Object.entries(files).map(([name, rows]) => [name, rows.join('\n')])) as Record<keyof typeof files, string>;
};

/** What the command line tells of them, in a database of its own. */
const byCommandLine = async (files: ReturnType<typeof mixed>): Promise<readonly string[]> => {
  const database = await openTestDb();
  const source = (name: keyof typeof files) => ({ name, bytes: new TextEncoder().encode(files[name]) });
  const sources = { orders: source('orders'), items: source('items'), customers: source('customers'), products: source('products') };
  const read1 = readOrderTables(sources, [], {});
  await database.db.insert(seller).values({ id: 'ana', name: 'Ana', status: 'active', me2: true }).onConflictDoNothing();
  await database.db
    .insert(marketplaceAccount)
    .values({ id: 'ana', sellerId: 'ana', name: 'Ana', officialName: 'ANA' })
    .onConflictDoNothing();
  const owner = await findSeller(database.db, 'ana');
  if (!read1.ok || !owner.ok) throw new Error('The tables can not be read');
  const lines = await importOrders(database.db, {
    read: read1.value,
    owner: owner.value,
    isForAll: true,
    isUpdate: false,
    now: new Date(),
  });
  await database.close();
  return lines.map(({ file, line, outcome, reasons }) => [`${file}/${line} ${outcome}`, ...reasons.map(sayInBrowser)].join(': '));
};

const linesOf = async (run: ImportRun, file: number): Promise<readonly ImportLine[]> => {
  const all: ImportLine[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const query = { file: String(file), after: String(after), limit: '1000' };
    const page = getImportLines.reply.parse((await send(getImportLines, { params: { id: run._id }, query }, 'superuser')).body);
    all.push(...page.lines);
    after = page.next;
  }
  return all;
};

const told = async (run: ImportRun): Promise<readonly string[]> => {
  const said: string[] = [];
  for (const [file, { name }] of run.files.entries())
    for (const { line, outcome, reasons } of await linesOf(run, file)) said.push([`${name}/${line} ${outcome}`, ...reasons].join(': '));
  return said;
};

/** How many orders of the files are here: one of several companies is several here. */
const ordersHere = async (prefix: string): Promise<number> => {
  const { db } = app();
  const rows = await db
    .select()
    .from(saleOrder)
    .where(like(saleOrder.externalId, `${prefix}%`));
  return new Set(rows.map(({ externalId, packId }) => packId ?? externalId)).size;
};

const countOf = (said: readonly string[], outcome: string): number => said.filter((each) => each.split(' ')[1]?.startsWith(outcome)).length;

test('some orders at a time, every line of every file is told what the command line tells that has them all', async () => {
  const files = mixed('x');
  const expected = await byCommandLine(files);
  const run = await bringTogether(files);
  await map(run, {}, 'superuser');
  const looked = await told(run);
  expect(looked).toEqual(expected.map((each) => each.replace(/ taken/u, ' ready')));
  const done = await start(run, 'superuser');
  const took = await told(done);
  expect(took).toEqual(expected);
  const { taken, refused, unused } = done.counts;
  expect([taken, refused, unused]).toEqual([countOf(took, 'taken'), countOf(took, 'refused'), countOf(took, 'unused')]);
  expect(await ordersHere('x')).toBe(done.files[0]?.counts.taken);

  // Looked at again as they are by now, and mapped anew, which counts nothing twice.
  const again = await bringTogether(files);
  await map(again, {}, 'superuser');
  await map(again, {}, 'superuser');
  expect((await read(again._id, 'superuser')).counts).toEqual({ known: taken, refused, unused });
});

test('whenever a process dies between reading the files and the last order, the next takes each order once', async () => {
  const run = await bringTogether(mixed('y'));
  await map(run, {}, 'superuser');
  const { ready } = (await read(run._id, 'superuser')).counts;
  await app()
    .db.update(importRun)
    .set({ status: 'running', total: ready ?? 0, nextAt: new Date() })
    .where(eq(importRun.id, run._id));
  const dying: typeof importWork = {
    ...importWork,
    settle: async (...given) => {
      await importWork.settle(...given);
      throw new Error('killed');
    },
  };
  const { db } = app();
  let steps = 0;
  const alternating: typeof importWork = {
    ...importWork,
    settle: (...given) => {
      steps += 1;
      return (steps % 2 === 1 ? dying : importWork).settle(...given);
    },
  };
  let now = Date.now();
  for (let round = 0; round < 60; round += 1) {
    await createWorker(alternating, { db, clock: () => new Date(now), log: quiet }).drain();
    now += 3_600_000;
    if ((await read(run._id, 'superuser')).status === 'done') break;
  }
  const done = await read(run._id, 'superuser');
  expect(done).toMatchObject({ status: 'done', done: ready, total: ready, counts: { taken: ready, ready: 0 } });
  expect(await ordersHere('y')).toBe(done.files[0]?.counts.taken);
});
