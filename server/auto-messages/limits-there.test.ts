import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createAutoMessage,
  getAutoMessage,
  listSentMessages,
  pauseAutoMessage,
  saveAutoMessage,
  type AutoMessageData,
  type AutoMessageRow,
} from '#contract/auto-message.ts';
import { changeOrderStatus } from '#contract/order-calls.ts';
import { insertOrder } from '../../tests/support/orders.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { autoMessage, autoMessageSent } from '../db/schema/auto-message.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { enqueueBuyerMessage } from './enqueue-buyer-message.ts';

let app: TestApp;
const data: AutoMessageData = { name: 'A caminho', sellerId: null, marketPlaceId: null, event: 'shipped', text: 'Oi, {comprador}!' };

beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  await app.db.delete(autoMessageSent);
  await app.db.delete(autoMessage);
  await app.db.delete(integrationJob);
  await connect('unconnected');
});
afterAll(() => app.close());

const connect = (connection: 'connected' | 'unconnected') =>
  app.db.update(marketplaceAccount).set({ connection }).where(eq(marketplaceAccount.sellerId, 'ana'));
const create = (body: Partial<AutoMessageData> = {}) => app.send(createAutoMessage, { body: { ...data, ...body } }, { as: 'seller' });
const made = async (body: Partial<AutoMessageData> = {}): Promise<AutoMessageRow> =>
  createAutoMessage.reply.parse((await create(body)).body);
const read = async ({ _id: id }: AutoMessageRow) =>
  getAutoMessage.reply.parse((await app.send(getAutoMessage, { params: { id } }, { as: 'seller' })).body);
const pause = ({ _id: id }: AutoMessageRow, isPaused: boolean) =>
  app.send(pauseAutoMessage, { params: { id }, body: { isPaused } }, { as: 'seller' });
const becomes = (orderId: string, event: 'paid' | 'shipped' | 'delivered') =>
  app.db.transaction((tx) => enqueueBuyerMessage(tx, orderId, event, new Date('2026-11-23T12:00:00Z')));
const sent = async ({ _id: id }: AutoMessageRow) =>
  listSentMessages.reply
    .parse((await app.send(listSentMessages, { params: { id } }, { as: 'seller' })).body)
    .items.map(({ orderId }) => orderId);

const account = 'Casa da Ana';
const closed = `Depois da entrega o Mercado Livre não aceita mensagem livre do vendedor (conta ${account})`;

test.each([
  [{ event: 'delivered' }, 'body.event', closed],
  [{ event: 'cancelled' }, 'body.event', `Em venda cancelada o Mercado Livre bloqueia a conversa (conta ${account})`],
  [{ text: 'Oba — chegou 🎉' }, 'body.text', `O Mercado Livre não aceita em mensagens (conta ${account}): — 🎉`],
] as const)(
  'a rule of %o is refused for a connected account where it is written, and taken where the demo plays',
  async (body, path, message) => {
    expect((await create(body)).status).toBe(200);
    await app.db.delete(autoMessage);
    await connect('connected');
    expect(await create(body)).toMatchObject({ status: 400, body: { cause: [{ path, message }] } });
    const rule = await made({ event: 'paid', text: 'Recebemos, obrigado; até já ºª.' });
    const saved = await app.send(saveAutoMessage, { params: { id: rule._id }, body: { ...data, ...body } }, { as: 'seller' });
    expect(saved).toMatchObject({ status: 400, body: { cause: [{ path, message }] } });
  },
);

test('a second rule for the sales of a connected account is refused by the name of the first, however it comes to be', async () => {
  await connect('connected');
  const first = await made({ name: 'Pagamento', event: 'paid' });
  const message = `O Mercado Livre aceita uma só mensagem livre por venda (conta ${account}), e a regra Pagamento já a envia`;
  expect(await create()).toMatchObject({ status: 400, body: { cause: [{ path: 'body.event', message }] } });
  expect(await create({ marketPlaceId: 'account-ana' })).toMatchObject({ status: 400 });
  await pause(first, true);
  const second = await made();
  expect(await pause(first, false)).toMatchObject({
    status: 409,
    body: { message: message.replace('Pagamento', 'A caminho') },
  });
  // The same event of the account alone takes the place of the rule of all: that is no second message.
  expect((await create({ name: 'Da conta', marketPlaceId: 'account-ana' })).status).toBe(200);
  await pause(second, true);
});

test('rules from before an account was connected stay and say why they are not sent; nothing of them is queued for it', async () => {
  const [late, paid, shipped] = [
    await made({ name: 'Entregue', event: 'delivered' }),
    await made({ name: 'Pago', event: 'paid' }),
    await made(),
  ];
  expect([late.whyUnsent, paid.whyUnsent, shipped.whyUnsent]).toEqual([null, null, null]);
  await connect('connected');
  const why = async (rule: AutoMessageRow) => (await read(rule)).whyUnsent;
  expect(await why(late)).toBe(closed);
  expect(await why(paid)).toBe(
    `O Mercado Livre aceita uma só mensagem livre por venda (conta ${account}): vai a desta regra ou a de A caminho`,
  );
  await insertOrder(app.db, 'l1', 'ana', 'delivered');
  await becomes('l1', 'delivered');
  await insertOrder(app.db, 'l2', 'ana', 'paid');
  await becomes('l2', 'paid');
  await becomes('l2', 'shipped');
  await insertOrder(app.db, 'l3', 'ana', 'waiting-shipped');
  expect((await app.send(changeOrderStatus, { body: [{ orderId: 'l3', status: 'shipped' }] }, { as: 'seller' })).status).toBe(409);
  await becomes('l3', 'shipped');
  expect([await sent(late), await sent(paid), await sent(shipped)]).toEqual([[], ['l2'], ['l3']]);
  await pause(shipped, true);
  // Paused it competes with nothing, though the other is at work.
  expect(await why(shipped)).toBe(await why(paid));
  expect(await why(paid)).toBe(`O Balcão ainda não envia mensagens ao Mercado Livre (conta ${account}): elas ficam retidas na fila`);
});

test('a rule that would be refused there says so before anybody resumes it, and no longer once nothing stands in its way', async () => {
  const [late, paid, shipped] = [
    await made({ name: 'Entregue', event: 'delivered' }),
    await made({ name: 'Pago', event: 'paid' }),
    await made(),
  ];
  await pause(paid, true);
  await connect('connected');
  const isRefused = async (rule: AutoMessageRow) => (await read(rule)).isRefusedThere;
  const other = async (rule: AutoMessageRow) => (await read(rule)).otherThere;
  expect([await isRefused(late), await isRefused(paid), await isRefused(shipped)]).toEqual([true, true, false]);
  expect([await other(late), await other(paid), await other(shipped)]).toEqual([null, 'A caminho', null]);
  expect((await pause(paid, false)).status).toBe(409);
  await pause(shipped, true);
  expect(await isRefused(paid)).toBe(false);
  expect((await pause(paid, false)).status).toBe(200);
});
