import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkMoney, getOrderMoney } from '#contract/money.ts';
import { mostReturnedCents } from '#contract/order.ts';
import { addReturn, changeOrderStatus, fakeCancelOrder } from '#contract/order-calls.ts';
import { bothHeaders, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { event } from '../db/schema/core.ts';
import { orderMoney } from '../db/schema/order-money.ts';
import { orderReturn, saleOrder } from '../db/schema/order.ts';
import { syncSettlements } from '../marketplace/sync-settlements.ts';
import { makeSettlements } from '../demo/make-settlements.ts';
import { longAgo, moneyOn, now } from './money-fixture.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { paid, read, list, tell, check } = moneyOn(() => app);

test('an order has money from when it is paid, awaited until the marketplace tells of it', async () => {
  const id = await paid({}, 'pending');
  expect((await app.send(getOrderMoney, { params: { id } }, { as: 'moneyManager' })).status).toBe(404);
  await app.db.update(saleOrder).set({ status: 'paid' }).where(eq(saleOrder.id, id));
  expect(await read(id)).toMatchObject({
    state: 'awaited',
    told: null,
    difference: 'missing',
    expected: { gross: 10_000, freight: 500, refunded: 0 },
  });
  await tell(id);
  expect(await read(id)).toMatchObject({
    state: 'toRelease',
    difference: null,
    told: { gross: 10_000, fee: 1650, freight: 500, refunded: 0, net: 7850 },
  });
});

test.each([false, true])('what nobody paid has no money once it is fictitiously cancelled (asked for before: %s)', async (isAsked) => {
  const [unpaid, wasPaid] = [await paid({}, 'pending'), await paid()];
  for (const id of [unpaid, wasPaid]) {
    const name = { params: { externalId: id } };
    if (isAsked) await app.send(changeOrderStatus, { body: [{ orderId: id, status: 'pending_cancelled' }] }, { as: 'moneyManager' });
    expect((await app.send(fakeCancelOrder, { ...name, query: {} }, { as: 'superuser' })).status).toBe(200);
  }
  expect((await app.send(getOrderMoney, { params: { id: unpaid } }, { as: 'moneyManager' })).status).toBe(404);
  expect(await read(wasPaid)).toMatchObject({ status: 'fk_cancelled', expected: { gross: 10_000 } });
});

test('a check is of the amounts it was made of: what changes them opens the difference again', async () => {
  const [returned, awaited] = [await paid(), await paid()];
  await tell(returned, { gross: 9000 });
  for (const id of [returned, awaited]) expect((await check(id, { checked: true, note: 'Campanha' })).status).toBe(200);
  await app.db.update(saleOrder).set({ status: 'cancelled' }).where(eq(saleOrder.id, returned));
  expect(await read(returned)).toMatchObject({ difference: 'gross', checked: null });
  await app.db.update(orderMoney).set({ openedAt: longAgo }).where(eq(orderMoney.toldAt, now));
  while ((await syncSettlements(app.db, longAgo, now)) > 0);
  expect(await read(awaited)).toMatchObject({ difference: null, checked: null });
});

test.each([
  [{ gross: 9000 }, 'gross'],
  [{ freight: 1230 }, 'freight'],
  [{ refunded: 10_000 }, 'return'],
  [{}, null],
] as const)('a statement of %j differs in %s', async (changes, difference) => {
  const id = await paid();
  await tell(id, changes);
  expect((await read(id)).difference).toBe(difference);
});

const aReturn = {
  status: 'cancelled',
  detail: null,
  changeValues: true,
  devolutionValue: 4000,
  dateFrom: '2026-11-01',
  dateTo: '2026-11-20',
} as const;

test('what a return gave back is expected back, and a cancelled sale gives back all of it', async () => {
  const [returned, cancelled] = [await paid({}, 'shipped'), await paid()];
  await tell(returned);
  await tell(cancelled, { refunded: 10_000, fee: 0, freight: 0 });
  await app.send(addReturn, { body: { ...aReturn, orderId: returned, trackingNumber: `t-${returned}` } }, { as: 'superuser' });
  await app.db.update(saleOrder).set({ status: 'cancelled' }).where(eq(saleOrder.id, cancelled));
  expect(await read(returned)).toMatchObject({ difference: 'return', expected: { refunded: 4000 } });
  expect(await read(cancelled)).toMatchObject({ difference: null, expected: { refunded: 10_000, freight: 0 } });
});

test('a difference is checked with a note, once, and taken back; each leaves an event', async () => {
  const id = await paid();
  await tell(id, { gross: 9000 });
  const checked = await check(id, { checked: true, note: 'Desconto da campanha' });
  expect(checked.body).toMatchObject({
    version: 2,
    difference: 'gross',
    checked: { by: 'Mônica Financeiro', note: 'Desconto da campanha' },
  });
  expect((await list({ search: `n-${id}`, difference: 'open' })).items).toEqual([]);
  expect((await list({ search: `n-${id}`, difference: 'checked' })).items).toHaveLength(1);
  expect(await check(id, { checked: true, note: 'De novo' })).toMatchObject({
    status: 409,
    body: { message: 'A divergência já foi conferida' },
  });
  expect((await check(id, { checked: false })).body).toMatchObject({ version: 3, checked: null });
  const told = await app.db
    .select()
    .from(event)
    .where(eq(event.subject, `money:${id}`));
  expect(told.map(({ type, sellerId }) => [type, sellerId])).toEqual([
    ['checked', 'ana'],
    ['unchecked', 'ana'],
  ]);
});

test('a difference that is opened again by mistake is checked as it was when that is taken back: by whom, when and why', async () => {
  const id = await paid();
  await tell(id, { gross: 9000 });
  const by = async (as: 'moneyManager' | 'superuser', key: string, body: object) =>
    app.knock(checkMoney, { params: { id }, body }, { ...bothHeaders(await app.tokenOf(as)), 'idempotency-key': `${key}-${id}` });
  await by('moneyManager', 'check', { checked: true, note: 'Campanha' });
  const { checked } = await read(id);
  await by('superuser', 'open', { checked: false });
  // The statement was put right meanwhile.
  await tell(id);
  expect((await by('superuser', 'undo', { checked: true, note: 'Campanha', undoes: `open-${id}` })).status).toBe(200);
  expect((await read(id)).checked).toEqual(checked);
  await by('superuser', 'again', { checked: false });
  await tell(id, { gross: 9000 });
  await by('moneyManager', 'anew', { checked: true, note: 'Outra' });
  await by('moneyManager', 'opened', { checked: false });
  expect((await by('superuser', 'late', { checked: true, note: 'Campanha', undoes: `again-${id}` })).status).toBe(409);
  expect((await read(id)).checked).toBeNull();
});

test('what agrees is not checked, and what somebody else checked meanwhile is not checked over', async () => {
  const [equal, differs] = [await paid(), await paid()];
  await tell(equal);
  expect(await check(equal, { checked: true, note: 'x' })).toMatchObject({
    status: 409,
    body: { message: 'Extrato e pedido já conferem' },
  });
  await check(differs, { checked: true, note: 'Conferido' }, 1, 'superuser');
  expect(await check(differs, { checked: false }, 1)).toMatchObject({
    status: 409,
    body: { conflict: { changes: [{ type: 'checked' }] } },
  });
});

test('a check of other amounts than there are now is refused, with whose doing they are', async () => {
  const id = await paid({}, 'shipped');
  await tell(id, { gross: 9000 });
  const { version } = await read(id);
  const body = { ...aReturn, orderId: id, trackingNumber: `t-${id}` };
  expect((await app.send(addReturn, { body }, { as: 'superuser' })).status).toBe(200);
  expect(await check(id, { checked: true, note: 'Campanha' }, version)).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile', conflict: { changes: [{ type: 'expected', by: { id: 'superuser' } }] } },
  });
  const now = await read(id);
  expect(now).toMatchObject({ checked: null, expected: { refunded: 4000 } });
  expect((await check(id, { checked: true, note: 'Campanha' }, now.version)).status).toBe(200);
});

test('a return that changes no amount leaves a check as it is, and one that is refused leaves nothing', async () => {
  const [unchanged, notSent] = [await paid({}, 'shipped'), await paid()];
  await tell(unchanged, { gross: 9000 });
  await check(unchanged, { checked: true, note: 'Campanha' });
  const { checked, version } = await read(unchanged);
  const bodyOf = (orderId: string, devolutionValue: number) => ({ ...aReturn, devolutionValue, orderId, trackingNumber: `t-${orderId}` });
  expect((await app.send(addReturn, { body: bodyOf(unchanged, 0) }, { as: 'superuser' })).status).toBe(200);
  expect(await read(unchanged)).toMatchObject({ status: 'cancelled', checked, version });
  expect((await app.send(addReturn, { body: bodyOf(notSent, 4000) }, { as: 'superuser' })).status).toBe(409);
  expect(await app.db.select().from(orderReturn).where(eq(orderReturn.orderId, notSent))).toEqual([]);
  expect(await read(notSent)).toMatchObject({ expected: { refunded: 0 } });
});

test('the embedded marketplace tells what was paid since it plays, gives back what was returned, and pays out when it is due', async () => {
  const id = await paid();
  await app.db.update(orderMoney).set({ openedAt: longAgo }).where(eq(orderMoney.toldAt, now));
  const told = async (at: Date) => {
    while ((await syncSettlements(app.db, longAgo, at)) > 0);
    return read(id);
  };
  expect(await told(now)).toMatchObject({ state: 'toRelease', difference: null, told: { fee: 1650 }, version: 2 });
  await app.db.update(saleOrder).set({ status: 'cancelled' }).where(eq(saleOrder.id, id));
  expect(await told(now)).toMatchObject({ difference: null, told: { refunded: 10_000, fee: 0, net: 0 } });
  // A cancellation that was taken back, or that the marketplace refused.
  await app.db.update(saleOrder).set({ status: 'paid', statusBefore: null }).where(eq(saleOrder.id, id));
  expect(await told(now)).toMatchObject({ difference: null, told: { refunded: 0, fee: 1650, freight: 500, net: 7850 } });
  expect(await told(new Date('2027-01-01T00:00:00.000Z'))).toMatchObject({ state: 'released' });
  const before = await paid();
  await syncSettlements(app.db, new Date('2100-01-01T00:00:00.000Z'), now);
  expect(await read(before)).toMatchObject({ state: 'awaited' });
});

test('what remains of a sale is told of the largest return there may be', async () => {
  const id = await paid({ gross: 100, freightSeller: 2000, createdAt: new Date('2026-11-10T12:00:00.000Z') }, 'shipped');
  await tell(id, { gross: 100, freight: 2000, fee: 0 });
  const bodyOf = (devolutionValue: number) => ({ ...aReturn, devolutionValue, orderId: id, trackingNumber: `t-${id}` });
  expect((await app.send(addReturn, { body: bodyOf(mostReturnedCents) }, { as: 'superuser' })).status).toBe(200);
  while ((await syncSettlements(app.db, longAgo, now)) > 0);
  expect(await read(id)).toMatchObject({ difference: null, told: { refunded: mostReturnedCents, net: 100 - 2000 - mostReturnedCents } });
});

test('the embedded marketplace gives no statement of a past that was imported', async () => {
  const id = await paid({ createdAt: new Date('2024-01-02T12:00:00.000Z') }, 'delivered');
  await syncSettlements(app.db, longAgo, now);
  expect(await read(id)).toMatchObject({ state: 'awaited', told: null });
});

test('the demo’s statements differ in every way for a company with enough sales', async () => {
  for (let at = 0; at < 30; at += 1)
    await paid({ createdAt: new Date(Date.UTC(2022, 1, at + 1)) }, at % 3 === 0 ? 'cancelled' : 'delivered', 'beto');
  await makeSettlements(app.db, now, sql`(select id from seller)`);
  const { items } = await list({ sellerId: 'beto', to: '2022-12-31' }, 'superuser');
  expect(new Set(items.map(({ difference }) => difference))).toEqual(new Set(['missing', 'gross', 'freight', 'return', null]));
});
