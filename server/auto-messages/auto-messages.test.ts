import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createAutoMessage,
  getAutoMessage,
  listAutoMessages,
  listSampleOrders,
  listSentMessages,
  pauseAutoMessage,
  saveAutoMessage,
  type AutoMessageData,
  type AutoMessageRow,
} from '#contract/auto-message.ts';
import { cancelOrder, changeOrderStatus, revertCancel } from '#contract/order-calls.ts';
import { insertOrder } from '../../tests/support/orders.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { autoMessage, autoMessageSent } from '../db/schema/auto-message.ts';
import { seller } from '../db/schema/core.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { moveOrder } from '../marketplace/move-order.ts';
import { sendAll } from '../testing/test-sender.ts';
import { countSent } from './count-sent.ts';
import { enqueueBuyerMessage } from './enqueue-buyer-message.ts';

let app: TestApp;
const data: AutoMessageData = {
  name: 'Saiu para entrega',
  sellerId: null,
  marketPlaceId: null,
  event: 'shipped',
  text: 'Oi, {comprador}! {produto} saiu. Pedido {pedido}, {loja}.',
};

beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  await app.db.delete(autoMessageSent);
  await app.db.delete(autoMessage);
  await app.db.delete(integrationJob);
});
afterAll(() => app.close());

const create = (body: Partial<AutoMessageData> = {}, as: PersonId = 'seller') =>
  app.send(createAutoMessage, { body: { ...data, ...body } }, { as });
const made = async (body: Partial<AutoMessageData> = {}, as: PersonId = 'seller'): Promise<AutoMessageRow> =>
  createAutoMessage.reply.parse((await create(body, as)).body);
const read = async (id: string) => getAutoMessage.reply.parse((await app.send(getAutoMessage, { params: { id } }, { as: 'seller' })).body);
const sentBy = async (id: string) =>
  listSentMessages.reply.parse((await app.send(listSentMessages, { params: { id } }, { as: 'seller' })).body).items;
/** What of them is told to the marketplace; beside it that the parcel is on its way. */
const messages = () => app.db.select().from(integrationJob).where(eq(integrationJob.kind, 'messageBuyer'));
const ship = (order: string) => app.send(changeOrderStatus, { body: [{ orderId: order, status: 'shipped' }] }, { as: 'seller' });

test('a buyer is told when the order is shipped, with what the message says of it, and the marketplace is to pass it on', async () => {
  const rule = await made();
  await insertOrder(app.db, 's1', 'ana', 'waiting-shipped');
  expect((await ship('s1')).status).toBe(200);
  const [sent] = await sentBy(rule._id);
  expect(sent).toMatchObject({ orderId: 's1', externalId: 'n-s1', event: 'shipped' });
  expect(sent?.text).toMatch(/^Oi, Joana! .+ saiu\. Pedido n-s1, Casa da Ana\.$/u);
  expect(await read(rule._id)).toMatchObject({ sent: 1, version: 1 });
  expect(await messages()).toMatchObject([
    { kind: 'messageBuyer', subject: 'order:s1', name: 'Venda n-s1', detail: { message: 'shipped' } },
  ]);
});

test('who sends a message writes nothing that another sale waits for; it is in the count at once, and once when it was counted', async () => {
  const rule = await made();
  const written = async () =>
    (await app.db.execute<{ by: string }>(sql`select xmin::text as by from auto_message where id = ${rule._id}`)).rows;
  const before = await written();
  for (const id of ['c1', 'c2']) {
    await insertOrder(app.db, id, 'ana', 'waiting-shipped');
    expect((await ship(id)).status).toBe(200);
  }
  expect(await written()).toEqual(before);
  const asked = await read(rule._id);
  const [last] = await sentBy(rule._id);
  expect([asked.sent, asked.sentAt]).toEqual([2, last?.at]);
  for (const _twice of [1, 2]) {
    await countSent(app.db);
    expect(await read(rule._id)).toEqual(asked);
  }
  expect(await written()).not.toEqual(before);
});

test('a name that makes a message what the marketplace takes out is not sent, and nothing is of a paused account or a blocked company', async () => {
  const rule = await made({ text: 'Obrigado por comprar na {loja}!' });
  await app.db.update(seller).set({ name: 'casadaana.com.br' }).where(eq(seller.id, 'ana'));
  await insertOrder(app.db, 'q1', 'ana', 'waiting-shipped');
  await ship('q1');
  await app.db.update(seller).set({ name: 'Casa da Ana' }).where(eq(seller.id, 'ana'));
  const now = new Date('2026-11-23T12:00:00Z');
  await app.db.update(marketplaceAccount).set({ pausedAt: now }).where(eq(marketplaceAccount.id, 'account-ana'));
  await insertOrder(app.db, 'q2', 'ana', 'waiting-shipped');
  await ship('q2');
  await app.db.update(marketplaceAccount).set({ pausedAt: null }).where(eq(marketplaceAccount.id, 'account-ana'));
  await app.db.update(seller).set({ status: 'blocked' }).where(eq(seller.id, 'ana'));
  await insertOrder(app.db, 'q3', 'ana', 'waiting-shipped', { createdAt: now });
  await app.db.transaction((tx) => enqueueBuyerMessage(tx, 'q3', 'shipped', now));
  await app.db.update(seller).set({ status: 'active' }).where(eq(seller.id, 'ana'));
  expect(await sentBy(rule._id)).toEqual([]);
  await insertOrder(app.db, 'q4', 'ana', 'waiting-shipped');
  await ship('q4');
  expect((await sentBy(rule._id)).map(({ orderId }) => orderId)).toEqual(['q4']);
  // Blocked when it is the message's turn: it waits, and goes on its way when the company may sell again.
  const later = new Date(Date.now() + 60_000);
  await app.db.update(seller).set({ status: 'blocked' }).where(eq(seller.id, 'ana'));
  await sendAll({ db: app.db, clock: () => later });
  expect(await messages()).toMatchObject([{ status: 'waiting', attempts: 0 }]);
  await app.db.update(seller).set({ status: 'active' }).where(eq(seller.id, 'ana'));
  await sendAll({ db: app.db, clock: () => later });
  expect(await messages()).toMatchObject([{ status: 'done' }]);
});

test('an order or tracking number of as many digits as a phone has is sent, for it is no contact', async () => {
  const rule = await made({ text: 'Pedido {pedido}. Rastreio: {rastreio}' });
  await insertOrder(app.db, 'd1', 'ana', 'waiting-shipped', { externalId: '11987654321' });
  const change = { orderId: 'd1', status: 'shipped', trackingNumber: '4598765432' } as const;
  expect((await app.send(changeOrderStatus, { body: [change] }, { as: 'seller' })).status).toBe(200);
  expect((await sentBy(rule._id)).map(({ text }) => text)).toEqual(['Pedido 11987654321. Rastreio: 4598765432']);
});

test('an account’s own rule comes before that of all, a paused one says nothing, and no other company’s is sent', async () => {
  const general = await made({ name: 'Geral' });
  const own = await made({ name: 'Da conta', marketPlaceId: 'account-ana', text: 'Da conta' });
  await made({ text: 'De outra empresa' }, 'foreignSeller');
  await insertOrder(app.db, 's2', 'ana', 'waiting-shipped');
  await insertOrder(app.db, 's3', 'ana', 'waiting-shipped');
  await insertOrder(app.db, 's4', 'ana', 'waiting-shipped');
  await ship('s2');
  for (const id of [own._id, general._id]) {
    expect((await app.send(pauseAutoMessage, { params: { id }, body: { isPaused: true } }, { as: 'seller' })).status).toBe(200);
    await ship(id === own._id ? 's3' : 's4');
  }
  expect((await sentBy(own._id)).map(({ orderId, text }) => `${orderId} ${text}`)).toEqual(['s2 Da conta']);
  expect((await sentBy(general._id)).map(({ orderId }) => orderId)).toEqual(['s3']);
});

test('of one event of one order a buyer is told once, also when it happens again, and not of what is taken back', async () => {
  const rule = await made({ event: 'cancelled', text: 'O pedido {pedido} foi cancelado.' });
  const late = await made({ event: 'paid', text: 'Pagamento recebido.' });
  await insertOrder(app.db, 's5', 'ana', 'paid');
  const form = { type: 'other', description: 'Sem estoque' } as const;
  const cancel = () => app.send(cancelOrder, { params: { externalId: 'n-s5' }, body: form }, { as: 'superuser' });
  expect((await cancel()).status).toBe(200);
  const back = await app.send(revertCancel, { params: { externalId: 'n-s5' }, body: { status: 'reverse_cancel' } }, { as: 'superuser' });
  expect(back.status).toBe(200);
  expect((await cancel()).status).toBe(200);
  expect((await sentBy(rule._id)).map(({ text }) => text)).toEqual(['O pedido n-s5 foi cancelado.']);
  expect(await sentBy(late._id)).toEqual([]);
});

test('what the marketplace does to an order is told too; a message that would say what the order does not have is not sent', async () => {
  const paid = await made({ event: 'paid', text: 'Recebemos, {comprador}.' });
  const invoiced = await made({ event: 'invoiced', text: 'Rastreie em {rastreio}' });
  const now = new Date('2026-11-23T12:00:00Z');
  await insertOrder(app.db, 's6', 'ana', 'pending', {
    createdAt: now,
    shipping: { mode: 'me1', street: 'Rua', city: 'Recife', state: 'PE', zipCode: '50000000', trackingNumber: null },
  });
  expect(await moveOrder(app.db, 'pending', now)).toBe(true);
  expect(await moveOrder(app.db, 'paid', now)).toBe(true);
  expect((await sentBy(paid._id)).map(({ orderId, text }) => [orderId, text])).toEqual([['s6', 'Recebemos, Joana.']]);
  expect(await sentBy(invoiced._id)).toEqual([]);
});

test('two rules at work for one event of one account are refused by the name of the first, however they come to be', async () => {
  const first = await made();
  expect((await create()).status).toBe(409);
  const other = await made({ event: 'delivered' });
  expect((await app.send(saveAutoMessage, { params: { id: other._id }, body: data }, { as: 'seller' })).status).toBe(409);
  const pause = (id: string, isPaused: boolean) => app.send(pauseAutoMessage, { params: { id }, body: { isPaused } }, { as: 'seller' });
  await pause(first._id, true);
  const second = await made({ name: 'Outra' });
  const message = 'A regra Outra já está ativa para este evento nesta conta: pause-a antes';
  expect(await pause(first._id, false)).toMatchObject({ status: 409, body: { message } });
  await pause(second._id, true);
  expect((await pause(first._id, false)).status).toBe(200);
  expect((await pause(first._id, false)).status).toBe(409);
});

test('a rule is of the own company or of the one a superuser names, and what the marketplace would take out is refused', async () => {
  expect((await create({ sellerId: 'beto' })).status).toBe(404);
  expect((await made({ sellerId: 'beto' }, 'superuser')).sellerName).toBe('Loja do Beto');
  // What a fact completes to a link or an address, too.
  for (const text of ['Veja {loja}.com.br', 'Escreva para {loja}@gmail.com', 'Me chame no whatsapp', 'Oi {nome}', ' '])
    expect((await create({ text })).status).toBe(400);
  expect((await create({ marketPlaceId: 'account-beto' })).status).toBe(400);
  const rule = await made({ name: 'Ação de graças' });
  const found = listAutoMessages.reply.parse((await app.send(listAutoMessages, { query: { search: 'acao' } }, { as: 'seller' })).body);
  expect(found.items.map(({ _id }) => _id)).toEqual([rule._id]);
  expect((await app.send(listSentMessages, { params: { id: rule._id } }, { as: 'foreignSeller' })).status).toBe(404);
  await app.send(saveAutoMessage, { params: { id: rule._id }, body: { ...data, text: 'Novo' } }, { as: 'superuser', ifMatch: 1 });
  expect((await app.send(saveAutoMessage, { params: { id: rule._id }, body: data }, { as: 'seller', ifMatch: 1 })).status).toBe(409);
});

test('a message is read over orders that stand so, of the own company alone, and by the first name of the buyer', async () => {
  await insertOrder(app.db, 's7', 'ana', 'delivered');
  await insertOrder(app.db, 's8', 'beto', 'delivered');
  const sample = async (as: PersonId, query: object = {}) =>
    listSampleOrders.reply.parse((await app.send(listSampleOrders, { query: { event: 'delivered', ...query } }, { as })).body);
  const own = await sample('seller');
  expect(own.map(({ orderId }) => orderId)).toEqual(['s7']);
  expect(own[0]).toMatchObject({ facts: { comprador: 'Joana', pedido: 'n-s7', loja: 'Casa da Ana' }, isConnected: false });
  expect(await sample('seller', { sellerId: 'beto' })).toEqual([]);
  expect((await sample('superuser', { sellerId: 'beto' })).map(({ orderId }) => orderId)).toEqual(['s8']);
  await app.db.delete(autoMessage).where(eq(autoMessage.sellerId, 'ana'));
});

test('orders that a message is read over say where nothing would be sent: of a blocked company, a paused account, one not connected', async () => {
  await insertOrder(app.db, 's9', 'ana', 'invoiced');
  const stoppedWith = async (status: 'active' | 'blocked', account: Partial<typeof marketplaceAccount.$inferInsert>) => {
    await app.db.update(seller).set({ status }).where(eq(seller.id, 'ana'));
    await app.db.update(marketplaceAccount).set(account).where(eq(marketplaceAccount.id, 'account-ana'));
    const answer = await app.send(listSampleOrders, { query: { event: 'invoiced' } }, { as: 'superuser' });
    return listSampleOrders.reply.parse(answer.body)[0]?.stopped;
  };
  expect(await stoppedWith('blocked', { pausedAt: new Date('2026-11-01T12:00:00Z'), connection: 'revoked' })).toBe('blocked');
  expect(await stoppedWith('active', { connection: 'revoked' })).toBe('paused');
  expect(await stoppedWith('active', { pausedAt: null })).toBe('disconnected');
  expect(await stoppedWith('active', { connection: 'reauthorize' })).toBe('disconnected');
  // Nobody ever connected it: there the demo plays.
  expect(await stoppedWith('active', { connection: 'unconnected' })).toBeNull();
});

test('what is no id of a message names none', async () => {
  const asked = await app.send(listAutoMessages, { query: { ids: '-'.repeat(36) } }, { as: 'seller' });
  expect(asked).toMatchObject({ status: 200, body: { items: [] } });
});

test('a message whose job is held is said to be held, not on its way', async () => {
  const rule = await made();
  await insertOrder(app.db, 'h1', 'ana', 'waiting-shipped');
  await ship('h1');
  const states = async () => (await sentBy(rule._id)).map(({ state }) => state);
  expect(await states()).toEqual(['sending']);
  await app.db.update(integrationJob).set({ status: 'held', heldReason: 'off' }).where(eq(integrationJob.kind, 'messageBuyer'));
  expect(await states()).toEqual(['held']);
});
