import { asc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conditionsOf as autoMessagesOf } from '../auto-messages/rule-routes.ts';
import { conditionsOf as categoriesOf } from '../categories/list-categories.ts';
import type { Actor } from '../http/actor.ts';
import { conditionsOf as kitsOf } from '../kits/list-kits.ts';
import { conditionsOf as listingsOf } from '../listings/listing-filter.ts';
import { conditionsOf as moneyOf, wheresOf as moneyWheresOf } from '../money/list-money.ts';
import { conditionsOf as ordersOf } from '../orders/order-filter.ts';
import { conditionsOf as priceRulesOf } from '../prices/rule-routes.ts';
import { conditionsOf as productsOf } from '../products/list-products.ts';
import { conditionsOf as reportsOf } from '../reports/report-routes.ts';
import { fillTable } from '../testing/fill-table.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import type { Database } from './open.ts';
import { autoMessage } from './schema/auto-message.ts';
import { category } from './schema/category.ts';
import { kit } from './schema/kit.ts';
import { listing } from './schema/listing.ts';
import { orderMoney } from './schema/order-money.ts';
import { priceRule } from './schema/price-rule.ts';
import { product } from './schema/product.ts';
import { report } from './schema/report.ts';
import { saleOrder } from './schema/order.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDb();
  const few = `n % 90 = 0`;
  const [ofMany, differs] = [`'a' || n % 50`, `case when n % 50 = 0 then 1 else 0 end`];
  await fillTable(database.db, 'report', {
    id: `'r' || n`,
    owner_id: `'su'`,
    role: `'superuser'`,
    kind: `case when n % 100 = 0 then 'throughput' else 'sales' end`,
    status: `case when ${few} then 'failed' else 'done' end`,
  });
  await fillTable(database.db, 'order_money', {
    order_id: `'o' || n`,
    seller_id: ofMany,
    account_id: ofMany,
    told_at: 'now()',
    gross: '1',
    freight: '0',
    expected_gross: '1',
    expected_freight: differs,
    refunded: `n % 2`,
  });
  await fillTable(database.db, 'auto_message', {
    event: `case when ${few} then 'paid' else 'shipped' end`,
    account_id: ofMany,
    is_paused: 'true',
  });
  await fillTable(database.db, 'price_rule', { account_id: ofMany, archived_at: `case when ${few} then now() end` });
  await fillTable(database.db, 'category', { is_leaf: few, is_closed: few });
  await fillTable(database.db, 'product', { has_stock: few, is_listed: few, lacks_barcode: few });
  await fillTable(database.db, 'kit', { is_short: few, is_listed: few });
  await fillTable(database.db, 'listing', {
    status: `'pending'`,
    reasons: `case when n % 30 = 0 then '{new}' else '{edited}' end::text[]`,
    warning: `case when ${few} then 'image*/gtin' else '' end`,
  });
  // Of a table that another test emptied it is known that it is empty, of a new one nothing.
  await database.db.execute(sql`vacuum analyze`);
});
afterAll(() => database.close());

/** How the database would go, with the ways shut that only look cheap where there are few rows. */
const planOf = (question: SQL): Promise<string> =>
  database.db.transaction(async (tx) => {
    for (const way of ['seqscan', 'bitmapscan', 'sort']) await tx.execute(sql`set local ${sql.raw(`enable_${way}`)} = off`);
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${question}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

const actor: Actor = { id: 'su', name: 'Sueli', role: 'superuser', sellerId: null, isMoneyManager: true };
const [byRule, byPrice] = [
  [autoMessage.name, autoMessage.id],
  [priceRule.name, priceRule.id],
];
const bySale = [orderMoney.soldAt, orderMoney.orderId];
/** Beside another part, and alone. */
const [freightToo, freightAlone] = [moneyWheresOf({ difference: 'freight' }, actor)].flat();
const byReport = [report.createdAt, report.id];

const byLevel = [category.level, category.name, category.id];
const byTitle = [product.sortTitle, product.id];
const byKit = [kit.sortTitle, kit.id];

type Filtered = readonly [index: string, list: string, table: PgTable, where: SQL | undefined, order: readonly PgColumn[]];
const filtered: readonly Filtered[] = [
  ['auto_message_event', 'rules of an event', autoMessage, autoMessagesOf({ event: 'paid' }, actor), byRule],
  ['auto_message_account', 'rules of an account', autoMessage, autoMessagesOf({ marketPlaceId: 'a' }, actor), byRule],
  ['price_rule_account', 'price rules of an account', priceRule, priceRulesOf({ marketPlaceId: 'a' }, actor), byPrice],
  ['price_rule_archived', 'price rules put away', priceRule, priceRulesOf({ status: ['archived'] }, actor), byPrice],
  ['report_status', 'reports of a status', report, reportsOf({ status: ['failed'] }, actor), byReport],
  ['report_kind', 'reports of a kind', report, reportsOf({ kind: 'throughput' }, actor), byReport],
  ['order_money_account', 'money of an account', orderMoney, moneyOf({ marketPlaceId: 'a' }, actor), bySale],
  ['order_money_released', 'money paid out', orderMoney, moneyOf({ state: ['released'] }, actor), bySale],
  ['order_money_unchecked', 'money that differs so', orderMoney, freightAlone, bySale],
  ['order_money_unchecked', 'money that differs so too', orderMoney, freightToo, bySale],
  ['order_money_checked', 'differences that were checked', orderMoney, moneyOf({ difference: 'checked' }, actor), bySale],
  ['category_leaf', 'categories that one lists in', category, categoriesOf({ kind: 'leaf' }), byLevel],
  ['category_closed', 'categories that are closed', category, categoriesOf({ state: 'excluded' }), byLevel],
  ['product_stock', 'products that ran out', product, productsOf({ stock: 'none' }), byTitle],
  ['product_stock', 'products in stock', product, productsOf({ stock: 'some' }), byTitle],
  ['product_listed', 'products that are not listed', product, productsOf({ listed: 'no' }), byTitle],
  ['product_listed', 'products that are listed', product, productsOf({ listed: 'yes' }), byTitle],
  ['product_no_barcode', 'products without a barcode', product, productsOf({ barcode: 'missing' }), byTitle],
  ['kit_short', 'kits that ran out', kit, kitsOf({ stock: 'none' }), byKit],
  ['kit_short', 'kits in stock', kit, kitsOf({ stock: 'some' }), byKit],
  ['kit_listed', 'kits that are listed', kit, kitsOf({ listed: 'yes' }), byKit],
  ['kit_listed', 'kits that are not listed', kit, kitsOf({ listed: 'no' }), byKit],
  [
    'listing_new',
    'new ones of the queue',
    listing,
    listingsOf({ reason: 'new' }, { actor, now: new Date(0) }),
    [listing.dueAt, listing.id],
  ],
  [
    'listing_warned_gtin',
    'listings refused for their barcode',
    listing,
    listingsOf({ warning: 'gtin' }, { actor, now: new Date(0) }),
    [listing.dueAt, listing.id],
  ],
];

// Among 100,000 the whole table was read for each: up to 30 ms, and 20 times what the bare list takes.
test.each(filtered)('the index %s alone holds the %s, for a page and for its total', async (index, _list, table, where, order) => {
  const inOrder = sql.join(order.map(asc), sql`, `);
  const page = sql`select ${order.at(-1)} from ${table} where ${where} order by ${inOrder} limit 100 offset 900`;
  for (const question of [page, sql`select count(*) from ${table} where ${where}`])
    expect(await planOf(question)).toMatch(new RegExp(`Index Only Scan (Backward )?using ${index} `, 'u'));
});

test.each([
  ['of all companies', /Index Only Scan using order_money_(unchecked|differs) /u, actor],
  ['of one', /Index Only Scan using order_money_differs /u, { ...actor, role: 'seller', sellerId: 's1' }],
] as const)('what nobody checked yet is counted in an index, %s', async (_whose, index, reader) => {
  const question = sql`select count(*) from ${orderMoney} where ${moneyOf({ difference: 'open' }, reader)}`;
  expect(await planOf(question)).toMatch(index);
});

// The status was worked out for each of 100,000 rules to find the few that are gone over: 20 times what the bare list takes.
test('price rules that are gone over right now are found by their runs', async () => {
  const question = sql`select count(*) from ${priceRule} where ${priceRulesOf({ status: ['running'] }, actor)}`;
  const plan = await planOf(question);
  expect(plan).toContain('using price_run_open ');
  expect(plan).toContain('using price_rule_pkey ');
});

// Of 100,000 listings each was asked each of seven hundred ways: 3 to 20 seconds, and a minute of a million.
test.each([
  ['listings', listing, listingsOf({ search: '~caneca garrafa' }, { actor, now: new Date(0) }), [listing.dueAt, listing.id]],
  ['orders', saleOrder, ordersOf({ search: '~caneca garrafa' }, actor), [saleOrder.createdAt, saleOrder.id]],
] as const)('%s with a slip in the search are found by the index of their words', async (_what, table, where, order) => {
  const question = sql`select id from ${table} where ${where} order by ${sql.join(order.map(asc), sql`, `)} limit 51`;
  const plan = await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${question}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/CTE found[^]*Bitmap Index Scan on \w+_search/u);
  expect(plan).not.toMatch(/Filter: .*'caneca'/u);
});
