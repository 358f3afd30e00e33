import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listIntegrationJobs } from '#contract/integration-job.ts';
import { saveKit } from '#contract/kit.ts';
import { replyMediation } from '#contract/mediation-calls.ts';
import {
  cancelOnMarketplace,
  cancelOrder,
  changeOrderStatus,
  fakeCancelOrder,
  getOrder,
  listOrders,
  revertCancel,
} from '#contract/order-calls.ts';
import { changeTracking } from '#contract/order-tracking.ts';
import { Order } from '#contract/order.ts';
import { getProduct, Product, saveProduct } from '#contract/product.ts';
import { insertKit } from '../../tests/support/kits.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { aClaim, insertMediation } from '../../tests/support/mediations.ts';
import { insertOrder } from '../../tests/support/orders.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { autoMessage } from '../db/schema/auto-message.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { kit } from '../db/schema/kit.ts';
import { listing } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { enqueueBuyerMessage } from '../auto-messages/enqueue-buyer-message.ts';
import { commandOf } from '../marketplace/command-of.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const jobsOf = (subject: string) =>
  app.db
    .select()
    .from(integrationJob)
    .where(eq(integrationJob.subject, subject))
    .orderBy(asc(integrationJob.createdAt), asc(integrationJob.id));
const only = async (subject: string) => {
  const [job, another] = await jobsOf(subject);
  if (!job || another) throw new Error(`${subject} has another number of jobs than one`);
  return job;
};
const sent = (job: typeof integrationJob.$inferSelect) => commandOf(app.db, job);
const become = (id: string, set: Partial<typeof integrationJob.$inferInsert>) =>
  app.db.update(integrationJob).set(set).where(eq(integrationJob.id, id));

test('a reply in a mediation is told to the marketplace, which of its messages, and shown as on its way until it is there', async () => {
  const id = newId('mediation');
  await insertMediation(app.db, id, 'ana', { claim: aClaim() });
  const said = replyMediation.reply.parse(
    (await app.send(replyMediation, { body: { _id: id, message: 'Enviaremos outro.' } }, { as: 'seller' })).body,
  );
  const job = await only(`mediation:${id}`);
  expect(job).toMatchObject({ kind: 'replyMediation', status: 'waiting', detail: { message: said.message._id }, name: `Venda n-${id}` });
  expect(said.message.dispatch).toEqual({ jobId: job.id, state: 'sending', reason: null });
  expect(await sent(job)).toMatchObject({ kind: 'replyToClaim', saleId: `n-${id}`, text: 'Enviaremos outro.', at: said.message.date });
});

test('a parcel that a person says is shipped is told to the marketplace with its number and its carrier', async () => {
  const id = newId('order');
  await insertOrder(app.db, id, 'ana', 'waiting-shipped');
  const body = [{ orderId: id, status: 'shipped' as const, trackingNumber: 'RPD700001', carrier: 'Rápida Transportes' }];
  expect((await app.send(changeOrderStatus, { body }, { as: 'seller' })).status).toBe(200);
  const job = await only(`order:${id}`);
  expect(job).toMatchObject({ kind: 'shipOrder', detail: { trackingNumber: 'RPD700001', carrier: 'Rápida Transportes' } });
  expect(await sent(job)).toEqual({
    kind: 'announceShipping',
    saleId: `n-${id}`,
    trackingNumber: 'RPD700001',
    carrier: 'Rápida Transportes',
  });
});

test('a number and a carrier that were taken away since are not told', async () => {
  const id = newId('order');
  await insertOrder(app.db, id, 'ana', 'waiting-shipped');
  const body = [{ orderId: id, status: 'shipped' as const, trackingNumber: 'RPD700001', carrier: 'Rápida Transportes' }];
  await app.send(changeOrderStatus, { body }, { as: 'seller' });
  const none = { trackingNumber: null, carrier: null };
  expect((await app.send(changeTracking, { params: { id }, body: none }, { as: 'seller' })).status).toBe(200);
  expect(await sent(await only(`order:${id}`))).toMatchObject({ kind: 'announceShipping', ...none });
});

test.each([
  ['is told where its sale is cancelled here only since', { kind: 'announceShipping' }, fakeCancelOrder],
  ['is told where its sale is cancelled directly, which says nothing there', { kind: 'announceShipping' }, cancelOrder],
  ['is not told where it is cancelled there', null, cancelOnMarketplace],
] as const)('that a parcel was shipped %s', async (_where, told, cancel) => {
  const id = newId('order');
  await insertOrder(app.db, id, 'ana', 'waiting-shipped');
  await app.send(changeOrderStatus, { body: [{ orderId: id, status: 'shipped' }] }, { as: 'seller' });
  const job = await only(`order:${id}`);
  const body = { type: 'other', description: 'Acabou ontem' };
  expect((await app.send(cancel, { params: { externalId: `n-${id}` }, body }, { as: 'superuser' })).status).toBe(200);
  const command = await sent(job);
  expect(command && { kind: command.kind }).toEqual(told);
});

test('two messages of one order can be told apart, by the event each is of', async () => {
  const id = newId('order');
  await insertOrder(app.db, id, 'ana', 'delivered');
  const rule = { sellerId: 'ana', accountId: null, name: 'Aviso' };
  await app.db.insert(autoMessage).values([
    { id: '11111111-1111-4111-8111-111111111111', ...rule, event: 'shipped', text: 'Saiu, {comprador}!' },
    { id: '22222222-2222-4222-8222-222222222222', ...rule, event: 'delivered', text: 'Chegou, {comprador}!' },
  ]);
  const now = new Date();
  await app.db.transaction(async (tx) => {
    await enqueueBuyerMessage(tx, id, 'shipped', now);
    await enqueueBuyerMessage(tx, id, 'delivered', new Date(now.getTime() + 1000));
  });
  const jobs = await jobsOf(`order:${id}`);
  const details = [{ message: 'shipped' }, { message: 'delivered' }];
  expect(jobs.map(({ detail }) => detail)).toEqual(details);
  const listed = await app.send(listIntegrationJobs, { query: { subject: `order:${id}` } }, { as: 'seller' });
  expect(listIntegrationJobs.reply.parse(listed.body).items.map(({ detail }) => detail)).toEqual(details.toReversed());
  expect(await Promise.all(jobs.map(sent))).toMatchObject([
    { kind: 'messageBuyer', text: 'Saiu, Joana!' },
    { kind: 'messageBuyer', text: 'Chegou, Joana!' },
  ]);
  // One of before it said so was written in the instant of its message.
  const [first] = jobs;
  expect(first && (await sent({ ...first, detail: null }))).toMatchObject({ text: 'Saiu, Joana!' });
});

const setStock = async (product: string, stock: number) => {
  const { name, brand, skus } = Product.parse((await app.send(getProduct, { params: { id: product } }, { as: 'seller' })).body);
  const edit = { name, brand, skus: skus.map(({ _id, gtin, dimensions, price }) => ({ _id, gtin, dimensions, price, stock })) };
  expect((await app.send(saveProduct, { params: { id: product }, body: edit }, { as: 'seller' })).status).toBe(200);
};

test('a stock that changes is told to every listing that sells the SKU, alone or in a kit, and the newest is all that waits', async () => {
  const [id, second, packed, hidden] = [newId('listing'), newId('listing'), newId('listing'), newId('listing')];
  await insertListing(app.db, id, 'ana', 'active');
  for (const each of [second, hidden, packed]) await insertListing(app.db, each, 'ana', each === hidden ? 'pending' : 'paused');
  await insertKit(app.db, id);
  const skuId = `sku-${id}`;
  await app.db
    .update(listing)
    .set({ skuId })
    .where(sql`${listing.id} in (${second}, ${hidden})`);
  const [made] = await app.db
    .select({ code: kit.code })
    .from(kit)
    .where(eq(kit.id, `kit-${id}`));
  await app.db
    .update(listing)
    .set({ kit: true, sku: made?.code ?? '', skuId: null })
    .where(eq(listing.id, packed));

  await setStock(`product-${id}`, 9);
  await setStock(`product-${id}`, 7);
  const told = await Promise.all([id, second, packed, hidden].map((each) => jobsOf(`listing:${each}`)));
  expect(told.map((jobs) => jobs.map(({ kind, status }) => [kind, status]))).toEqual([
    [['setStock', 'waiting']],
    [['setStock', 'waiting']],
    [['setStock', 'waiting']],
    [],
  ]);
  // Read when it is sent; of a kit of two, as many as can be made.
  expect(await Promise.all(told.flat().map(sent))).toMatchObject([{ stock: 7 }, { stock: 7 }, { stock: 3 }]);
});

test('a stock that is being sent is followed by the newer one, and nothing is told of what stayed as it was', async () => {
  const id = newId('listing');
  await insertListing(app.db, id, 'ana', 'active');
  await setStock(`product-${id}`, 6);
  await become((await only(`listing:${id}`)).id, { takenBy: '33333333-3333-4333-8333-333333333333' });
  await setStock(`product-${id}`, 4);
  await setStock(`product-${id}`, 4);
  expect((await jobsOf(`listing:${id}`)).map(({ kind }) => kind)).toEqual(['setStock', 'setStock']);
});

test('what a kit is made of decides its stock: changed, its listings are told', async () => {
  const [id, packed] = [newId('listing'), newId('listing')];
  await insertListing(app.db, id, 'ana', 'pending');
  await insertListing(app.db, packed, 'ana', 'active');
  await insertKit(app.db, id);
  const code = `KIT-${id}`;
  const parts = [{ skuId: `sku-${id}`, quantity: 3 }];
  await app.db.update(listing).set({ kit: true, sku: code, skuId: null }).where(eq(listing.id, packed));
  const body = { name: 'Kit de chuva', code, discount: 0, parts };
  expect((await app.send(saveKit, { params: { id: `kit-${id}` }, body }, { as: 'seller' })).status).toBe(200);
  expect((await only(`listing:${packed}`)).kind).toBe('setStock');
});

const cancel = async (status: 'paid' | 'delivered' = 'paid') => {
  const id = newId('order');
  await insertOrder(app.db, id, 'ana', status);
  const body = { type: 'out_of_stock', description: 'Acabou ontem' };
  expect((await app.send(cancelOnMarketplace, { params: { externalId: `n-${id}` }, body }, { as: 'superuser' })).status).toBe(200);
  return { id, job: await only(`order:${id}`) };
};
const revert = (id: string) =>
  app.send(revertCancel, { params: { externalId: `n-${id}` }, body: { status: 'reverse_cancel' } }, { as: 'superuser' });
const read = async (id: string) => Order.parse((await app.send(getOrder, { params: { id } }, { as: 'superuser' })).body);
const row = async (id: string) =>
  listOrders.reply.parse((await app.send(listOrders, { query: { ids: id, limit: '10' } }, { as: 'superuser' })).body).items[0];

test('a cancellation carries the marketplace’s code, and is withdrawn by its revert while nobody has begun to send it', async () => {
  const { id, job } = await cancel();
  expect(await sent(job)).toEqual({ kind: 'cancelSale', saleId: `n-${id}`, reason: 'OUT_OF_STOCK', text: 'Acabou ontem' });
  expect(await read(id)).toMatchObject({ status: 'cancelled', isCancelSent: false });
  expect((await revert(id)).status).toBe(200);
  expect(await jobsOf(`order:${id}`)).toEqual([]);
  expect(await read(id)).toMatchObject({ status: 'paid', isCancelSent: false });
});

test.each([
  ['taken', { takenBy: '33333333-3333-4333-8333-333333333333' }],
  ['sent', { sentAt: new Date() }],
  ['perhaps there', { isUncertain: true }],
  ['done', { status: 'done' }],
] as const)('a cancellation that is %s is not reverted, and says why', async (_word, set) => {
  const { id, job } = await cancel();
  await become(job.id, set);
  const answer = await revert(id);
  expect(answer).toMatchObject({ status: 409, body: { code: 'step-refused', message: expect.stringContaining('já foi enviado') } });
  expect([await read(id), await row(id)]).toMatchObject([
    { status: 'cancelled', isCancelSent: true },
    { status: 'cancelled', isCancelSent: true },
  ]);
  expect(await only(`order:${id}`)).toMatchObject({ id: job.id });
});

test('a cancellation that was done and is forgotten since is not reverted either', async () => {
  const { id, job } = await cancel();
  await app.db.delete(integrationJob).where(and(eq(integrationJob.id, job.id)));
  expect((await revert(id)).status).toBe(409);
  expect(await row(id)).toMatchObject({ isCancelSent: true });
});

test('the marketplace takes fewer words about a cancellation than we do', async () => {
  const id = newId('order');
  await insertOrder(app.db, id, 'ana', 'paid');
  const ask = (length: number) =>
    app.send(
      cancelOnMarketplace,
      { params: { externalId: `n-${id}` }, body: { type: 'other', description: 'a'.repeat(length) } },
      { as: 'superuser' },
    );
  expect((await ask(160)).status).toBe(400);
  expect((await ask(159)).status).toBe(200);
});

test('what can not be told for a connected account is not taken of its orders, and says why', async () => {
  const [id, parcel] = [newId('order'), newId('order')];
  await insertOrder(app.db, id, 'ana', 'paid');
  await insertOrder(app.db, parcel, 'ana', 'waiting-shipped');
  const connect = (connection: 'connected' | 'unconnected') =>
    app.db.update(marketplaceAccount).set({ connection }).where(eq(marketplaceAccount.id, 'account-ana'));
  const body = { type: 'other', description: 'Acabou ontem' };
  await connect('connected');
  try {
    expect([await read(id), await row(id)].map((order) => order?.lacks)).toEqual([
      expect.arrayContaining(['cancellations']),
      expect.arrayContaining(['cancellations']),
    ]);
    const cancelled = await app.send(cancelOnMarketplace, { params: { externalId: `n-${id}` }, body }, { as: 'superuser' });
    expect(cancelled).toMatchObject({ status: 409, body: { message: expect.stringContaining('cancele por lá') } });
    const shipped = await app.send(changeOrderStatus, { body: [{ orderId: parcel, status: 'shipped' }] }, { as: 'seller' });
    expect(shipped).toMatchObject({ status: 409, body: { message: expect.stringContaining('informe por lá') } });
  } finally {
    await connect('unconnected');
  }
  expect((await jobsOf(`order:${id}`)).length + (await jobsOf(`order:${parcel}`)).length).toBe(0);
  expect((await read(id)).lacks).toBeNull();
});
