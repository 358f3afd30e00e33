import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOrders } from '#contract/order-calls.ts';
import { insertOrder } from '../../tests/support/orders.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { testPostgres } from '../testing/open-test-db.ts';

/** So many, and so mixed, that a plan for one cursor looks cheaper than the plan for all of them. */
const many = 8000;
const mixed = sql`(n * 4999 % ${many}::int) * interval '1 minute'`;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  const { db } = app;
  await insertOrder(db, 'one', 'ana', 'delivered');
  await db.execute(sql`insert into sale_order (id, version, external_id, status, seller_id, account_id, gross, freight, freight_seller, has_own_shipping_table, items, buyer, shipping, created_at)
    select 'o' || n, version, 'n-o' || n, status, seller_id, account_id, gross, freight, freight_seller, has_own_shipping_table, items, buyer, shipping, created_at + ${mixed}
    from sale_order, generate_series(1, ${many}::int) n`);
  await db.execute(sql`vacuum (analyze)`);
});
afterAll(() => app.close());

/** Pages one after the other: enough that a statement is kept prepared, and that the database has made up its mind about it. */
const walk = async (query: Readonly<Record<string, string>>): Promise<void> => {
  let after: string | null = null;
  for (let page = 0; page < 12; page += 1) {
    const asked = { ...query, limit: '50', ...(after === null ? {} : { after }) };
    ({ next: after } = listOrders.reply.parse((await app.send(listOrders, { query: asked }, { as: 'superuser' })).body));
  }
};

interface Planned extends Record<string, unknown> {
  readonly generic_plans: string;
  readonly custom_plans: string;
}

/** PGlite has one connection, whose statements are all there are; of a pool nobody knows which connection one asks. */
test.skipIf(testPostgres !== null).each([
  ['sales', {}, '%from "sale_order" where (%created_at%limit 51)%', '%"created_at" >= (select%'],
  ['sales of some days', { from: '2020-01-01', to: '2030-01-01' }, '%"created_at" >= (select%limit 51)%', ''],
] as const)('a page of %s after a cursor is planned once, not each time', async (_what, query, statement, other) => {
  await walk(query);
  const { rows } = await app.db.execute<Planned>(
    sql`select generic_plans, custom_plans from pg_prepared_statements where statement like ${statement} and statement not like ${other}`,
  );
  // Five are what the database tries before it decides. The first page has no cursor, and its statement came once only.
  expect(rows.map((row) => [Number(row.custom_plans), Number(row.generic_plans) > 0])).toEqual([[5, true]]);
});
