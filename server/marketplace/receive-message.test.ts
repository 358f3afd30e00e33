import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertShelf } from '../../tests/support/listings.ts';
import { aClaim, insertMediation } from '../../tests/support/mediations.ts';
import { insertPeople } from '../../tests/support/people.ts';
import type { Database } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { mediation, mediationMessage } from '../db/schema/mediation.ts';
import { notification } from '../db/schema/notification.ts';
import { saleOrder } from '../db/schema/order.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { receiveMessage } from './receive-message.ts';

let database: Database;
const now = new Date('2026-11-21T12:00:00.000Z');
beforeAll(async () => {
  database = await openTestDb();
  await insertPeople(database.db);
  await insertShelf(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.update(mediation).set({ status: 'closed' });
});

const waiting = { claim: aClaim(), waitsFor: 'buyer' as const };
const read = async (id: string) => (await database.db.select().from(mediation).where(eq(mediation.orderId, id)))[0];
const said = (id: string) =>
  database.db.select().from(mediationMessage).where(eq(mediationMessage.orderId, id)).orderBy(mediationMessage.position);

test('a buyer answers; the seller has two days, and is told', async () => {
  await insertMediation(database.db, 'asked', 'ana', waiting);
  expect(await receiveMessage(database.db, now)).toBe(true);
  expect(await read('asked')).toMatchObject({
    version: 2,
    messages: 2,
    waitsFor: 'seller',
    dueAt: new Date('2026-11-23T12:00:00.000Z'),
    place: new Date('2026-11-23T12:00:00.000Z'),
  });
  expect((await said('asked'))[1]).toMatchObject({ userId: 'b1', userName: 'Joana Compradora Lima', at: now });
  expect(await database.db.select().from(event).where(eq(event.subject, 'mediation:asked'))).toMatchObject([
    { type: 'hear', version: 2, actorName: 'Mercado Livre', sellerId: 'ana', data: { by: 'buyer' } },
  ]);
  expect(await database.db.select().from(notification).where(eq(notification.subject, 'mediation:asked'))).toMatchObject([
    { notificationType: 'mediation', sellerId: 'ana', message: 'O comprador respondeu na mediação da venda n-asked.' },
  ]);
});

test('nobody is played where somebody has connected the account: what is said there is heard there', async () => {
  await insertMediation(database.db, 'connected', 'ana', waiting);
  const stands = (connection: 'connected' | 'unconnected') =>
    database.db.update(marketplaceAccount).set({ connection }).where(eq(marketplaceAccount.id, 'account-ana'));
  await stands('connected');
  expect(await receiveMessage(database.db, now)).toBe(false);
  await stands('unconnected');
  expect(await receiveMessage(database.db, now)).toBe(true);
});

test('what has to be done by a date is the answer; a refund stays what it was, an offer', async () => {
  const actions = ['send_message_to_complainant', 'refund'].map((action) => ({ action, mandatory: false, dueAt: null }));
  await insertMediation(database.db, 'offered', 'ana', { claim: aClaim({ actions }), waitsFor: 'buyer' });
  await receiveMessage(database.db, now);
  expect((await read('offered'))?.claim?.actions).toEqual([
    { action: 'send_message_to_complainant', mandatory: true, dueAt: '2026-11-23T12:00:00.000Z' },
    { action: 'refund', mandatory: false, dueAt: null },
  ]);
});

test('nobody speaks where the seller may not answer', async () => {
  const actions = [{ action: 'refund', mandatory: false, dueAt: null }];
  await insertMediation(database.db, 'shut', 'ana', { claim: aClaim({ actions }), waitsFor: 'buyer' });
  expect(await receiveMessage(database.db, now)).toBe(false);
});

test('in a dispute it is the mediator who answers', async () => {
  await insertMediation(database.db, 'disputed', 'ana', { claim: aClaim({ stage: 'dispute' }), waitsFor: 'mediator' });
  await receiveMessage(database.db, now);
  expect((await said('disputed'))[1]).toMatchObject({ userId: 'mediator', userName: 'Mediador do Mercado Livre' });
});

test('nobody speaks where the seller has to act, where it is closed, and in what was imported of years ago', async () => {
  await insertMediation(database.db, 'ours', 'ana', { claim: aClaim(), waitsFor: 'seller' });
  await insertMediation(database.db, 'over', 'ana', { ...waiting, status: 'closed' });
  await insertMediation(database.db, 'history', 'ana', waiting);
  await database.db
    .update(saleOrder)
    .set({ createdAt: new Date('2017-10-05T12:00:00.000Z') })
    .where(eq(saleOrder.id, 'history'));
  expect(await receiveMessage(database.db, now)).toBe(false);
});

test('of two processes at it at once, each lets somebody else speak', async () => {
  for (const id of ['one', 'two']) await insertMediation(database.db, id, 'ana', waiting);
  await Promise.all([receiveMessage(database.db, now), receiveMessage(database.db, now)]);
  expect([(await said('one')).length, (await said('two')).length]).toEqual([2, 2]);
});
