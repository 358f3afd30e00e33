import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OrderStatus } from '#contract/order.ts';
import { insertOrder } from '../../tests/support/orders.ts';
import { insertShelf } from '../../tests/support/listings.ts';
import { insertPeople } from '../../tests/support/people.ts';
import type { Database } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { notification } from '../db/schema/notification.ts';
import { orderNote, saleOrder } from '../db/schema/order.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { isNeverDelivered, movable, moveOrder } from './move-order.ts';

let database: Database;
const now = new Date('2026-11-21T12:00:00.000Z');
const me2 = { mode: 'me2' as const, street: 'Rua A', city: 'Recife', state: 'PE', zipCode: '50010000' };

beforeAll(async () => {
  database = await openTestDb();
  await insertPeople(database.db);
  await insertShelf(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(orderNote);
  await database.db.delete(saleOrder);
});

const day = (at: number): Date => new Date(Date.UTC(2026, 9, at));
const add = (id: string, status: OrderStatus, changes: Partial<typeof saleOrder.$inferInsert> = {}): Promise<void> =>
  insertOrder(database.db, id, 'ana', status, { shipping: me2, ...changes });
const read = async (id: string) => (await database.db.select().from(saleOrder).where(eq(saleOrder.id, id)))[0];
const happened = (id: string) =>
  database.db
    .select()
    .from(event)
    .where(eq(event.subject, `order:${id}`));

test('an order goes the whole way, one step and one event at a time, and its end has its date', async () => {
  await add('way', 'pending');
  const seen: unknown[] = [];
  for (const status of ['pending', 'paid', 'invoiced', 'waiting-shipped', 'shipped'] as const) {
    expect(await moveOrder(database.db, status, now)).toBe(true);
    seen.push((await read('way'))?.status);
  }
  expect(seen).toEqual(['paid', 'invoiced', 'waiting-shipped', 'shipped', 'delivered']);
  expect(await read('way')).toMatchObject({ version: 6, dateClosed: now });
  expect((await happened('way')).map(({ type, version, data, actorName }) => [type, version, data, actorName])).toEqual([
    ['pay', 2, { previousValue: 'pending', value: 'paid' }, 'Mercado Livre'],
    ['invoice', 3, { previousValue: 'paid', value: 'invoiced' }, 'Mercado Livre'],
    ['awaitShipment', 4, { previousValue: 'invoiced', value: 'waiting-shipped' }, 'Mercado Livre'],
    ['ship', 5, { previousValue: 'waiting-shipped', value: 'shipped' }, 'Mercado Livre'],
    ['deliver', 6, { previousValue: 'shipped', value: 'delivered' }, 'Mercado Livre'],
  ]);
});

const told = async (id: string) =>
  (
    await database.db
      .select()
      .from(notification)
      .where(eq(notification.subject, `order:${id}`))
  ).map(({ sellerId, userId, notificationType, message }) => [sellerId, userId, notificationType, message]);

test('the company is told of a new sale when it is paid, and of nothing else on its way to the buyer', async () => {
  await add('sold', 'pending');
  for (const status of ['pending', 'paid', 'invoiced', 'waiting-shipped', 'shipped'] as const) await moveOrder(database.db, status, now);
  expect((await read('sold'))?.status).toBe('delivered');
  expect(await told('sold')).toEqual([['ana', null, 'order', 'Você tem uma nova venda: n-sold.']]);
});

test('who has waited longest is first', async () => {
  await add('young', 'paid', { createdAt: day(9) });
  await add('old', 'paid', { createdAt: day(2) });
  await moveOrder(database.db, 'paid', now);
  expect([(await read('old'))?.status, (await read('young'))?.status]).toEqual(['invoiced', 'paid']);
});

test('what the seller ships by an own carrier waits for the seller; what was suspended stays where it is', async () => {
  await add('own', 'waiting-shipped', { shipping: { ...me2, mode: 'me1' } });
  await add('held', 'shipped', { shipping: { ...me2, status: 'suspended' } });
  expect([await moveOrder(database.db, 'waiting-shipped', now), await moveOrder(database.db, 'shipped', now)]).toEqual([false, false]);
});

test('what was imported of years ago is history: nothing is delivered today that was on its way in 2017', async () => {
  await add('history', 'shipped', { createdAt: new Date('2017-10-05T12:00:00.000Z') });
  await add('before', 'paid', { createdAt: new Date(now.getTime() - 90 * 86_400_000 - 1) });
  for (const status of movable) expect(await moveOrder(database.db, status, now)).toBe(false);
  await add('since', 'paid', { createdAt: new Date(now.getTime() - 90 * 86_400_000) });
  expect(await moveOrder(database.db, 'paid', now)).toBe(true);
  expect([(await read('history'))?.status, (await read('before'))?.status, (await read('since'))?.status]).toEqual([
    'shipped',
    'paid',
    'invoiced',
  ]);
});

test('one that ended, or waits for an answer to a request, is nobody’s to move', async () => {
  for (const status of OrderStatus.options.filter((each) => !(movable as readonly OrderStatus[]).includes(each))) await add(status, status);
  for (const status of movable) expect(await moveOrder(database.db, status, now)).toBe(false);
});

test('some are never delivered, always the same', async () => {
  const id = Array.from({ length: 40 }, (_, at) => `n${at}`).find(isNeverDelivered) ?? '';
  await add(id, 'shipped');
  await moveOrder(database.db, 'shipped', now);
  expect(await read(id)).toMatchObject({ status: 'not_delivered', dateClosed: null });
  expect(await told(id)).toEqual([['ana', null, 'order', `A venda n-${id} não foi entregue e está sendo devolvida.`]]);
});

test('of two processes at it at once, each moves another order', async () => {
  for (const id of ['a', 'b', 'c', 'd']) await add(`two-${id}`, 'pending');
  await Promise.all([moveOrder(database.db, 'pending', now), moveOrder(database.db, 'pending', now)]);
  const versions = (await database.db.select().from(saleOrder)).map(({ version }) => version);
  expect(versions.toSorted((x, y) => x - y)).toEqual([1, 1, 2, 2]);
});
