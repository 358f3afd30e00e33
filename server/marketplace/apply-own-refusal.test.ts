import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobKind } from '#contract/integration-job.ts';
import { getListing } from '#contract/listing.ts';
import { saveListing } from '#contract/listing-edit.ts';
import { listNotifications } from '#contract/notification.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing } from '../db/schema/listing.ts';
import { enqueueStock } from '../integration-jobs/enqueue-stock.ts';
import { applyRefusal } from './apply-refusal.ts';
import { commandOf } from './command-of.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const waitingOf = (id: string) => and(eq(integrationJob.subject, `listing:${id}`), eq(integrationJob.status, 'waiting'));
const noticesOf = async (id: string): Promise<readonly string[]> =>
  listNotifications.reply
    .parse((await app.send(listNotifications, {}, { as: 'seller' })).body)
    .filter(({ subject }) => subject === `listing:${id}`)
    .map(({ message }) => message);

/** An edit of what is on sale there is refused so: what is still to be sent of it, and what its company is told. */
const refuseEdit = async (code: string, id = newId('listing')) => {
  const subject = `listing:${id}`;
  await insertListing(app.db, id, 'ana', 'active');
  await app.db
    .update(listing)
    .set({ externalId: `MLB-${id}` })
    .where(eq(listing.id, id));
  expect((await app.send(saveListing, { params: { publishId: id }, body: { title: 'Capa' } }, { as: 'seller' })).status).toBe(200);
  const [job] = await app.db.select().from(integrationJob).where(eq(integrationJob.subject, subject));
  if (!job) throw new Error('Its edit is not told');
  await app.db.transaction(async (tx) => {
    await tx.update(integrationJob).set({ status: 'failed', errorCode: code, nextAt: null }).where(eq(integrationJob.id, job.id));
    await applyRefusal(tx, job, { code, text: 'Não.', causes: [] }, new Date());
  });
  const [after] = await app.db.select({ status: listing.status }).from(listing).where(eq(listing.id, id));
  return {
    status: after?.status,
    waiting: (await app.db.select().from(integrationJob).where(waitingOf(id))).map(({ kind }) => kind),
    told: await noticesOf(id),
  };
};

test.each(['pictures_unreachable', 'several_variants'])(
  'an edit that we do not send ourselves (%s) pauses nothing there, and its company is told that it was not sent',
  async (code) => {
    expect(await refuseEdit(code)).toEqual({
      status: 'refused',
      waiting: [],
      told: ['A alteração de Capa não foi enviada ao Mercado Livre: lá continua como estava.'],
    });
  },
);

test.each(['pictures_unreachable', 'several_variants', 'stock_unknown'])(
  'of a publication that we do not send ourselves (%s) its company is told so, and not that the marketplace refused it',
  async (code) => {
    const id = newId('listing');
    await insertListing(app.db, id, 'ana', 'processing');
    const job = { id: 'job', kind: 'publishListing', subject: `listing:${id}`, detail: null } as const;
    await app.db.transaction((tx) => applyRefusal(tx, job, { code, text: 'Não.', causes: [] }, new Date()));
    expect(await noticesOf(id)).toEqual(['O Balcão não enviou a publicação de Capa de chuva ao Mercado Livre: o motivo está no anúncio.']);
  },
);

test('of what is on sale there a change that we do not send ourselves is not told as refused there', async () => {
  const id = newId('listing');
  await insertListing(app.db, id, 'ana', 'active');
  const job = { id: 'job', kind: 'publishListing', subject: `listing:${id}`, detail: null } as const;
  await app.db.transaction((tx) => applyRefusal(tx, job, { code: 'pictures_unreachable', text: 'Não.', causes: [] }, new Date()));
  expect(await noticesOf(id)).toEqual(['A alteração de Capa de chuva não foi enviada ao Mercado Livre: lá continua como estava.']);
});

test('a change of what was never published there is not told as refused there, nor as standing there', async () => {
  const id = newId('listing');
  await insertListing(app.db, id, 'ana', 'active');
  const job = { id: 'job', kind: 'changePrice', subject: `listing:${id}`, detail: null } as const;
  await app.db.transaction((tx) => applyRefusal(tx, job, { code: 'not_published', text: 'Não.', causes: [] }, new Date()));
  expect(await noticesOf(id)).toEqual([
    'A alteração de Capa de chuva não foi enviada ao Mercado Livre: o anúncio ainda não foi publicado lá.',
  ]);
});

test.each([
  ['pictures_unreachable', 'changeNotSent', [{ kind: 'publishListing', isUnsent: true }]],
  ['400', 'changeRefused', [{ kind: 'publishListing' }]],
  // That it ended its page says by itself.
  ['closed_there', 'changeRefused', []],
] as const)('of a change that ended with %s the history says %s, and the page %j', async (errorCode, type, untold) => {
  const id = newId('listing');
  const subject = `listing:${id}`;
  await insertListing(app.db, id, 'ana', 'active');
  const about = { kind: 'publishListing', subject, name: 'Capa', sellerId: 'ana', accountId: 'account-ana' } as const;
  const [job] = await app.db
    .insert(integrationJob)
    .values({ id, ...about, status: 'failed', errorCode, error: 'Não.', createdAt: new Date() })
    .returning();
  if (!job) throw new Error('Its edit is not told');
  await app.db.transaction((tx) => applyRefusal(tx, job, { code: errorCode, text: 'Não.', causes: [] }, new Date()));
  const { body } = await app.send(getListing, { params: { publishId: id } }, { as: 'seller' });
  const page = getListing.reply.parse(body);
  expect(page.history[0]?.type).toBe(type);
  expect(page.untold).toEqual(untold.map((each) => ({ ...each, reason: 'Não.', held: null, at: job.createdAt.toISOString() })));
});

test('what ended there is not paused there, and its company is told to duplicate it', async () => {
  expect(await refuseEdit('closed_there')).toEqual({
    status: 'refused',
    waiting: [],
    told: ['O anúncio Capa foi encerrado no Mercado Livre: duplique-o para vendê-lo de novo.'],
  });
});

test('that it ended there its page says, also once nothing waits to be told of it any more', async () => {
  const id = newId('listing');
  const page = async () => {
    const { body } = await app.send(getListing, { params: { publishId: id } }, { as: 'seller' });
    return getListing.reply.parse(body);
  };
  await refuseEdit('closed_there', id);
  await app.db.delete(integrationJob).where(eq(integrationJob.subject, `listing:${id}`));
  expect(await page()).toMatchObject({ endedThere: true, untold: [] });
  await app.db.update(listing).set({ isClosedThere: false }).where(eq(listing.id, id));
  expect(await page()).not.toHaveProperty('endedThere');
});

test('what ended there is told no stock any more: it would be refused at every sale', async () => {
  const id = newId('listing');
  await refuseEdit('closed_there', id);
  await app.db.transaction((tx) => enqueueStock(tx, [`sku-${id}`], new Date()));
  expect(await app.db.select().from(integrationJob).where(waitingOf(id))).toEqual([]);
});

test('a stock that is refused because it ended there says so, once, and what is still to be told of it is not said', async () => {
  const id = newId('listing');
  await insertListing(app.db, id, 'ana', 'active');
  await app.db
    .update(listing)
    .set({ externalId: `MLB-${id}` })
    .where(eq(listing.id, id));
  const change = () => app.db.transaction((tx) => enqueueStock(tx, [`sku-${id}`], new Date()));
  await change();
  const [job] = await app.db.select().from(integrationJob).where(waitingOf(id));
  if (!job) throw new Error('Its stock is not told');
  expect(await commandOf(app.db, job)).toMatchObject({ kind: 'setStock' });
  await app.db.transaction((tx) => applyRefusal(tx, job, { code: 'closed_there', text: 'Não.', causes: [] }, new Date()));
  expect(await noticesOf(id)).toEqual(['O anúncio Capa de chuva foi encerrado no Mercado Livre: duplique-o para vendê-lo de novo.']);
  expect(await commandOf(app.db, job)).toBeNull();
  await app.db.delete(integrationJob).where(eq(integrationJob.id, job.id));
  await change();
  expect(await app.db.select().from(integrationJob).where(waitingOf(id))).toEqual([]);
});

test('that it ended there its company hears once, whatever else is refused for that which nobody has decided since', async () => {
  const id = newId('listing');
  await insertListing(app.db, id, 'ana', 'active');
  const job = { id: 'job', subject: `listing:${id}`, detail: null } as const;
  const refuse = (kind: JobKind) =>
    app.db.transaction((tx) => applyRefusal(tx, { ...job, kind }, { code: 'closed_there', text: 'Não.', causes: [] }, new Date()));
  await refuse('changePrice');
  await refuse('changePrice');
  await refuse('setStock');
  expect(await noticesOf(id)).toHaveLength(1);
});
