import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderMoney } from '../../db/schema/order-money.ts';
import { reputationDay } from '../../db/schema/reputation.ts';
import { computeReputation } from '../../reputation/compute-reputation.ts';
import { openOrderImports } from './import-orders-fixture.ts';

const { database, add, correct, run, imported } = openOrderImports();

const item = 'o1,1,p1,s1,2026-11-20 00:00:00,10,1';

/** What an import of one order left: where it stood before, its expected gross, and the sales of its company's account. */
const left = async (company: string) => {
  await run({ company });
  const { db } = database();
  const orders = await imported();
  const money = await db
    .select()
    .from(orderMoney)
    .where(
      inArray(
        orderMoney.orderId,
        orders.map(({ id }) => id),
      ),
    );
  await computeReputation(db, new Date('2026-11-30T12:00:00.000Z'));
  const [day] = await db.select().from(reputationDay).where(eq(reputationDay.accountId, company));
  return {
    before: orders.map(({ status, statusBefore }) => [status, statusBefore]),
    expected: money.map(({ expectedGross }) => expectedGross),
    sales: [day?.sales, day?.cancelled],
  };
};

test('an imported cancellation that nobody paid is no sale: it has no money and counts in no reputation', async () => {
  add('orders', 'o1,c1,canceled,2026-11-20 10:00:00,,,,');
  add('items', item);
  expect(await left('unpaid')).toEqual({ before: [['cancelled', 'pending']], expected: [], sales: [0, 0] });
});

test.each([
  ['that was paid', 'paid', '2026-11-20 10:05:00,,,'],
  ['that was sent, whose day of payment is not told', 'sent', ',2026-11-21 10:05:00,,'],
])('an imported cancellation %s is a sale that was cancelled', async (_which, company, days) => {
  add('orders', `o1,c1,canceled,2026-11-20 10:00:00,${days}`);
  add('items', item);
  expect(await left(company)).toEqual({ before: [['cancelled', null]], expected: [1000], sales: [1, 1] });
});

test('where a file tells no days of payment a cancellation is taken for one of a sale', async () => {
  add('orders', 'o1,c1,canceled,2026-11-20 10:00:00,,,,');
  correct('orders', (text) => text.replace('order_approved_at', 'anything_else'));
  add('items', item);
  expect(await left('untold')).toEqual({ before: [['cancelled', null]], expected: [1000], sales: [1, 1] });
});
