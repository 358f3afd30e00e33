import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listListings } from '#contract/listing.ts';
import { getQueueFacets, getQueueFigures, skipListing } from '#contract/review-queue.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { lookOf } from '../../tests/support/second-looks.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { rollUp, listingCounters } from '../db/rollup.ts';
import { event } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { secondLook, secondLookShown } from '../db/schema/second-look.ts';
import { listingTally } from '../db/schema/queue.ts';

let app: TestApp;
const midnight = (): number => {
  // São Paulo has been three hours behind UTC all year since 2019.
  const now = Date.now();
  return now - ((now - 3 * 3_600_000) % 86_400_000);
};
let versions = 0;
const happened = (type: string, actorId: string, at: number, more: Partial<typeof event.$inferInsert> = {}) => ({
  subject: 'listing:a0',
  type,
  version: (versions += 1),
  actorId,
  actorName: actorId,
  at: new Date(at),
  data: {},
  sellerId: 'ana',
  key: randomUUID(),
  ...more,
});

beforeAll(async () => {
  app = await openTestApp();
  for (const id of ['a0', 'a1', 'a2']) await insertListing(app.db, id);
  await insertListing(app.db, 'b0', 'beto');
  await insertListing(app.db, 'b1', 'beto', 'refused');
});
afterAll(() => app.close());

const figures = async () => getQueueFigures.reply.parse((await app.send(getQueueFigures, {}, { as: 'reviewer' })).body);

test('a day without a decision has no median', async () => {
  expect(await figures()).toEqual({
    mineToday: 0,
    teamToday: 0,
    pending: 4,
    oldestQueuedAt: '2026-11-20T12:00:00.000Z',
    medianSeconds: null,
  });
});

test('the queue of kits counts kits, and its oldest is a kit', async () => {
  const change = (kit: boolean, queuedAt: string) =>
    app.db
      .update(listing)
      .set({ kit, queuedAt: new Date(queuedAt) })
      .where(eq(listing.id, 'b0'));
  await change(true, '2026-11-20T15:00:00.000Z');
  const { body } = await app.send(getQueueFigures, { query: { kit: 'only' } }, { as: 'reviewer' });
  expect(body).toMatchObject({ pending: 1, oldestQueuedAt: '2026-11-20T15:00:00.000Z' });
  expect(await figures()).toMatchObject({ pending: 4, oldestQueuedAt: '2026-11-20T12:00:00.000Z' });
  await change(false, '2026-11-20T12:00:00.000Z');
});

const shown = (shownMs: number): Pick<typeof event.$inferInsert, 'data'> => ({ data: { shownMs } });

test('today begins at midnight in São Paulo, and what was taken back does not count', async () => {
  const today = midnight();
  const undone = randomUUID();
  await app.db
    .insert(event)
    .values([
      happened('approved', 'reviewer', today - 1),
      happened('approved', 'reviewer', today),
      happened('refused', 'reviewer', today + 10),
      happened('observed', 'reviewer', today + 40),
      happened('approved', 'reviewer', today + 50, { key: undone, ...shown(90_000) }),
      happened('returned', 'reviewer', today + 60, { data: { undoes: undone } }),
      happened('approved', 'otherReviewer', today + 20, { key: null }),
      happened('edited', 'seller', today + 30),
    ]);
  expect(await figures()).toMatchObject({ mineToday: 3, teamToday: 4, medianSeconds: null });
});

test('the median is how long I looked before I decided: a pause between two decisions and a batch are none of it', async () => {
  const today = midnight();
  await app.db
    .insert(event)
    .values([
      happened('approved', 'reviewer', today + 100, shown(3000)),
      happened('refused', 'reviewer', today + 100 + 17 * 60_000, shown(9000)),
      happened('approved', 'reviewer', today + 101 + 17 * 60_000, shown(4000)),
      happened('approved', 'reviewer', today + 101 + 17 * 60_000),
      happened('approved', 'otherReviewer', today + 100, shown(60_000)),
    ]);
  expect(await figures()).toMatchObject({ medianSeconds: 4 });
});

test('what waits is what the list has: without what I passed over, and what sleeps', async () => {
  const { body: before } = await app.send(listListings, { query: { status: 'pending' } }, { as: 'reviewer' });
  await app.send(skipListing, { body: { publishId: 'a1', skip: true, reason: null } }, { as: 'reviewer' });
  const { body } = await app.send(listListings, { query: { status: 'pending' } }, { as: 'reviewer' });
  const { total } = listListings.reply.parse(body);
  expect(total).toBe(listListings.reply.parse(before).total - 1);
  expect(await figures()).toMatchObject({ pending: total });
  await app.send(skipListing, { body: { publishId: 'a1', skip: false, reason: null } }, { as: 'reviewer' });
});

test('the oldest is of what waits: neither what I passed over, nor what sleeps', async () => {
  const skip = (isSkipped: boolean) =>
    app.send(skipListing, { body: { publishId: 'a2', skip: isSkipped, reason: null } }, { as: 'reviewer' });
  const change = (id: string, queuedAt: string, snoozedUntil: Date | null) =>
    app.db
      .update(listing)
      .set({ queuedAt: new Date(queuedAt), snoozedUntil })
      .where(eq(listing.id, id));
  await change('a2', '2026-11-18T12:00:00.000Z', null);
  await change('b0', '2026-11-19T12:00:00.000Z', new Date('2999-01-01T00:00:00Z'));
  expect(await figures()).toMatchObject({ pending: 3, oldestQueuedAt: '2026-11-18T12:00:00.000Z' });
  await skip(true);
  expect(await figures()).toMatchObject({ pending: 2, oldestQueuedAt: '2026-11-20T12:00:00.000Z' });
  await skip(false);
  for (const id of ['a2', 'b0']) await change(id, '2026-11-20T12:00:00.000Z', null);
});

test('facets name each company, account and category with how many wait', async () => {
  const { body } = await app.send(getQueueFacets, {}, { as: 'reviewer' });
  expect(body).toEqual({
    sellers: [
      { id: 'ana', name: 'Casa da Ana', count: 3 },
      { id: 'beto', name: 'Loja do Beto', count: 1 },
    ],
    accounts: [
      { id: 'account-ana', name: 'Casa da Ana', count: 3 },
      { id: 'account-beto', name: 'Loja do Beto', count: 1 },
    ],
    categories: [{ id: 'MLB1', name: 'Acessórios', count: 4 }],
  });
  expect((await app.send(getQueueFacets, {}, { as: 'seller' })).status).toBe(403);
});

test('facets count what the list has: without what I passed over, what sleeps, and what I judge anew', async () => {
  const counts = async (query: Readonly<Record<string, string>> = {}) => {
    const { sellers, accounts, categories } = getQueueFacets.reply.parse(
      (await app.send(getQueueFacets, { query }, { as: 'reviewer' })).body,
    );
    return [sellers, accounts, categories].map((facets) => facets.map(({ id, count }) => `${id} ${count}`));
  };
  const skip = (isSkipped: boolean) =>
    app.send(skipListing, { body: { publishId: 'a1', skip: isSkipped, reason: null } }, { as: 'reviewer' });
  const look = { reviewerId: 'reviewer', lookId: 'l1', listingId: 'a0', sellerId: 'ana', sku: 'COD-a0' };
  const sleep = (snoozedUntil: Date | null) => app.db.update(listing).set({ snoozedUntil }).where(eq(listing.id, 'b0'));
  await skip(true);
  await sleep(new Date('2999-01-01T00:00:00Z'));
  expect(await counts()).toEqual([['ana 2'], ['account-ana 2'], ['MLB1 2']]);
  expect(await counts({ set: 'include' })).toEqual([['ana 3', 'beto 1'], ['account-ana 3', 'account-beto 1'], ['MLB1 4']]);
  expect(await counts({ kit: 'only' })).toEqual([[], [], []]);
  await app.db.insert(secondLook).values(lookOf('l1', 'a0'));
  await app.db.insert(secondLookShown).values(look);
  expect(await counts()).toEqual([['ana 1'], ['account-ana 1'], ['MLB1 1']]);
  await app.db.delete(secondLook);
  await skip(false);
  await sleep(null);
});

test('the tally agrees with a count, while listings move and it is folded together', async () => {
  const moves = Array.from({ length: 40 }, (_, at) => {
    const status = ['pending', 'active', 'refused', 'paused'][at % 4];
    return app.db.execute(sql`update ${listing} set status = ${status} where ${listing.id} = ${`a${at % 3}`}`);
  });
  await Promise.all([...moves, rollUp(app.db, listingCounters), rollUp(app.db, listingCounters)]);
  await app.db.execute(sql`update ${listing} set price = 1`);
  const counted = await app.db.execute(
    sql`select status, coalesce(seller_id, '') as seller_id, count(*)::int as n from listing group by grouping sets ((status, seller_id), (status)) order by 1, 2`,
  );
  const summed = () =>
    app.db.execute(
      sql`select status, seller_id, sum(count)::int as n from ${listingTally} group by 1, 2 having sum(count) <> 0 order by 1, 2`,
    );
  expect((await summed()).rows).toEqual(counted.rows);
  await rollUp(app.db, listingCounters);
  expect((await summed()).rows).toEqual(counted.rows);
  expect(await app.db.$count(listingTally)).toBe(counted.rows.length);
  await app.db.execute(sql`delete from listing_detail where listing_id = 'b1'`);
  await app.db.execute(sql`delete from ${listing} where id = 'b1'`);
  const left = sql`select seller_id = '' as whole, sum(count)::int as n from ${listingTally} group by 1 order by 1`;
  expect((await app.db.execute(left)).rows).toEqual([
    { whole: false, n: 4 },
    { whole: true, n: 4 },
  ]);
});
