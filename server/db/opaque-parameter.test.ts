import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countStep } from './count-rows.ts';
import { listListings } from '#contract/listing.ts';
import { listOrders } from '#contract/order-calls.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { insertOrder } from '../../tests/support/orders.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { endingWith, hasUncounted, readByWords } from '../orders/find-orders.ts';
import { conditionsAfter } from '../orders/list-orders.ts';
import { conditionsOf } from '../orders/order-filter.ts';
import { saleOrder } from './schema/order.ts';
import { testPostgres } from '../testing/open-test-db.ts';

/** So many, and so mixed, that a plan for one cursor looks cheaper than the plan for all of them. */
const many = 8000;
const mixed = sql`(n * 4999 % ${many}::int) * interval '1 minute'`;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  const { db } = app;
  await insertOrder(db, 'one', 'ana', 'delivered');
  await db.execute(sql`insert into sale_order (id, version, external_id, status, seller_id, account_id, gross, freight, freight_seller, has_own_shipping_table, items, buyer, shipping, created_at, search)
    select 'o' || n, version, 'n-o' || n, status, seller_id, account_id, gross, freight, freight_seller, has_own_shipping_table, items, buyer, shipping, created_at + ${mixed},
      array_to_tsvector(array['joana'] || case when n % 40 = 0 then array['seldom'] else array[]::text[] end)
    from sale_order, generate_series(1, ${many}::int) n`);
  await insertListing(db, 'one');
  // As long as rows get: short ones are so few pages of the disk that no plan looks much cheaper than another.
  await db.execute(sql`insert into listing select (jsonb_populate_record(one, jsonb_build_object('id', 'l' || n, 'due_at', one.due_at + ${mixed}, 'warning', repeat('Aviso ', 250)))).*
    from listing one, generate_series(1, ${many}::int) n`);
  await db.execute(sql`vacuum (analyze)`);
  // A transaction of somebody else, still open then, keeps rows from being known as everybody's: reading an index alone looks dear.
  await vi.waitFor(async () => {
    await db.execute(sql`vacuum sale_order`);
    const { rows } = await db.execute<{ hidden: number }>(
      sql`select relpages - relallvisible as hidden from pg_class where oid = 'sale_order'::regclass`,
    );
    if (rows[0]?.hidden !== 0) throw new Error('Some rows are not known as everybody’s');
  }, 20_000);
});
afterAll(() => app.close());

/** Pages one after the other: enough that a statement is kept prepared, and that the database has made up its mind about it. */
const walk = async (
  list: typeof listOrders | typeof listListings,
  query: Readonly<Record<string, string>>,
  as: PersonId,
): Promise<void> => {
  let after: string | null = null;
  for (let page = 0; page < 12; page += 1) {
    const asked: Readonly<Record<string, string>> = { ...query, limit: '50', ...(after === null ? {} : { after }) };
    ({ next: after } = list.reply.parse((await app.send(list, { query: asked }, { as })).body));
  }
};

interface Planned extends Record<string, unknown> {
  readonly generic_plans: string;
  readonly custom_plans: string;
}

/** PGlite has one connection, whose statements are all there are; of a pool nobody knows which connection one asks. */
test.skipIf(testPostgres !== null).each([
  ['sales', listOrders, {}, 'superuser', '%from "sale_order" where (%created_at%limit 51)%', '%) >= ((select%'],
  ['sales of some days', listOrders, { from: '2020-01-01', to: '2030-01-01' }, 'superuser', '%) >= ((select%limit 51)%', ''],
  ['sales that have a common word', listOrders, { search: 'joana' }, 'superuser', '%octet_length%union all%', ''],
  ['sales that have a word few have', listOrders, { search: 'seldom' }, 'superuser', '%with found as materialized%) < ((select%', ''],
  ['own sales that have a common word', listOrders, { search: 'joana' }, 'seller', '%seller_id%nullif(%@@%limit 51)%', '%octet_length%'],
  ['the review queue', listListings, {}, 'superuser', '%from "listing" where (%due_at%limit 51)%left join "lease"%', ''],
  ['own listings', listListings, {}, 'seller', '%from "listing" where (%due_at%limit 51)%', '%left join "lease"%'],
] as const)('a page of %s after a cursor is planned once, not each time', async (_what, list, query, as, statement, other) => {
  await walk(list, query, as);
  const { rows } = await app.db.execute<Planned>(
    sql`select generic_plans, custom_plans from pg_prepared_statements where statement like ${statement} and statement not like ${other}`,
  );
  // Five are what the database tries before it decides. The first page has no cursor, and its statement came once only.
  expect(rows.map((row) => [Number(row.custom_plans), Number(row.generic_plans) > 0])).toEqual([[5, true]]);
});

test.skipIf(testPostgres !== null)(
  'of many days a page after a cursor is walked from the cursor on, the others are not read and sorted',
  async () => {
    await walk(listOrders, { from: '2020-01-01', to: '2030-01-01' }, 'superuser');
    const { rows } = await app.db.execute<{ statement: string }>(
      sql`select statement from pg_prepared_statements where statement like '%) >= ((select%) < ((select %limit 51)%'`,
    );
    expect(rows).toHaveLength(1);
    const planned = await app.db.execute<{ 'QUERY PLAN': string }>(sql.raw(`explain (generic_plan) ${rows[0]?.statement}`));
    const plan = planned.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index (Only )?Scan Backward using sale_order_(all|days)/u);
    expect(plan).not.toContain('Bitmap');
  },
);

test.each([0, 100])('of an amount that few sales have the list is not walked to tell that they are few (from row %i)', async (offset) => {
  const actor = { id: 'super', name: '', role: 'superuser', sellerId: null, isMoneyManager: false } as const;
  const filter = { grossFrom: 900_000_000 };
  const where = sql`where ${hasUncounted(filter, actor, countStep)} and ${conditionsOf(filter, actor, 'order')} order by created_at desc, id desc limit 51`;
  const page = offset === 0 ? where : sql`where id in (select id from sale_order ${where} offset ${sql.raw(String(offset))})`;
  const { rows } = await app.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain (analyze, costs off, timing off) select id from sale_order ${page}`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']);
  expect(plan.join('\n')).toContain('One-Time Filter');
  expect(plan.filter((line) => /Backward using sale_order_(all|days)/u.test(line))).toEqual([expect.stringContaining('(never executed)')]);
});

test('words that many sales have are read from the index that holds them, not from the sales', async () => {
  const actor = { id: 'super', name: '', role: 'superuser', sellerId: null, isMoneyManager: false } as const;
  const where = conditionsAfter({ at: new Date('2030-01-01T00:00:00.000Z'), id: 'o' }, { search: 'seldom' }, actor);
  const { rows } = await app.db.execute<{ 'QUERY PLAN': string }>(sql`explain select id from ${saleOrder} ${readByWords(where, 51)}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Only Scan Backward using sale_order_words');
  expect(plan).toContain('Index Scan Backward using sale_order_many_words');
});

test('an order is found by the end of its number in an index that has the numbers backwards', async () => {
  const actor = { id: 'super', name: '', role: 'superuser', sellerId: null, isMoneyManager: false } as const;
  const { rows } = await app.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain (costs off) select * from ${saleOrder} ${endingWith('4327', actor, 8)}`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('sale_order_number_end');
  expect(plan).not.toContain('Seq Scan');
});

test('and it begins at its cursor, however far down that is', async () => {
  const { rows: middle } = await app.db.execute<{ at: string }>(
    sql`select created_at::text as at from sale_order order by created_at offset ${many / 8} limit 1`,
  );
  const actor = { id: 'super', name: '', role: 'superuser', sellerId: null, isMoneyManager: false } as const;
  const days = { from: '2020-01-01', to: '2030-01-01' };
  const where = conditionsAfter({ at: new Date(middle[0]?.at ?? ''), id: 'o' }, days, actor);
  const { rows } = await app.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain (analyze, buffers, costs off, timing off) select id from sale_order where ${where} order by created_at desc, id desc limit 51`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  const [, hit = 0] = /shared hit=(\d+)/u.exec(plan) ?? [];
  expect(plan).toContain('Index Only Scan Backward using sale_order_all');
  // Nearly all orders are newer; their part of the index alone is more than fifty blocks.
  expect(Number(hit)).toBeGreaterThan(0);
  expect(Number(hit)).toBeLessThan(12);
});
