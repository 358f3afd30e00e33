import { and, desc, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mergedIds } from '../db/merge-walks.ts';
import type { Database } from '../db/open.ts';
import { orderMoney } from '../db/schema/order-money.ts';
import type { Actor } from '../http/actor.ts';
import { fillTable } from '../testing/fill-table.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { whoseOf } from './list-money.ts';
import { ofDays, releasedOf, releasesIn } from './money-days.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
  // A sale a day, and each changed a week after it was paid out.
  const [order_id, seller_id, paid_at] = [`'o' || n`, `'s' || n % 2`, `now() - n * interval '1 day'`];
  await fillTable(database.db, 'order_money', { order_id, seller_id, sold_at: paid_at, told_at: paid_at, released_at: paid_at });
  await fillTable(database.db, 'money_amendment', { order_id, seller_id, paid_at, at: `now() - (n - 7) * interval '1 day'` });
});
afterAll(() => database.close());

const superuser: Actor = { id: 'su', name: 'Sueli', role: 'superuser', sellerId: null, isMoneyManager: true };
const whoever = [
  ['of all companies', superuser],
  ['of one', { ...superuser, role: 'seller', sellerId: 's1' }],
] as const;
const july = { from: '2021-07-01', to: '2021-07-31' };

/** What the database would do, with the ways shut that only look cheap where there are few rows. */
const planOf = (question: SQL, ...shut: readonly string[]): Promise<string> =>
  database.db.transaction(async (tx) => {
    for (const way of shut) await tx.execute(sql`set local ${sql.raw(`enable_${way}`)} = off`);
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${question}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

/** Every index that is read, how, and whether as far as its days go or all of it; and whatever is read without one. */
const readings = (plan: string): readonly string[] =>
  [...plan.matchAll(/(Seq Scan on \w+|Index.* Scan using \w+).*\n(?: +(Index Cond))?/gu)].map(
    ([, how, cond]) => `${how}${cond ? ' by day' : ''}`,
  );

// A sum of a month read every sale there is, to learn whose the few were that had been changed in it: 15 to 1500 ms of a million.
test.each(whoever)('what was paid out on some days, or is to be, is summed from indexes of such days alone, %s', async (_whose, actor) => {
  const whose = whoseOf({}, actor);
  const list = sql`select ${orderMoney.orderId}, ${orderMoney.soldAt} from ${orderMoney} where ${and(ofDays('release', july), whose(orderMoney))}`;
  const sum = sql`select sum(${orderMoney.net}), sum(orders) from ${releasedOf(july, { whose })} group by ${orderMoney.sellerId}`;
  const sales = 'Index Only Scan using order_money_pay by day';
  expect(readings(await planOf(list, 'seqscan', 'bitmapscan'))).toEqual([sales]);
  expect(readings(await planOf(sum, 'seqscan', 'bitmapscan'))).toEqual([
    sales,
    'Index Only Scan using money_amendment_paid by day',
    'Index Only Scan using money_amendment_at by day',
  ]);
});

// Walking the list of sales until a page of those was found passed all of them: 2 s of a million.
test.each(whoever)('sales that were changed on some days, and paid out on others, are looked up one by one, %s', async (_whose, actor) => {
  const whose = whoseOf({}, actor);
  const wheres = releasesIn(july, whose).map((where) => and(where, whose(orderMoney)));
  const order = [desc(orderMoney.soldAt), desc(orderMoney.orderId)];
  const page = mergedIds(orderMoney.orderId, wheres.slice(1), { order, limit: 101, offset: 0 });
  const plan = await planOf(sql`select * from ${orderMoney} where ${orderMoney.orderId} in ${page}`);
  expect(plan).toMatch(/Index Cond: \(order_id = ANY/u);
  expect(plan).not.toMatch(/order_money_(all|seller)|Seq Scan on order_money/u);
});
