import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSentMessages } from '#contract/auto-message.ts';
import type { JobCause, JobKind } from '#contract/integration-job.ts';
import { getListing, Listing } from '#contract/listing.ts';
import { saveListing } from '#contract/listing-edit.ts';
import { getMediation, replyMediation } from '#contract/mediation-calls.ts';
import { cancelOnMarketplace, cancelOrder, changeOrderStatus, getOrder, getOrderLogs, refuseCancel } from '#contract/order-calls.ts';
import { Order } from '#contract/order.ts';
import { listNotifications } from '#contract/notification.ts';
import { answerQuestion, getQuestion } from '#contract/question-calls.ts';
import { Question } from '#contract/question.ts';
import { parseWarnings } from '#contract/warning.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { aClaim, insertMediation } from '../../tests/support/mediations.ts';
import { insertOrder } from '../../tests/support/orders.ts';
import { insertQuestion } from '../../tests/support/questions.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { autoMessage } from '../db/schema/auto-message.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { saleOrder } from '../db/schema/order.ts';
import { enqueueBuyerMessage } from '../auto-messages/enqueue-buyer-message.ts';
import { enqueueJob } from '../integration-jobs/enqueue-job.ts';
import { enqueueStock } from '../integration-jobs/enqueue-stock.ts';
import { applyRefusal } from './apply-refusal.ts';
import { commandOf } from './command-of.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const reason = 'O marketplace não aceita isto.';

/** What the sender does of a refusal for good: the job has failed, and what follows from it stands in the same transaction. */
const refuse = async (subject: string, causes: readonly JobCause[] = []): Promise<void> => {
  const [job] = await app.db.select().from(integrationJob).where(eq(integrationJob.subject, subject));
  if (!job) throw new Error(`Nothing is told of ${subject}`);
  await app.db.transaction(async (tx) => {
    await tx
      .update(integrationJob)
      .set({ status: 'failed', errorCode: '400', error: reason, nextAt: null, sentAt: new Date() })
      .where(eq(integrationJob.id, job.id));
    await applyRefusal(tx, job, { code: '400', text: reason, causes }, new Date());
  });
};
const jobOf = async (subject: string) => {
  const [job] = await app.db.select().from(integrationJob).where(eq(integrationJob.subject, subject));
  if (!job) throw new Error(`Nothing is told of ${subject}`);
  return job;
};
const noticesOf = async (subject: string): Promise<readonly string[]> =>
  listNotifications.reply
    .parse((await app.send(listNotifications, {}, { as: 'seller' })).body)
    .filter((each) => each.subject === subject)
    .map(({ message }) => message);

test('a cancellation that the marketplace refuses leaves the sale where it stood, and may be asked for again', async () => {
  const id = newId('order');
  await insertOrder(app.db, id, 'ana', 'invoiced');
  const params = { externalId: `n-${id}` };
  const body = { type: 'other', description: 'Acabou ontem' };
  await app.send(cancelOnMarketplace, { params, body }, { as: 'superuser' });
  await refuse(`order:${id}`);
  const order = Order.parse((await app.send(getOrder, { params: { id } }, { as: 'superuser' })).body);
  expect(order).toMatchObject({ status: 'invoiced', statusBefore: null, statusToReverse: null, cancelMessage: null, dateClosed: null });
  const logs = getOrderLogs.reply.parse((await app.send(getOrderLogs, { query: { orderIds: id } }, { as: 'superuser' })).body);
  expect(logs[0]).toMatchObject({
    type: 'undoCancel',
    userName: 'Mercado Livre',
    content: { previousValue: 'cancelled', value: 'invoiced' },
  });
  expect(await noticesOf(`order:${id}`)).toContain(`O Mercado Livre recusou o cancelamento da venda n-${id}: ela continua valendo.`);
  expect(await commandOf(app.db, await jobOf(`order:${id}`))).toBeNull();
  expect((await app.send(cancelOnMarketplace, { params, body }, { as: 'superuser' })).status).toBe(200);
});

test('a request that was answered by what the marketplace refuses waits again', async () => {
  const id = newId('order');
  await insertOrder(app.db, id, 'ana', 'invoiced');
  await app.send(changeOrderStatus, { body: [{ orderId: id, status: 'pending_cancelled' }] }, { as: 'seller' });
  const body = { type: 'other', description: 'Acabou ontem' };
  await app.send(cancelOnMarketplace, { params: { externalId: `n-${id}` }, body }, { as: 'superuser' });
  await refuse(`order:${id}`);
  const order = Order.parse((await app.send(getOrder, { params: { id } }, { as: 'superuser' })).body);
  expect(order).toMatchObject({ status: 'pending_cancelled', statusBefore: 'invoiced', statusToReverse: null, wasRequested: true });
  expect(await noticesOf(`order:${id}`)).toContain(
    `O Mercado Livre recusou o cancelamento da venda n-${id}: a solicitação de cancelamento espera de novo uma decisão.`,
  );
  expect((await app.send(refuseCancel, { params: { externalId: `n-${id}` } }, { as: 'superuser' })).body).toMatchObject({
    status: 'invoiced',
  });
});

test('a delivered sale is over since the day it was, also where a request for its cancellation came to nothing', async () => {
  const id = newId('order');
  const dateClosed = new Date('2026-11-02T12:00:00Z');
  await insertOrder(app.db, id, 'ana', 'delivered');
  await app.db.update(saleOrder).set({ dateClosed }).where(eq(saleOrder.id, id));
  await app.send(changeOrderStatus, { body: [{ orderId: id, status: 'pending_cancelled' }] }, { as: 'seller' });
  const body = { type: 'other', description: 'Acabou ontem' };
  await app.send(cancelOnMarketplace, { params: { externalId: `n-${id}` }, body }, { as: 'superuser' });
  await refuse(`order:${id}`);
  await app.send(refuseCancel, { params: { externalId: `n-${id}` } }, { as: 'superuser' });
  const order = Order.parse((await app.send(getOrder, { params: { id } }, { as: 'superuser' })).body);
  expect(order).toMatchObject({ status: 'delivered', dateClosed: dateClosed.toISOString() });
});

test('a refusal of a cancellation that was taken back meanwhile undoes no other one', async () => {
  const id = newId('order');
  await insertOrder(app.db, id, 'ana', 'paid');
  const body = { type: 'other', description: 'Acabou ontem' };
  await app.send(cancelOrder, { params: { externalId: `n-${id}` }, body }, { as: 'superuser' });
  const stale = { id: 'of-an-earlier-one', kind: 'cancelOrder', subject: `order:${id}`, detail: null } as const;
  await app.db.transaction((tx) => applyRefusal(tx, stale, { code: '400', text: reason, causes: [] }, new Date()));
  expect(Order.parse((await app.send(getOrder, { params: { id } }, { as: 'superuser' })).body).status).toBe('cancelled');
});

test('a refused cancellation is said no more once its sale is cancelled here only, whoever has it tried again', async () => {
  const id = newId('order');
  await insertOrder(app.db, id, 'ana', 'paid');
  const sale = { params: { externalId: `n-${id}` }, body: { type: 'other', description: 'Acabou ontem' } };
  await app.send(cancelOnMarketplace, sale, { as: 'superuser' });
  await refuse(`order:${id}`);
  expect((await app.send(cancelOrder, sale, { as: 'superuser' })).status).toBe(200);
  expect(await commandOf(app.db, await jobOf(`order:${id}`))).toBeNull();
});

test('an answer that the marketplace refuses comes back to be corrected, with the reason, and is given again', async () => {
  const [listing, id] = [newId('listing'), newId('question')];
  await insertListing(app.db, listing, 'ana', 'active');
  await insertQuestion(app.db, id, listing);
  const answer = (text: string) => app.send(answerQuestion, { params: { id }, body: { text } }, { as: 'seller' });
  const read = async () => Question.parse((await app.send(getQuestion, { params: { id } }, { as: 'seller' })).body);
  await answer('Serve sim!');
  expect((await read()).returned).toBeNull();
  await refuse(`question:${id}`);
  expect(await read()).toMatchObject({ status: 'unanswered', answer: null, returned: { text: 'Serve sim!', reason } });
  expect(await noticesOf(`question:${id}`)).toEqual([
    'O Mercado Livre recusou a sua resposta a uma pergunta. O texto voltou para você corrigir.',
  ]);
  expect(await commandOf(app.db, await jobOf(`question:${id}`))).toBeNull();
  expect((await answer('Serve, sim.')).status).toBe(200);
  expect(await read()).toMatchObject({ status: 'answered', answer: { text: 'Serve, sim.' }, returned: null });
  // Nobody is to send the older word after the newer one.
  expect(await commandOf(app.db, await jobOf(`question:${id}`))).toMatchObject({ kind: 'answerQuestion', text: 'Serve, sim.' });
});

test('a reply that the marketplace refuses stands as not sent, with the reason, and it is the seller’s turn again', async () => {
  const id = newId('mediation');
  await insertMediation(app.db, id, 'ana', { claim: aClaim(), waitsFor: 'seller' });
  await app.send(replyMediation, { body: { _id: id, message: 'Enviaremos outro.' } }, { as: 'seller' });
  await refuse(`mediation:${id}`);
  const [record] = getMediation.reply.parse((await app.send(getMediation, { params: { id } }, { as: 'seller' })).body);
  expect(record?.mediation.conversation.at(-1)).toMatchObject({ message: 'Enviaremos outro.', dispatch: { state: 'unsent', reason } });
  // What the buyer said was sent by nobody of ours.
  expect(record?.mediation.conversation[0]?.dispatch).toBeNull();
  expect(record).toMatchObject({ status: 'open', version: 3, claim: { waitsFor: 'seller' } });
  expect(await noticesOf(`mediation:${id}`)).toHaveLength(1);
});

test('a reply that is refused after another was given leaves the turn where the newer one put it', async () => {
  const id = newId('mediation');
  await insertMediation(app.db, id, 'ana', { claim: aClaim(), waitsFor: 'seller' });
  await app.send(replyMediation, { body: { _id: id, message: 'Enviaremos outro.' } }, { as: 'seller' });
  const first = await jobOf(`mediation:${id}`);
  await app.send(replyMediation, { body: { _id: id, message: 'Ou o dinheiro de volta.' } }, { as: 'seller' });
  await app.db.update(integrationJob).set({ status: 'failed', error: reason, nextAt: null }).where(eq(integrationJob.id, first.id));
  await app.db.transaction((tx) => applyRefusal(tx, first, { code: '400', text: reason, causes: [] }, new Date()));
  const [record] = getMediation.reply.parse((await app.send(getMediation, { params: { id } }, { as: 'seller' })).body);
  expect(record).toMatchObject({ status: 'open', claim: { waitsFor: 'buyer' } });
  expect(record?.mediation.conversation.at(-2)).toMatchObject({ dispatch: { state: 'unsent', reason } });
});

const approve = async (): Promise<string> => {
  const id = newId('listing');
  await insertListing(app.db, id);
  expect((await app.send(saveListing, { params: { publishId: id }, body: {} }, { as: 'reviewer' })).status).toBe(200);
  return id;
};
const listingOf = async (publishId: string) =>
  Listing.parse((await app.send(getListing, { params: { publishId } }, { as: 'seller' })).body);

test('a listing that the marketplace does not publish is refused, with what it says at its fields, and is sent again corrected', async () => {
  const id = await approve();
  await refuse(`listing:${id}`, [
    { code: 'item.gtin.invalid', field: 'gtin', isWarning: false, text: 'O código universal não existe.' },
    { code: 'item.price.low', field: 'price', isWarning: true, text: 'O preço é baixo.' },
  ]);
  const refused = await listingOf(id);
  expect(refused.status).toBe('refused');
  expect(parseWarnings(refused.warning)).toEqual(['gtin', 'O código universal não existe.']);
  expect(refused.refusal).toMatchObject({ by: { name: 'Mercado Livre' }, warning: refused.warning });
  expect(refused.history[0]).toMatchObject({ type: 'notPublished', by: { name: 'Mercado Livre' } });
  expect(await noticesOf(`listing:${id}`)).toEqual(['O Mercado Livre recusou a publicação de Capa de chuva.']);
  expect(await commandOf(app.db, await jobOf(`listing:${id}`))).toBeNull();
  const body = { title: 'Capa de chuva amarela' };
  expect((await app.send(saveListing, { params: { publishId: id }, body }, { as: 'seller' })).status).toBe(200);
  expect((await listingOf(id)).status).toBe('pending');
});

test('where the marketplace names no field, its own words are the warning', async () => {
  const id = await approve();
  await refuse(`listing:${id}`);
  expect(parseWarnings((await listingOf(id)).warning)).toEqual([reason]);
});

/** It was on sale there, and an edit of it was approved here. */
const editOnSale = async (how: { readonly freezedByDeal: boolean }): Promise<string> => {
  const id = newId('listing');
  await insertListing(app.db, id, 'ana', 'active');
  await app.db
    .update(listing)
    .set({ externalId: `MLB-${id}` })
    .where(eq(listing.id, id));
  await app.db.update(listingDetail).set(how).where(eq(listingDetail.listingId, id));
  expect((await app.send(saveListing, { params: { publishId: id }, body: { title: 'Capa' } }, { as: 'seller' })).status).toBe(200);
  return id;
};
const openJobsOf = async (id: string) =>
  app.db
    .select()
    .from(integrationJob)
    .where(and(eq(integrationJob.subject, `listing:${id}`), eq(integrationJob.status, 'waiting')));

test('a listing that is on sale there, and whose edit the marketplace refuses, is paused there until it is put right', async () => {
  const id = await editOnSale({ freezedByDeal: false });
  await refuse(`listing:${id}`);
  expect((await listingOf(id)).status).toBe('refused');
  const [pause, ...others] = await openJobsOf(id);
  if (!pause) throw new Error('It stays on sale there');
  expect([pause.kind, pause.accountId, others]).toEqual(['pauseListing', 'account-ana', []]);
  expect(await commandOf(app.db, pause)).toEqual({ kind: 'pause', listing: { listingId: id, externalId: `MLB-${id}` } });
  expect(await noticesOf(`listing:${id}`)).toEqual([
    'O Mercado Livre recusou a alteração de Capa: o anúncio é pausado lá até ser corrigido.',
  ]);
  await app.db.update(integrationJob).set({ status: 'failed', error: reason, errorCode: '400' }).where(eq(integrationJob.id, pause.id));
  expect((await listingOf(id)).untold).toMatchObject([{ kind: 'pauseListing', reason }]);
});

test('what takes part in a deal stays on sale there as it was when its edit is refused, and its stock follows', async () => {
  const id = await editOnSale({ freezedByDeal: true });
  await refuse(`listing:${id}`);
  expect(await openJobsOf(id)).toEqual([]);
  expect(await noticesOf(`listing:${id}`)).toEqual(['O Mercado Livre recusou a alteração de Capa: lá continua como estava.']);
  await app.db.transaction((tx) => enqueueStock(tx, [`sku-${id}`], new Date()));
  const [stock] = await openJobsOf(id);
  expect(stock && (await commandOf(app.db, stock))).toMatchObject({ kind: 'setStock', stock: 5 });
});

test('of a listing that was never there no stock is told once it is refused', async () => {
  const id = await approve();
  await refuse(`listing:${id}`);
  await app.db.transaction((tx) => enqueueStock(tx, [`sku-${id}`], new Date()));
  expect(await openJobsOf(id)).toEqual([]);
});

test.each(['changePrice', 'setStock', 'pauseListing', 'activateListing'] as const)(
  'of a refused %s what was decided stands here, and the listing says what is otherwise there',
  async (kind: JobKind) => {
    const id = newId('listing');
    await insertListing(app.db, id, 'ana', 'active');
    const about = { kind, subject: `listing:${id}`, name: 'Capa de chuva', sellerId: 'ana', accountId: 'account-ana' };
    await app.db.transaction((tx) => enqueueJob(tx, about, new Date()));
    expect((await listingOf(id)).untold).toEqual([]);
    await refuse(`listing:${id}`);
    const told = await listingOf(id);
    expect(told).toMatchObject({ status: 'active', price: 9990, version: 2, untold: [{ kind, reason }] });
    expect(told.history[0]).toMatchObject({ type: 'changeRefused' });
    expect(await noticesOf(`listing:${id}`)).toEqual(['O Mercado Livre recusou uma mudança em Capa de chuva: lá continua como estava.']);
    // Said anew, the older word is nobody's to send.
    await app.db.transaction((tx) => enqueueJob(tx, about, new Date()));
    expect((await listingOf(id)).untold).toEqual([]);
  },
);

test('a message that the marketplace does not pass on is blocked, with the reason, and the order says so', async () => {
  const id = newId('order');
  await insertOrder(app.db, id, 'ana', 'shipped');
  const rule = '44444444-4444-4444-8444-444444444444';
  await app.db.insert(autoMessage).values({ id: rule, sellerId: 'ana', name: 'Aviso', event: 'shipped', text: 'Saiu, {comprador}!' });
  await app.db.transaction((tx) => enqueueBuyerMessage(tx, id, 'shipped', new Date()));
  const message = async () =>
    listSentMessages.reply.parse((await app.send(listSentMessages, { params: { id: rule } }, { as: 'seller' })).body).items[0];
  expect(await message()).toMatchObject({ state: 'sending', reason: null });
  await refuse(`order:${id}`);
  expect(await message()).toMatchObject({ state: 'blocked', reason });
  expect(await noticesOf(`order:${id}`)).toEqual([`O Mercado Livre não entregou a mensagem ao comprador da venda n-${id}.`]);
  await app.db
    .update(integrationJob)
    .set({ status: 'done' })
    .where(eq(integrationJob.subject, `order:${id}`));
  expect(await message()).toMatchObject({ state: 'sent', reason: null });
});
