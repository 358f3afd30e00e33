/** What was never published its company takes back, with all that hangs on it. (decision 0175) */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { duplicateListing, removeListing } from '#contract/listing-calls.ts';
import { getListing, listListings, ListingWritten } from '#contract/listing.ts';
import { listLeadEvents } from '#contract/review-lead.ts';
import { claimListings, skipListing } from '#contract/review-queue.ts';
import { judgeSecondLook, takeSecondLook } from '#contract/second-look.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { newId, openTestApp, type Answered, type TestApp } from '../../tests/support/test-app.ts';
import { event } from '../db/schema/core.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { listingCheck } from '../db/schema/listing-check.ts';
import { notification } from '../db/schema/notification.ts';
import { product } from '../db/schema/product.ts';
import { question } from '../db/schema/question.ts';
import { lease, queueSkip } from '../db/schema/queue.ts';
import { secondLook, secondLookSetting } from '../db/schema/second-look.ts';
import { decisionsOn, problem, written } from './decision-fixture.ts';
import { subjectOf } from './listing-event.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { send, approve, refuse, observe, putBack, read, newListing } = decisionsOn(() => app);
const remove = (publishId: string, as: PersonId = 'seller', ifMatch?: number): Promise<Answered> =>
  send(removeListing, { publishId }, { as, ...(ifMatch === undefined ? {} : { ifMatch }) });
const look = (publishId: string, as: PersonId) => app.send(getListing, { params: { publishId } }, { as });
const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const anErrand = (id: string) =>
  ({
    id: newId('job'),
    kind: 'publishListing',
    subject: subjectOf(id),
    name: 'Capa de chuva',
    sellerId: 'ana',
    accountId: 'account-ana',
    createdAt: new Date(),
  }) as const;
const isThereOf = async (id: string) => (await app.db.$count(listing, eq(listing.id, id))) > 0;
const waiting = async () =>
  listListings.reply.parse((await app.send(listListings, { query: { status: 'pending' } }, { as: 'reviewer' })).body).total;

const near = { from: dayFromNow(-2), to: dayFromNow(2) };
const never = { status: 409, body: { message: 'Só se exclui o anúncio que nunca foi publicado, e do qual nada está sendo enviado' } };

describe('a listing that was never published', () => {
  test('goes with all that hangs on it, and its SKU and its product stay', async () => {
    const id = await newListing();
    await app.send(claimListings, { body: { publishIds: [id] } }, { as: 'reviewer' });
    await app.send(skipListing, { body: { publishId: id, skip: true, reason: 'doubt' } }, { as: 'otherReviewer' });
    await app.db.insert(integrationJob).values({ ...anErrand(id), status: 'failed' });
    const before = await waiting();
    expect(await remove(id)).toMatchObject({ status: 200, body: { publishId: id, version: 3 } });
    const left = await Promise.all([
      app.db.$count(listing, eq(listing.id, id)),
      app.db.$count(listingDetail, eq(listingDetail.listingId, id)),
      app.db.$count(listingCheck, eq(listingCheck.listingId, id)),
      app.db.$count(lease, eq(lease.listingId, id)),
      app.db.$count(queueSkip, eq(queueSkip.listingId, id)),
      app.db.$count(integrationJob, eq(integrationJob.subject, subjectOf(id))),
    ]);
    expect(left).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await waiting()).toBe(before - 1);
    const [kept] = await app.db
      .select()
      .from(product)
      .where(eq(product.id, `product-${id}`));
    expect(kept).toMatchObject({ isListed: false });
  });

  test('is a copy nobody wanted, or one that was refused', async () => {
    const original = await newListing();
    const made = await app.send(duplicateListing, { body: { publishId: original } }, { as: 'seller' });
    const copy = ListingWritten.parse(made.body).publishId;
    expect((await remove(copy)).status).toBe(200);
    expect(await isThereOf(original)).toBe(true);
    const refused = await newListing();
    await refuse(refused);
    expect((await remove(refused)).status).toBe(200);
  });

  test('is the superuser’s to take back as well, and its company is told by whom nobody of it did', async () => {
    const id = await newListing();
    const told = () => app.db.$count(notification, and(eq(notification.subject, subjectOf(id)), eq(notification.sellerId, 'ana')));
    expect((await remove(id, 'superuser')).status).toBe(200);
    expect(await told()).toBe(1);
    const own = await newListing();
    await remove(own);
    expect(await app.db.$count(notification, eq(notification.subject, subjectOf(own)))).toBe(0);
  });

  test('is no reviewer’s and no other company’s to take back', async () => {
    const id = await newListing();
    expect((await remove(id, 'reviewer')).status).toBe(403);
    expect((await remove(id, 'foreignSeller')).status).toBe(404);
    expect(await isThereOf(id)).toBe(true);
  });
});

describe('what may be on the marketplace stays', () => {
  const change = (id: string, set: Partial<typeof listing.$inferInsert>) => app.db.update(listing).set(set).where(eq(listing.id, id));

  test('whatever has a name there, and its row says so before anybody tries', async () => {
    const id = await newListing();
    await change(id, { externalId: `MLB-${id}` });
    expect(await remove(id)).toMatchObject(never);
    const rows = listListings.reply.parse((await app.send(listListings, { query: { ids: id } }, { as: 'seller' })).body).items;
    expect(rows).toMatchObject([{ wasPublished: true }]);
  });

  test('what was on sale and came back to review, with or without a name there', async () => {
    const id = await newListing();
    await approve(id);
    await app.letMarketplaceAct(id);
    await change(id, { externalId: null });
    expect(written(await putBack(id, null)).status).toBe('pending');
    expect(await remove(id)).toMatchObject(never);
  });

  test('what buyers have asked about', async () => {
    const id = await newListing();
    await app.db.insert(question).values({
      id: newId('question'),
      version: 1,
      listingId: id,
      sellerId: 'ana',
      accountId: 'account-ana',
      status: 'pending',
      buyerId: 'b1',
      buyerName: 'BIA',
      text: 'Tem azul?',
      askedAt: new Date(),
      place: new Date(),
      search: [],
    } as unknown as typeof question.$inferInsert);
    expect(await remove(id)).toMatchObject(never);
  });

  test.each([
    ['is being sent at this moment', { status: 'sending', takenBy: randomUUID() }],
    ['is spoken of at this moment', { kind: 'setStock', takenBy: randomUUID() }],
    ['may have arrived', { status: 'failed', isUncertain: true }],
    ['was given up, and may have arrived all the same', { status: 'discarded', isUncertain: true }],
  ])('what %s', async (_name, errand) => {
    const id = await newListing();
    await refuse(id);
    await app.db.insert(integrationJob).values({ ...anErrand(id), ...(errand as Partial<typeof integrationJob.$inferInsert>) });
    expect(await remove(id)).toMatchObject(never);
    expect(await app.db.$count(integrationJob, eq(integrationJob.subject, subjectOf(id)))).toBe(1);
  });

  test('what is approved, on sale or paused', async () => {
    const id = await newListing();
    await approve(id);
    expect(await remove(id)).toMatchObject({ status: 409, body: { message: 'Anúncio já está em processamento' } });
  });
});

describe('who comes after it', () => {
  const gone = { code: 'not-found', message: 'Sílvia Vendedora excluiu este anúncio' };

  test('hears who took it back and when: a reviewer who had it open, and one who decides it', async () => {
    const id = await newListing();
    await remove(id);
    const conflict = { status: 'removed', changes: [{ type: 'removed', by: { id: 'seller' } }] };
    expect(problem(await look(id, 'reviewer'))).toMatchObject({ ...gone, conflict });
    for (const decided of [approve(id), refuse(id), observe(id), putBack(id, null)])
      expect(problem(await decided)).toMatchObject({ ...gone, conflict });
    const skipped = await send(skipListing, { publishId: id, skip: true, reason: 'doubt' });
    expect(problem(skipped)).toMatchObject(gone);
    expect(problem(await look(id, 'seller'))).toMatchObject(gone);
  });

  test('is told nothing of another company’s', async () => {
    const id = await newListing();
    await remove(id);
    expect(problem(await look(id, 'foreignSeller'))).toEqual({ code: 'not-found', message: 'Não encontrado' });
  });

  test('who asks for it a second time hears it, and it is gone once', async () => {
    const id = await newListing();
    expect([(await remove(id)).status, (await remove(id)).status]).toEqual([200, 404]);
    expect(await app.db.$count(event, and(eq(event.subject, subjectOf(id)), eq(event.type, 'removed')))).toBe(1);
  });

  test('a lease is no longer given, and the others of the same claim are', async () => {
    const [id, other] = [await newListing(), await newListing()];
    await remove(id);
    const { status, body } = await app.send(claimListings, { body: { publishIds: [id, other] } }, { as: 'reviewer' });
    expect([status, body]).toMatchObject([
      200,
      [
        { publishId: id, lease: null },
        { publishId: other, lease: { holder: { id: 'reviewer' } } },
      ],
    ]);
  });
});

test('what reviewers did with it stays: their deeds by its title, and the second look at a decision', async () => {
  await app.db.update(secondLookSetting).set({ share: 100 });
  const id = await newListing();
  await refuse(id);
  await remove(id);
  const taken = takeSecondLook.reply.parse((await app.send(takeSecondLook, { body: { except: [] } }, { as: 'otherReviewer' })).body);
  const lookId = taken.look?.publishId ?? '';
  const [judgedOf] = await app.db.select({ of: secondLook.listingId }).from(secondLook).where(eq(secondLook.id, lookId));
  expect(judgedOf).toEqual({ of: id });
  const events = listLeadEvents.reply.parse((await app.send(listLeadEvents, { query: near }, { as: 'superuser' })).body);
  expect(events.items.find(({ publishId }) => publishId === id)).toMatchObject({ deed: 'refused', title: 'Capa de chuva' });
  const judged = await app.send(judgeSecondLook, { params: { id: lookId }, body: { verdict: 'approved' } }, { as: 'otherReviewer' });
  expect(judged.status).toBe(200);
});

test('a history that names a copy leads to who took it back', async () => {
  const original = await newListing();
  const made = await app.send(duplicateListing, { body: { publishId: original } }, { as: 'seller' });
  const copy = ListingWritten.parse(made.body).publishId;
  await remove(copy);
  expect((await read(original)).history[0]).toMatchObject({ type: 'duplicated', copy });
  expect(problem(await look(copy, 'superuser'))).toMatchObject({ message: 'Sílvia Vendedora excluiu este anúncio' });
});
