import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMoney, getMoneySummary, getMoneyTotal } from '#contract/money.ts';
import { addReturn } from '#contract/order-calls.ts';
import { dayInSaoPaulo } from '#lib/formats.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { orderMoney } from '../db/schema/order-money.ts';
import { saleOrder } from '../db/schema/order.ts';
import { syncSettlements } from '../marketplace/sync-settlements.ts';
import { longAgo, moneyOn } from './money-fixture.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { paid, read, list, walk, tell } = moneyOn(() => app);

const noon = (day: string): Date => new Date(`${day}T15:00:00.000Z`);
/** The embedded marketplace on a day, as long as it has something to say. */
const sync = async (day: string): Promise<void> => {
  while ((await syncSettlements(app.db, longAgo, noon(day))) > 0);
};
const giveBack = async (id: string): Promise<void> => {
  const dates = { dateFrom: '2026-11-01', dateTo: '2026-11-20' };
  const back = { status: 'cancelled', detail: null, changeValues: true, devolutionValue: 4000, ...dates } as const;
  const body = { ...back, orderId: id, trackingNumber: `t-${id}` };
  expect((await app.send(addReturn, { body }, { as: 'superuser' })).status).toBe(200);
};
const summary = async (from: string, to: string, by = 'day') =>
  getMoneySummary.reply.parse((await app.send(getMoneySummary, { query: { on: 'release', by, from, to } }, { as: 'moneyManager' })).body);
const total = async (query: Record<string, string>) =>
  getMoneyTotal.reply.parse((await app.send(getMoneyTotal, { query }, { as: 'moneyManager' })).body);

const none = { count: 0, gross: 0, fee: 0, freight: 0, refunded: 0, net: 0, released: 0, toRelease: 0 };

/** A sale that was told and paid out on a day, with what of it was left. */
const paidOut = async (day: string, status: 'shipped' | 'paid' = 'shipped'): Promise<string> => {
  const id = await paid({}, status);
  await tell(id, { releaseAt: noon(day) });
  await sync(day);
  expect(await read(id)).toMatchObject({ state: 'released', releasedAt: noon(day).toISOString(), told: { net: 7850 } });
  return id;
};

test('what was paid out on a day stays; what is given back later counts on the day it is given back', async () => {
  const id = await paidOut('2027-02-10');
  const before = await summary('2027-02-10', '2027-02-10');
  expect(before.total).toMatchObject({ count: 1, refunded: 0, net: 7850, released: 7850 });
  await giveBack(id);
  await sync('2027-02-20');
  expect(await summary('2027-02-10', '2027-02-10')).toEqual(before);
  expect(await read(id)).toMatchObject({ told: { refunded: 4000, net: 3850 }, amended: [{ at: noon('2027-02-20').toISOString() }] });
  expect((await summary('2027-02-01', '2027-02-28')).items).toEqual([
    { ...none, key: '2027-02-20', label: '2027-02-20', refunded: 4000, net: -4000, released: -4000 },
    ...before.items,
  ]);
});
test('a cancellation after the payment gives back the fee and the freight too, and one that is taken back leaves both days as they were', async () => {
  const id = await paidOut('2027-03-10', 'paid');
  await app.db.update(saleOrder).set({ status: 'cancelled' }).where(eq(saleOrder.id, id));
  await sync('2027-03-15');
  const cancelled = (await summary('2027-03-01', '2027-03-31')).items;
  expect(cancelled).toMatchObject([
    { key: '2027-03-15', count: 0, gross: 0, fee: -1650, freight: -500, refunded: 10_000, net: -7850, released: -7850 },
    { key: '2027-03-10', count: 1, gross: 10_000, net: 7850, released: 7850 },
  ]);
  await app.db.update(saleOrder).set({ status: 'paid', statusBefore: null }).where(eq(saleOrder.id, id));
  await sync('2027-03-20');
  const back = (await summary('2027-03-01', '2027-03-31')).items;
  expect(back[0]).toMatchObject({ key: '2027-03-20', count: 0, fee: 1650, freight: 500, refunded: -10_000, net: 7850 });
  expect(back.slice(1)).toEqual(cancelled);
});

test('what is given back before the payment is paid out less, on that day alone', async () => {
  const id = await paid({}, 'shipped');
  await tell(id, { releaseAt: noon('2027-04-10') });
  await giveBack(id);
  await sync('2027-04-01');
  await sync('2027-04-10');
  expect((await read(id)).amended).toBeUndefined();
  expect((await summary('2027-04-01', '2027-04-30')).items).toMatchObject([
    { key: '2027-04-10', count: 1, refunded: 4000, released: 3850 },
  ]);
});

test('of days of release the total and every summary come to the same, and to it the amounts of the list', async () => {
  // Paid out before these days, in them, and in them and changed after them.
  const [early, within, late] = [await paidOut('2027-05-10'), await paidOut('2027-06-10'), await paidOut('2027-06-11')];
  await giveBack(early);
  await giveBack(within);
  await sync('2027-06-20');
  await giveBack(late);
  await sync('2027-07-05');
  const [from, to] = ['2027-06-01', '2027-06-30'];
  const days = { releaseFrom: from, releaseTo: to };
  const { items } = await list(days);
  expect(items.map(({ _id }) => _id).toSorted()).toEqual([early, within, late].toSorted());
  // Of few days and of many, which are found in other ways.
  for (const releaseTo of [to, '2027-08-05']) expect(await walk({ ...days, releaseTo, limit: '1' })).toEqual(items.map(({ _id }) => _id));
  const came = { gross: 20_000, fee: 3300, freight: 1000, refunded: 8000, net: 7700 };
  for (const state of ['released', 'released,toRelease']) expect(await total({ ...days, state })).toEqual({ total: 3, sum: came });
  expect(await total(days)).toEqual({ total: 3, sum: came });
  expect(await total({ ...days, search: `n-${early}` })).toMatchObject({ total: 1, sum: { gross: 0, refunded: 4000, net: -4000 } });
  expect(await total({ ...days, state: 'toRelease' })).toMatchObject({ total: 0, sum: { net: 0 } });
  for (const by of ['day', 'month', 'account', 'company'])
    expect((await summary(from, to, by)).total).toEqual({ ...came, count: 2, released: 7700, toRelease: 0 });
  // Where the day it was given back is one of the days, it is what it came to.
  expect((await total({ ...days, releaseTo: '2027-12-31', search: `n-${late}` })).sum).toMatchObject({ net: 3850 });
});

test('the overview of the last days says what the list of it comes to, also where a sale from before was given back in them', async () => {
  const today = dayInSaoPaulo(new Date());
  const id = await paid({ createdAt: longAgo }, 'shipped');
  await tell(id, { releaseAt: noon('2020-01-10'), releasedAt: noon('2020-01-10') });
  await giveBack(id);
  const overview = async () => getMoney.reply.parse((await app.send(getMoney, {}, { as: 'moneyManager' })).body);
  const before = await overview();
  await sync(today);
  const { from, to, released } = await overview();
  expect(released).toBe(before.released - 4000);
  expect((await total({ state: 'released', releaseFrom: from, releaseTo: to })).sum?.net).toBe(released);
  expect((await summary(from, to)).total.released).toBe(released);
  expect((await summary('2020-01-10', '2020-01-10')).total).toMatchObject({ count: 1, released: 7850 });
});

test('whoever changes the amounts of what was paid out, the difference is kept, and two changes of one instant are one', async () => {
  const id = await paidOut('2027-08-10');
  const told = noon('2027-08-15');
  await app.db.update(orderMoney).set({ toldAt: told, fee: 1700 }).where(eq(orderMoney.orderId, id));
  await app.db.transaction(async (tx) => {
    for (const fee of [1800, 1750]) await tx.update(orderMoney).set({ fee }).where(eq(orderMoney.orderId, id));
  });
  const { amended = [] } = await read(id);
  // A writer that does not say when the statement told of it means now.
  expect(amended).toMatchObject([
    { fee: 50, net: -50 },
    { at: told.toISOString(), fee: 50, net: -50 },
  ]);
});

/** The same by the statement alone; the embedded marketplace would correct what the next ones tell. */
const toldPaidOut = async (day: string): Promise<string> => {
  const id = await paid({}, 'shipped');
  await tell(id, { releaseAt: noon(day) });
  await tell(id, { releasedAt: noon(day) });
  return id;
};

test('what was paid out before all of it was known was paid out as it is told first', async () => {
  const id = await paid({}, 'shipped');
  await tell(id, { fee: null, releaseAt: noon('2027-09-10'), releasedAt: noon('2027-09-10') });
  expect(await read(id)).toMatchObject({ state: 'released', told: null });
  await tell(id, { toldAt: noon('2027-09-15') });
  expect((await read(id)).amended).toBeUndefined();
  expect((await summary('2027-09-01', '2027-09-30')).items).toMatchObject([{ key: '2027-09-10', count: 1, net: 7850, released: 7850 }]);
});

test('an amount that is not known any more takes with it what was changed, and what is told then was paid out', async () => {
  const id = await toldPaidOut('2027-10-10');
  await tell(id, { toldAt: noon('2027-10-15'), refunded: 4000 });
  await tell(id, { toldAt: noon('2027-10-20'), fee: null });
  const { items } = await summary('2027-10-01', '2027-10-31');
  expect([(await read(id)).amended, items]).toMatchObject([undefined, [{ key: '2027-10-10', count: 1, net: 0, released: 0 }]]);
  await tell(id, { toldAt: noon('2027-10-25'), refunded: 3000 });
  expect((await summary('2027-10-01', '2027-10-31')).items).toMatchObject([{ key: '2027-10-10', net: 4850, released: 4850 }]);
});

test('a payment that turns out to be of another day is of that day as it was told, and what was not paid out is changed by nothing', async () => {
  const id = await toldPaidOut('2027-11-10');
  await tell(id, { toldAt: noon('2027-11-20'), refunded: 4000 });
  const release = (releasedAt: Date | null) =>
    app.db
      .update(orderMoney)
      .set({ releasedAt, releaseAt: noon('2027-11-25') })
      .where(eq(orderMoney.orderId, id));
  await release(noon('2027-11-12'));
  expect((await summary('2027-11-01', '2027-11-30')).items).toMatchObject([
    { key: '2027-11-20', count: 0, net: -4000, released: -4000 },
    { key: '2027-11-12', count: 1, net: 7850, released: 7850 },
  ]);
  const first = { releaseFrom: '2027-11-12', releaseTo: '2027-11-12' };
  expect(await total(first)).toMatchObject({ total: 1, sum: { refunded: 0, net: 7850 } });
  await release(null);
  expect((await read(id)).amended).toBeUndefined();
  expect((await summary('2027-11-01', '2027-11-30')).items).toMatchObject([{ key: '2027-11-25', net: 3850, toRelease: 3850 }]);
});

test('what one statement tells with the payment was paid out so', async () => {
  const id = await paid({}, 'shipped');
  await tell(id, { releaseAt: noon('2027-12-10') });
  await tell(id, { toldAt: noon('2027-12-12'), releasedAt: noon('2027-12-10'), refunded: 4000 });
  expect((await read(id)).amended).toBeUndefined();
  expect((await summary('2027-12-01', '2027-12-31')).items).toMatchObject([{ key: '2027-12-10', refunded: 4000, released: 3850 }]);
});

test('what was changed of a sale goes with it to another company', async () => {
  const id = await toldPaidOut('2028-01-10');
  await tell(id, { toldAt: noon('2028-01-20'), refunded: 4000 });
  const [other] = await app.db
    .select({ sellerId: orderMoney.sellerId, accountId: orderMoney.accountId })
    .from(orderMoney)
    .where(eq(orderMoney.orderId, await paid({}, 'paid', 'beto')));
  if (!other) throw new Error('the other sale has no money');
  await app.db.update(orderMoney).set(other).where(eq(orderMoney.orderId, id));
  expect((await summary('2028-01-01', '2028-01-31')).items).toEqual([]);
  const query = { on: 'release', by: 'company', from: '2028-01-01', to: '2028-01-31' };
  const { items } = getMoneySummary.reply.parse((await app.send(getMoneySummary, { query }, { as: 'superuser' })).body);
  expect(items).toMatchObject([{ key: other.sellerId, count: 1, net: 3850 }]);
});
