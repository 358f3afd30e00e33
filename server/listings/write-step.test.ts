import { and, asc, eq, getTableColumns, inArray, isNotNull } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import { observeListing, refuseListing } from '#contract/listing.ts';
import { claimListings, snoozeListing } from '#contract/review-queue.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { bothHeaders, openTestApp, type Answered, type TestApp } from '../../tests/support/test-app.ts';
import { event } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { notification } from '../db/schema/notification.ts';
import { sku } from '../db/schema/product.ts';
import { lease, queueSkip } from '../db/schema/queue.ts';
import { reviewerPractice } from '../db/schema/second-look.ts';
import { newUntil } from '../second-looks/draw.ts';
import { lockListing } from './lock-listing.ts';

const asked = vi.spyOn(Client.prototype, 'query');
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

let keys = 0;
const send = async (line: Call, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answered> => {
  keys += 1;
  return app.knock(line, { body }, { ...bothHeaders(await app.tokenOf('reviewer')), 'idempotency-key': `step-${keys}`, ...headers });
};
const refuse = (publishId: string, headers?: Readonly<Record<string, string>>): Promise<Answered> =>
  send(refuseListing, { publishId, warning: 'image', gtin: null }, headers);

const reviewer = { id: 'reviewer', name: 'Regina Revisora', role: 'reviewer', sellerId: null, isMoneyManager: false } as const;
const seller = { ...reviewer, id: 'seller', role: 'seller', sellerId: 'ana' } as const;

/** They are not new: nobody counts their decisions any more. */
const practise = () => app.db.insert(reviewerPractice).values({ reviewerId: 'reviewer', decided: newUntil }).onConflictDoNothing();

test('a refusal is seven statements: who asks; begin; its key; the lock; all it writes; who asks, once more, and its answer; commit', async () => {
  await insertListing(app.db, 's1');
  await practise();
  await app.tokenOf('reviewer');
  const before = asked.mock.calls.length;
  expect((await refuse('s1')).status).toBe(200);
  expect(asked.mock.calls.slice(before).map(([query]) => firstWords(query))).toEqual([
    'select "session"."id", "session"."started_at",',
    'begin',
    'insert into "ledger"',
    'select "listing"."id" as',
    'with "part_1" as',
    'with kept as',
    'commit',
  ]);
});

const firstWords = (query: unknown): string => (query as { readonly text: string }).text.split(' ').slice(0, 3).join(' ');

test('it writes the row, its SKU and the notification, frees the queue, and tells of the listing before it tells of the notification', async () => {
  const { db } = app;
  await insertListing(db, 'w1');
  await insertListing(db, 'w2');
  await send(claimListings, { publishIds: ['w1', 'w2'] });
  await db
    .insert(queueSkip)
    .values(['w1', 'w2'].map((listingId) => ({ listingId, userId: 'otherReviewer', reason: null, at: new Date() })));
  expect(await refuse('w1', { 'if-match': '"1"' })).toEqual({ status: 200, body: { publishId: 'w1', status: 'refused', version: 2 } });

  const rows = await db
    .select()
    .from(listing)
    .where(inArray(listing.id, ['w1', 'w2']))
    .orderBy(asc(listing.id));
  expect(rows).toMatchObject([
    { version: 2, status: 'refused', warning: 'image', snoozedUntil: null },
    { version: 1, status: 'pending', warning: '' },
  ]);
  expect(rows[0]?.statusAt).not.toEqual(rows[1]?.statusAt);
  const warnings = await db
    .select({ warning: sku.warning })
    .from(sku)
    .where(inArray(sku.id, ['sku-w1', 'sku-w2']))
    .orderBy(asc(sku.id));
  expect(warnings).toEqual([{ warning: 'image' }, { warning: null }]);
  expect(await db.select({ id: lease.listingId }).from(lease)).toEqual([{ id: 'w2' }]);
  expect(await db.select({ id: queueSkip.listingId }).from(queueSkip)).toEqual([{ id: 'w2' }]);

  const [notice] = await db.select().from(notification).where(eq(notification.subject, 'listing:w1'));
  const told = await db
    .select()
    .from(event)
    .where(eq(event.key, `step-${keys}`))
    .orderBy(asc(event.seq));
  expect(told).toMatchObject([
    { subject: 'listing:w1', type: 'refused', version: 2, actorId: 'reviewer', sellerId: 'ana', data: { warning: 'image' } },
    { subject: 'notifications:ana', type: 'notified', sellerId: 'ana', data: { notificationId: notice?.id } },
  ]);
  expect(told[0]?.at).toEqual(notice?.createdAt);
});

test('each notification of a company has a version above the last', async () => {
  const { db } = app;
  const counted = async () =>
    (await db.select().from(event).where(eq(event.subject, 'notifications:beto')).orderBy(asc(event.seq))).map((row) => row.version);
  for (const id of ['n1', 'n2', 'n3']) {
    await insertListing(db, id, 'beto');
    await refuse(id);
  }
  const versions = await counted();
  expect(versions).toHaveLength(3);
  expect(versions).toEqual([...new Set(versions)].toSorted((one, other) => one - other));
});

test('of a listing that is bound to no SKU the others hear nothing', async () => {
  const { db } = app;
  const warned = () => db.$count(sku, isNotNull(sku.warning));
  const before = await warned();
  await insertListing(db, 'u1');
  await db.update(listing).set({ skuId: null }).where(eq(listing.id, 'u1'));
  expect((await refuse('u1')).status).toBe(200);
  expect(await warned()).toBe(before);
});

test('a step that leaves it pending renews its holder’s lease, and nobody else’s', async () => {
  const { db } = app;
  for (const id of ['h1', 'h2', 'h3']) await insertListing(db, id);
  await send(claimListings, { publishIds: ['h1', 'h2'] });
  await app.hold('h3', 'otherReviewer');
  const soon = new Date(Date.now() + 60_000);
  await db
    .update(lease)
    .set({ until: soon })
    .where(inArray(lease.listingId, ['h1', 'h2', 'h3']));
  // A reviewer who puts it off for themselves alone needs no lease.
  await send(snoozeListing, { publishId: 'h3', until: new Date(Date.now() + 3_600_000).toISOString() });
  expect((await send(observeListing, { publishId: 'h1', warning: 'image' })).status).toBe(200);
  const held = await db
    .select()
    .from(lease)
    .where(inArray(lease.listingId, ['h1', 'h2', 'h3']))
    .orderBy(asc(lease.listingId));
  expect(held.map(({ listingId, holderId, until }) => [listingId, holderId, until > soon])).toEqual([
    ['h1', 'reviewer', true],
    ['h2', 'reviewer', false],
    ['h3', 'otherReviewer', false],
  ]);
});

test('the locked listing is what the query builder would have read, with its holder, and a foreign one is not there', async () => {
  const { db } = app;
  await insertListing(db, 'l1');
  await send(claimListings, { publishIds: ['l1'] });
  await send(snoozeListing, { publishId: 'l1', until: new Date(Date.now() + 3_600_000).toISOString() });
  const { search: _search, ...columns } = getTableColumns(listing);
  for (const price of [9990, null]) {
    await db
      .update(listing)
      .set({ price, subStatus: price === null ? null : 'x' })
      .where(eq(listing.id, 'l1'));
    const [row] = await db
      .select(columns)
      .from(listing)
      .where(and(eq(listing.id, 'l1')));
    const now = new Date();
    const locked = (actor: typeof reviewer | typeof seller, at = now) =>
      db.transaction((tx) => lockListing(tx, 'l1', { actor, now: at, decidedAt: at }));
    expect(row?.snoozedUntil).toBeInstanceOf(Date);
    expect(await locked(reviewer)).toMatchObject({ row, holder: { id: 'reviewer', name: 'Regina Revisora' }, problems: null });
    expect(await locked(seller)).toMatchObject({ row });
    expect(await locked({ ...seller, sellerId: 'beto' } as unknown as typeof seller)).toBeNull();
    expect(await locked(reviewer, new Date(now.getTime() + 2 * 3_600_000))).toMatchObject({
      row,
      holder: null,
      problems: null,
      isJudgedBlind: false,
      draw: { red: 0, share: 0, decidedBefore: newUntil },
    });
  }
});
