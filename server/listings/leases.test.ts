import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getListing, Listing } from '#contract/listing.ts';
import { claimListings, claimsAtOnce, releaseListings } from '#contract/review-queue.ts';
import { addTo } from '#lib/dates.ts';
import { insertListing } from '../../tests/support/listings.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { event } from '../db/schema/core.ts';
import { lease } from '../db/schema/queue.ts';
import { testPostgres } from '../testing/open-test-db.ts';
import { decisionsOn, problem } from './decision-fixture.ts';
import { endLeases } from './lease-life.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  for (const id of ['l0', 'l1', 'l2', 'l3']) await insertListing(app.db, id);
  await insertListing(app.db, 'done', 'ana', 'active');
});
afterAll(() => app.close());

const claim = async (publishIds: readonly string[], as: PersonId) => {
  const { body } = await app.send(claimListings, { body: { publishIds } }, { as });
  return claimListings.reply.parse(body);
};
const holderOf = async (id: string): Promise<string | undefined> =>
  (await app.db.select().from(lease).where(eq(lease.listingId, id)))[0]?.holderId;
const release = (as: PersonId, query: Record<string, string> = {}) => app.send(releaseListings, { query }, { as });

test('of many who claim at once one wins, and all are told the same name', async () => {
  const everyone: readonly PersonId[] = ['reviewer', 'otherReviewer', 'superuser', 'otherSuperuser'];
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => claim(['l0'], everyone[at % everyone.length] ?? 'reviewer')));
  const holders = new Set(answers.map(([answer]) => answer?.lease?.holder.id));
  expect(holders.size).toBe(1);
  expect(holders).toEqual(new Set([await holderOf('l0')]));
});

test('claims that overlap in other orders all end, and each listing has one holder', async () => {
  const orders = [
    ['l1', 'l2', 'l3'],
    ['l3', 'l2', 'l1'],
    ['l2', 'l3', 'l1'],
    ['l1', 'l3', 'l2'],
  ];
  await Promise.all(Array.from({ length: 12 }, (_, at) => claim(orders[at % orders.length] ?? [], at % 2 ? 'reviewer' : 'superuser')));
  const holders = await Promise.all(['l1', 'l2', 'l3'].map(holderOf));
  expect(holders.every((holder) => holder === 'reviewer' || holder === 'superuser')).toBe(true);
  await release('reviewer');
  await release('superuser');
});

// PGlite has one connection: there whoever comes second waits for the first to end.
test.runIf(testPostgres !== null).each(['lets all go', 'is gone'])(
  'while a page is claimed, in its order, its holder %s: neither is locked up',
  async (how) => {
    const page = Array.from({ length: claimsAtOnce }, (_, at) => `page-${how}-${at}`).toSorted();
    for (const id of page) await insertListing(app.db, id);
    // The database finds them in the order they were written.
    for (const id of page.toReversed()) await claim([id], 'reviewer');
    const { freed } = await app.db.transaction(async (tx) => {
      const take = (ids: readonly string[]) =>
        tx
          .select()
          .from(lease)
          .where(inArray(lease.listingId, [...ids]))
          .orderBy(lease.listingId)
          .for('update');
      await take(page.slice(0, 1));
      const freeing = how === 'is gone' ? endLeases(app.db, addTo(new Date(), 1, 'day')) : release('reviewer');
      await expect.poll(waiting).toBe(1);
      expect(await take(page)).toHaveLength(claimsAtOnce);
      return { freed: freeing };
    });
    await freed;
    expect(await Promise.all(page.map(holderOf))).toEqual(page.map(() => undefined));
  },
);

/** Statements that wait for a row somebody else holds. */
const waiting = async (): Promise<number> => {
  const { rows } = await app.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.n ?? 0;
};

test('a lease lasts 30 minutes, and a claim renews it once ten of them are over', async () => {
  const before = Date.now();
  const [first] = await claim(['l1'], 'reviewer');
  await app.db
    .update(lease)
    .set({ until: new Date(before + 1000) })
    .where(eq(lease.listingId, 'l1'));
  const [renewed] = await claim(['l1'], 'reviewer');
  const [left] = await claim(['l1'], 'reviewer');
  expect(left?.lease?.until).toBe(renewed?.lease?.until);
  for (const each of [first, renewed]) {
    const minutes = (Date.parse(each?.lease?.until ?? '') - before) / 60_000;
    expect(minutes).toBeGreaterThanOrEqual(30);
    expect(minutes).toBeLessThan(31);
  }
});

test('a lease that ended is anybody’s to take, and shown to nobody', async () => {
  await claim(['l1'], 'reviewer');
  await app.db
    .update(lease)
    .set({ until: new Date(Date.now() - 1) })
    .where(eq(lease.listingId, 'l1'));
  const seen = Listing.parse((await app.send(getListing, { params: { publishId: 'l1' } }, { as: 'reviewer' })).body);
  expect(seen.lease).toBeNull();
  expect((await claim(['l1'], 'otherReviewer'))[0]?.lease?.holder.name).toBe('Raul Revisor');
});

test('a page of the contact sheet is claimed by one call, and what another holds is told', async () => {
  const page = Array.from({ length: claimsAtOnce }, (_, at) => `page${at}`);
  for (const id of page) await insertListing(app.db, id);
  await claim(['page3'], 'otherReviewer');
  const answer = await claim(page, 'reviewer');
  expect(answer.map(({ publishId }) => publishId)).toEqual(page);
  expect(answer.filter(({ lease: held }) => held?.holder.name !== 'Regina Revisora').map(({ publishId }) => publishId)).toEqual(['page3']);
  await release('reviewer');
  await release('otherReviewer');
});

test('what can not be claimed has no lease: decided, or not there', async () => {
  expect(await claim(['done', 'nowhere'], 'reviewer')).toEqual([
    { publishId: 'done', lease: null },
    { publishId: 'nowhere', lease: null },
  ]);
});

test('releasing gives back one, or all of mine, and nothing of others', async () => {
  await release('otherReviewer');
  await claim(['l1', 'l2'], 'reviewer');
  await claim(['l3'], 'otherReviewer');
  expect((await release('reviewer', { publishId: 'l3' })).body).toEqual({ released: 0 });
  expect((await release('reviewer', { publishId: 'l1' })).body).toEqual({ released: 1 });
  expect((await release('reviewer')).body).toEqual({ released: 1 });
  expect(await holderOf('l3')).toBe('otherReviewer');
});

test('a claim is no event of the listing and asks for at most a page of the contact sheet', async () => {
  expect(await app.db.select().from(event)).toEqual([]);
  const tooMany = Array.from({ length: claimsAtOnce + 1 }, (_, each) => `l${each}`);
  expect((await app.send(claimListings, { body: { publishIds: tooMany } }, { as: 'reviewer' })).status).toBe(400);
  expect((await app.send(claimListings, { body: { publishIds: ['l0'] } }, { as: 'seller' })).status).toBe(403);
});

test('with leases off a claim answers that nobody holds anything', async () => {
  const off = await openTestApp({ leases: 'off' });
  await insertListing(off.db, 'l0');
  const { body } = await off.send(claimListings, { body: { publishIds: ['l0'] } }, { as: 'reviewer' });
  expect(body).toEqual([{ publishId: 'l0', lease: null }]);
  await off.close();
});

test('one person at two computers holds a listing at both, and decides it once: the second is told where it stands', async () => {
  const { approve, refuse, read, newListing } = decisionsOn(() => app);
  const id = await newListing();
  const [one, other] = [await claim([id], 'reviewer'), await claim([id], 'reviewer')];
  expect(other).toEqual(one);
  const [approved, refused] = await Promise.all([
    approve(id, { ifMatch: 1, key: randomUUID() }),
    refuse(id, { ifMatch: 1, key: randomUUID() }),
  ]);
  expect(new Set([approved.status, refused.status])).toEqual(new Set([200, 409]));
  expect(problem(approved.status === 409 ? approved : refused).code).toBe('step-refused');
  expect((await read(id)).history.map(({ type }) => type)).toEqual([approved.status === 200 ? 'approved' : 'refused']);
});
