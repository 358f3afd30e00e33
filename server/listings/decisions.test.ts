import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getListing } from '#contract/listing.ts';
import { claimListings, skipListing, snoozeListing } from '#contract/review-queue.ts';
import { registerNotification, reviewNotice } from '#contract/notification.ts';
import { getSku } from '#contract/sku.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { event } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { notification, notificationRead } from '../db/schema/notification.ts';
import { queueSkip } from '../db/schema/queue.ts';
import { moveProcessing } from '../marketplace/move-processing.ts';
import { readBeforeJoining } from '../notifications/read-before-joining.ts';
import { decisionsOn, problem, written } from './decision-fixture.ts';
import { noteListingRefusal } from './undo-publish.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { send, approve, refuse, observe, putBack, read, newListing } = decisionsOn(() => app);

describe('a decision', () => {
  test('approves: one version on, in the history, nobody holds it any more', async () => {
    const id = await newListing();
    await send(claimListings, { publishIds: [id] });
    expect(written(await approve(id))).toEqual({ publishId: id, status: 'processing', version: 2 });
    expect(await read(id)).toMatchObject({ status: 'processing', lease: null, history: [{ type: 'approved', by: { id: 'reviewer' } }] });
  });

  test('refuses with its warnings, and the seller has one notification of it', async () => {
    const id = await newListing();
    expect(written(await refuse(id, {}, 'gtin*/Sem voltagem')).status).toBe('refused');
    expect(await read(id)).toMatchObject({
      warning: 'gtin*/Sem voltagem',
      refusal: { by: { name: 'Regina Revisora' }, warning: 'gtin*/Sem voltagem', changes: [] },
    });
    const told = await app.db
      .select()
      .from(notification)
      .where(eq(notification.subject, `listing:${id}`));
    expect(told).toMatchObject([{ sellerId: 'ana', notificationType: 'SkuOutOfService', message: reviewNotice, userId: null }]);
    const sku = await app.send(getSku, { params: { id: `sku-${id}` } }, { as: 'reviewer' });
    expect(sku.body).toMatchObject({ warning: 'gtin*/Sem voltagem' });
  });

  test('observes: it stays pending and held, and says so', async () => {
    const id = await newListing();
    await send(claimListings, { publishIds: [id] });
    expect(written(await observe(id)).status).toBe('pending');
    expect(await read(id)).toMatchObject({
      warning: 'wigth*/image',
      reasons: ['new', 'observed'],
      lease: { holder: { id: 'reviewer' } },
      refusal: null,
    });
  });

  test.each(['seller', 'moneyManager'] as const)('is not for a %s', async (as) => {
    const id = await newListing();
    expect([(await refuse(id, { as })).status, (await observe(id, { as })).status, (await putBack(id, null, { as })).status]).toEqual([
      403, 403, 403,
    ]);
    expect(await read(id)).toMatchObject({ status: 'pending', version: 1 });
  });

  test('on a listing that is absent or of another company is answered alike', async () => {
    const foreign = await newListing('beto');
    const answers = await Promise.all([approve(foreign, { as: 'seller' }), approve('no-such-listing', { as: 'seller' })]);
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.status).toBe(404);
    const reads = await Promise.all(
      [foreign, 'no-such-listing'].map((publishId) => app.send(getListing, { params: { publishId } }, { as: 'seller' })),
    );
    expect(reads[0]).toEqual(reads[1]);
  });
});

describe('two who decide', () => {
  test('at the same moment have one effect, and the other is told who it was', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await newListing();
      const answers = await Promise.all([approve(id, { ifMatch: 1 }), refuse(id, { as: 'otherReviewer', ifMatch: 1 })]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
      const lost = answers.find(({ status }) => status === 409);
      const winner = answers[0]?.status === 200 ? 'Regina Revisora' : 'Raul Revisor';
      expect(lost && problem(lost)).toMatchObject({
        code: 'changed-meanwhile',
        conflict: { subject: `listing:${id}`, version: 2, changes: [{ by: { name: winner } }] },
      });
      expect((await read(id)).version).toBe(2);
    }
  });

  test('without If-Match the second is refused by where it stands, and is told who', async () => {
    const id = await newListing();
    await approve(id);
    expect(problem(await refuse(id, { as: 'otherReviewer' }))).toMatchObject({
      code: 'step-refused',
      message: 'Anúncio já está em processamento',
      conflict: { changes: [{ type: 'approved', by: { id: 'reviewer' } }] },
    });
  });

  test('one’s own intents since are no conflict, somebody else’s are', async () => {
    const id = await newListing();
    await observe(id, { ifMatch: 1 });
    expect(written(await observe(id, { ifMatch: 1 })).version).toBe(3);
    await observe(id, { as: 'otherReviewer', ifMatch: 3 });
    expect(problem(await approve(id, { ifMatch: 3 }))).toMatchObject({
      code: 'changed-meanwhile',
      conflict: { version: 4, status: 'pending', changes: [{ type: 'observed', by: { id: 'otherReviewer' } }] },
    });
    expect(written(await approve(id, { ifMatch: 4 })).status).toBe('processing');
  });

  test('what another passed over contradicts nobody', async () => {
    const id = await newListing();
    await send(skipListing, { publishId: id, skip: true, reason: 'slow' }, { as: 'otherReviewer' });
    // The console tells by its version that nothing else made one.
    expect((await read(id, 'reviewer')).history[0]).toMatchObject({ type: 'skipped', version: 2 });
    expect(written(await approve(id, { ifMatch: 1 })).status).toBe('processing');
    expect(await app.db.select().from(queueSkip).where(eq(queueSkip.listingId, id))).toEqual([]);
  });

  test('a stock that the marketplace refused meanwhile contradicts nobody', async () => {
    const id = await newListing();
    await app.db.transaction((tx) => noteListingRefusal(tx, id, { kind: 'setStock', code: '400' }, new Date()));
    expect(written(await approve(id, { ifMatch: 1 })).status).toBe('processing');
  });

  test('a held listing is decided by its holder only', async () => {
    const id = await newListing();
    await send(claimListings, { publishIds: [id] }, { as: 'otherReviewer' });
    expect(problem(await approve(id))).toMatchObject({ code: 'held-by-other', message: 'Em análise por Raul Revisor' });
    expect(written(await approve(id, { as: 'otherReviewer' })).status).toBe('processing');
  });
});

describe('the same key', () => {
  test('sent twenty times at once decides once', async () => {
    const id = await newListing();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refuse(id, { key })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(answers[0])]));
    expect(answers[0]?.status).toBe(200);
    expect(
      await app.db
        .select({ type: event.type })
        .from(event)
        .where(eq(event.subject, `listing:${id}`)),
    ).toHaveLength(1);
    expect(await app.db.select().from(notification).where(eq(notification.cause, key))).toHaveLength(1);
  });
});

describe('undo', () => {
  test('takes a refusal back with all it did, the unread notification too', async () => {
    const id = await newListing();
    await app.db
      .update(listing)
      .set({ warning: 'wigth', reasons: ['new', 'observed'] })
      .where(eq(listing.id, id));
    const key = randomUUID();
    await refuse(id, { key });
    expect(written(await putBack(id, key, { ifMatch: 2 }))).toEqual({ publishId: id, status: 'pending', version: 3 });
    expect(await read(id)).toMatchObject({ warning: 'wigth', reasons: ['new', 'observed', 'returned'], refusal: null });
    expect(await app.db.select().from(notification).where(eq(notification.cause, key))).toEqual([]);
  });

  test('leaves a notification that somebody has read', async () => {
    const id = await newListing();
    const key = randomUUID();
    await refuse(id, { key });
    const [told] = await app.db.select({ id: notification.id }).from(notification).where(eq(notification.cause, key));
    await app.db.insert(notificationRead).values({ notificationId: told?.id ?? '', userId: 'seller', readAt: new Date() });
    await putBack(id, key);
    expect(await app.db.select().from(notification).where(eq(notification.cause, key))).toHaveLength(1);
  });

  test('takes back what only who joined the company since has as read', async () => {
    const [id, key] = [await newListing(), randomUUID()];
    await refuse(id, { key });
    await app.db.transaction((tx) => readBeforeJoining(tx, 'seller'));
    expect(await app.db.$count(notificationRead)).toBeGreaterThan(0);
    await putBack(id, key);
    expect(await app.db.$count(notification, eq(notification.cause, key))).toBe(0);
  });

  test('is for who decided', async () => {
    const id = await newListing();
    const key = randomUUID();
    await approve(id, { key });
    expect(problem(await putBack(id, key, { as: 'otherReviewer' }))).toMatchObject({
      code: 'step-refused',
      message: 'Só quem decidiu pode desfazer',
    });
  });

  test.each(['no-such-key', ''])('of a decision that never was (%j) is refused', async (key) => {
    const id = await newListing();
    await approve(id, { key: randomUUID() });
    expect((await putBack(id, key)).status).toBe(409);
  });

  test('comes once', async () => {
    const id = await newListing();
    const key = randomUUID();
    await approve(id, { key });
    await putBack(id, key);
    await approve(id, { key: randomUUID() });
    expect(problem(await putBack(id, key)).code).toBe('step-refused');
    expect((await read(id)).status).toBe('processing');
  });

  test('is refused once somebody else acted, marketplace included', async () => {
    const id = await newListing();
    const key = randomUUID();
    await approve(id, { key });
    const later = new Date(Date.now() + 1000);
    await moveProcessing(app.db, later, later);
    expect(problem(await putBack(id, key))).toMatchObject({
      code: 'changed-meanwhile',
      conflict: { changes: [{ by: { name: 'Mercado Livre' } }] },
    });
  });

  test('saved by a reviewer who did not hear of it yet, a refused listing says where it stands and who refused it', async () => {
    const id = await newListing();
    await refuse(id, { as: 'otherReviewer' });
    const late = await approve(id);
    expect([late.status, problem(late)]).toMatchObject([
      409,
      { code: 'step-refused', message: 'Anúncio já está recusado', conflict: { status: 'refused', changes: [{ type: 'refused' }] } },
    ]);
  });

  test('without a key any reviewer brings a refused listing back, once', async () => {
    const id = await newListing();
    await refuse(id);
    expect(written(await putBack(id, null, { as: 'otherReviewer' })).status).toBe('pending');
    expect((await putBack(id, null, { as: 'otherReviewer' })).status).toBe(409);
  });
});

describe('setting aside', () => {
  test('asks for a pending listing and an instant to come', async () => {
    const id = await newListing();
    expect((await send(snoozeListing, { publishId: id, until: new Date(Date.now() - 1000).toISOString() })).status).toBe(400);
    await approve(id);
    expect((await send(skipListing, { publishId: id, skip: true, reason: 'other' })).status).toBe(409);
    expect((await send(snoozeListing, { publishId: id, until: new Date(Date.now() + 60_000).toISOString() })).status).toBe(409);
    expect((await send(skipListing, { publishId: 'nowhere', skip: true, reason: 'other' })).status).toBe(404);
  });

  test('taken back leaves asleep what another snoozed before, and what another snoozed since', async () => {
    const id = await newListing();
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const [monday, soon, later] = [inHours(60), inHours(1), inHours(5)];
    const snooze = (until: string | null, as: 'reviewer' | 'otherReviewer', key: string, undoes?: string) =>
      send(snoozeListing, { publishId: id, until, undoes }, { as, key: `${key}-${id}` });
    await snooze(monday, 'reviewer', 'first');
    await snooze(soon, 'otherReviewer', 'second');
    expect((await snooze(monday, 'otherReviewer', 'undo', `second-${id}`)).status).toBe(200);
    expect((await read(id, 'reviewer')).snoozedUntil).toBe(monday);
    await snooze(soon, 'otherReviewer', 'unseen');
    // This reviewer's screen did not show the first snooze, so the undo names no instant. The server puts the first one back.
    expect((await snooze(null, 'otherReviewer', 'blind', `unseen-${id}`)).status).toBe(200);
    expect((await read(id, 'reviewer')).snoozedUntil).toBe(monday);
    expect((await snooze(null, 'reviewer', 'none', `first-${id}`)).status).toBe(200);
    expect((await read(id, 'reviewer')).snoozedUntil).toBeNull();
    await snooze(soon, 'otherReviewer', 'third');
    await snooze(later, 'reviewer', 'fourth');
    expect((await snooze(monday, 'otherReviewer', 'late', `third-${id}`)).status).toBe(409);
    expect((await read(id, 'reviewer')).snoozedUntil).toBe(later);
  });

  test('taken back when the earlier snooze is over brings the listing back', async () => {
    const id = await newListing();
    const [over, soon] = [new Date(Date.now() - 1000), new Date(Date.now() + 3_600_000).toISOString()];
    await app.db.update(listing).set({ snoozedUntil: over }).where(eq(listing.id, id));
    await send(snoozeListing, { publishId: id, until: soon }, { key: `again-${id}` });
    expect((await send(snoozeListing, { publishId: id, until: over.toISOString(), undoes: `again-${id}` })).status).toBe(200);
    expect((await read(id, 'reviewer')).snoozedUntil).toBeNull();
  });
});

describe('a notice', () => {
  const data = { type: 'SkuOutOfService', message: reviewNotice };
  test('reaches a company that exists, from a reviewer', async () => {
    expect((await send(registerNotification, { sellerId: 'ana', data })).body).toEqual({ registered: true });
    expect((await send(registerNotification, { sellerId: 'nobody', data })).status).toBe(404);
    expect((await send(registerNotification, { sellerId: 'ana', data }, { as: 'seller' })).status).toBe(403);
  });
});
