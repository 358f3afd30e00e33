import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refuseListing } from '#contract/listing.ts';
import { claimListings } from '#contract/review-queue.ts';
import { saveListing } from '#contract/listing-edit.ts';
import { insertListing } from '../../tests/support/listings.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { bothHeaders, openTestApp, type Answered, type TestApp } from '../../tests/support/test-app.ts';
import { event } from '../db/schema/core.ts';
import { lease } from '../db/schema/queue.ts';
import { subjectOf } from './listing-event.ts';

const minute = 60_000;

describe.each(['optional', 'required'] as const)('with leases %s', (leases) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ leases });
  });
  afterAll(() => app.close());

  const claim = (id: string, as: PersonId): Promise<Answered> => app.send(claimListings, { body: { publishIds: [id] } }, { as });
  /** As if it had been claimed so long ago, and lapsed so long ago. */
  const move = (id: string, since: number, until: number) =>
    app.db
      .update(lease)
      .set({ since: new Date(Date.now() - since), until: new Date(Date.now() - until) })
      .where(eq(lease.listingId, id));
  const approve = async (id: string, headers: Record<string, string>, version: Record<string, string> = { 'if-match': '"1"' }) =>
    app.knock(
      saveListing,
      { params: { publishId: id }, body: {} },
      { ...bothHeaders(await app.tokenOf('reviewer')), ...version, ...headers },
    );
  const listed = async (): Promise<string> => {
    const id = `late-${crypto.randomUUID().slice(0, 8)}`;
    await insertListing(app.db, id);
    return id;
  };
  const ago = (minutes: number) => ({ 'decision-age': `${minutes * minute}` });

  test('a decision made under a lease that lapsed since is taken', async () => {
    const id = await listed();
    await claim(id, 'reviewer');
    await move(id, 50 * minute, 20 * minute);
    expect((await approve(id, ago(30))).status).toBe(200);
  });

  test('one that comes so late that its lease was let go is taken too, whoever looks at the listing since', async () => {
    const id = await listed();
    expect((await approve(id, ago(30))).status).toBe(200);
    const other = await listed();
    await claim(other, 'otherReviewer');
    expect((await approve(other, ago(30))).status).toBe(200);
  });

  test('a decision of a moment ago, after the lease had lapsed, is one without a lease', async () => {
    const id = await listed();
    await claim(id, 'reviewer');
    await move(id, 50 * minute, 20 * minute);
    expect((await approve(id, ago(0.1))).status).toBe(leases === 'required' ? 409 : 200);
  });

  test('who takes up again what lapsed and nobody took has held it all along', async () => {
    const id = await listed();
    await claim(id, 'reviewer');
    await move(id, 50 * minute, 20 * minute);
    await claim(id, 'reviewer');
    expect((await approve(id, ago(30))).status).toBe(200);
  });

  test('what another held when it was decided is not taken, and the answer names who', async () => {
    const id = await listed();
    await claim(id, 'otherReviewer');
    await move(id, 40 * minute, -5 * minute);
    const { status, body } = await approve(id, ago(30));
    expect([status, body]).toMatchObject([409, { code: 'held-by-other' }]);
    expect(JSON.stringify(body)).toContain('Raul Revisor');
  });

  test('who names no version decides now, whatever age they claim: a lease that another took since stands', async () => {
    const id = await listed();
    await claim(id, 'otherReviewer');
    await move(id, 29 * minute, -minute);
    expect(await approve(id, ago(30), {})).toMatchObject({ status: 409, body: { code: 'held-by-other' } });
  });

  test('what somebody decided meanwhile is not taken, and the answer names who', async () => {
    const id = await listed();
    await claim(id, 'reviewer');
    await move(id, 50 * minute, 20 * minute);
    await claim(id, 'otherReviewer');
    await app.send(refuseListing, { body: { publishId: id, warning: 'gtin', gtin: null } }, { as: 'otherReviewer' });
    const { status, body } = await approve(id, ago(30));
    expect([status, body]).toMatchObject([409, { conflict: { changes: [{ type: 'refused', by: { id: 'otherReviewer' } }] } }]);
  });
});

describe('beside another who only looks', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
    await insertListing(app.db, 'looked-at');
  });
  afterAll(() => app.close());

  test('a decision of before somebody else began to look is taken; how long it had been shown is kept with it', async () => {
    await app.send(claimListings, { body: { publishIds: ['looked-at'] } }, { as: 'otherReviewer' });
    const headers = bothHeaders(await app.tokenOf('reviewer'));
    const approve = (more: Record<string, string>) =>
      app.knock(saveListing, { params: { publishId: 'looked-at' }, body: {} }, { ...headers, 'if-match': '"1"', ...more });
    expect(await approve({})).toMatchObject({ status: 409, body: { code: 'held-by-other' } });
    expect(await approve({ 'decision-age': 'yesterday' })).toMatchObject({ status: 400 });
    expect(await approve({ 'decision-age': `${minute}`, 'decision-shown': '4200' })).toMatchObject({ status: 200 });
    const [kept] = await app.db
      .select({ data: event.data })
      .from(event)
      .where(and(eq(event.subject, subjectOf('looked-at')), eq(event.type, 'approved')));
    expect(kept?.data).toMatchObject({ shownMs: 4200 });
  });
});
