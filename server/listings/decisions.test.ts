import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { getListing, Listing, ListingWritten, observeListing, refuseListing, returnListing } from '#contract/listing.ts';
import { claimListings, skipListing, snoozeListing } from '#contract/review-queue.ts';
import { saveListing } from '#contract/listing-edit.ts';
import { ProblemBody } from '#contract/problem.ts';
import { registerNotification, reviewNotice } from '#contract/notification.ts';
import { getSku } from '#contract/sku.ts';
import { insertListing } from '../../tests/support/listings.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { bothHeaders, openTestApp, type Answered, type TestApp } from '../../tests/support/test-app.ts';
import { event } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { notification, notificationRead } from '../db/schema/notification.ts';
import { queueSkip } from '../db/schema/queue.ts';
import { moveProcessing } from '../marketplace/move-processing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface Sending {
  readonly as?: PersonId;
  readonly ifMatch?: number;
  readonly key?: string;
}
const send = async (
  line: Call,
  body: unknown,
  { as = 'reviewer', ifMatch, key }: Sending = {},
  params: Record<string, string> = {},
): Promise<Answered> =>
  app.knock(
    line,
    { body, params },
    {
      ...bothHeaders(await app.tokenOf(as)),
      ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
  );
const approve = (publishId: string, how: Sending = {}, body: unknown = {}): Promise<Answered> =>
  send(saveListing, body, how, { publishId });
const refuse = (publishId: string, how: Sending = {}, warning = 'gtin'): Promise<Answered> =>
  send(refuseListing, { publishId, warning, gtin: null }, how);
const observe = (publishId: string, how: Sending = {}): Promise<Answered> =>
  send(observeListing, { publishId, warning: 'wigth*/image' }, how);
const restoreDraft = (publishId: string, undoes: string | null, how: Sending = {}): Promise<Answered> =>
  send(returnListing, { publishId, undoes }, how);
const read = async (publishId: string, as: PersonId = 'superuser'): Promise<Listing> =>
  Listing.parse((await app.send(getListing, { params: { publishId } }, { as })).body);

const newListing = async (company: 'ana' | 'beto' = 'ana'): Promise<string> => {
  const id = `d-${randomUUID().slice(0, 12)}`;
  await insertListing(app.db, id, company);
  return id;
};
const written = ({ status, body }: Answered) => {
  expect(status).toBe(200);
  return ListingWritten.parse(body);
};
const problem = ({ body }: Answered): ProblemBody => ProblemBody.parse(body);

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
    expect([(await refuse(id, { as })).status, (await observe(id, { as })).status, (await restoreDraft(id, null, { as })).status]).toEqual([
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
    expect(written(await approve(id, { ifMatch: 1 })).status).toBe('processing');
    expect(await app.db.select().from(queueSkip).where(eq(queueSkip.listingId, id))).toEqual([]);
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
    expect(written(await restoreDraft(id, key, { ifMatch: 2 }))).toEqual({ publishId: id, status: 'pending', version: 3 });
    expect(await read(id)).toMatchObject({ warning: 'wigth', reasons: ['new', 'observed', 'returned'], refusal: null });
    expect(await app.db.select().from(notification).where(eq(notification.cause, key))).toEqual([]);
  });

  test('leaves a notification that somebody has read', async () => {
    const id = await newListing();
    const key = randomUUID();
    await refuse(id, { key });
    const [told] = await app.db.select({ id: notification.id }).from(notification).where(eq(notification.cause, key));
    await app.db.insert(notificationRead).values({ notificationId: told?.id ?? '', userId: 'seller', readAt: new Date() });
    await restoreDraft(id, key);
    expect(await app.db.select().from(notification).where(eq(notification.cause, key))).toHaveLength(1);
  });

  test('is for who decided', async () => {
    const id = await newListing();
    const key = randomUUID();
    await approve(id, { key });
    expect(problem(await restoreDraft(id, key, { as: 'otherReviewer' }))).toMatchObject({
      code: 'step-refused',
      message: 'Só quem decidiu pode desfazer',
    });
  });

  test.each(['no-such-key', ''])('of a decision that never was (%j) is refused', async (key) => {
    const id = await newListing();
    await approve(id, { key: randomUUID() });
    expect((await restoreDraft(id, key)).status).toBe(409);
  });

  test('comes once', async () => {
    const id = await newListing();
    const key = randomUUID();
    await approve(id, { key });
    await restoreDraft(id, key);
    await approve(id, { key: randomUUID() });
    expect(problem(await restoreDraft(id, key)).code).toBe('step-refused');
    expect((await read(id)).status).toBe('processing');
  });

  test('is refused once somebody else acted, marketplace included', async () => {
    const id = await newListing();
    const key = randomUUID();
    await approve(id, { key });
    const later = new Date(Date.now() + 1000);
    await moveProcessing(app.db, later, later);
    expect(problem(await restoreDraft(id, key))).toMatchObject({
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
    expect(written(await restoreDraft(id, null, { as: 'otherReviewer' })).status).toBe('pending');
    expect((await restoreDraft(id, null, { as: 'otherReviewer' })).status).toBe(409);
  });
});

describe('a seller', () => {
  test('resubmits a refused listing, and the reviewer sees what changed since, each field once', async () => {
    const id = await newListing();
    await refuse(id);
    const dimensions = { height: 11, width: 20, depth: 30, weight: 450 };
    expect(written(await approve(id, { as: 'seller' }, { title: 'Capa de chuva infantil', price: 8990, dimensions })).status).toBe(
      'pending',
    );
    await approve(id, { as: 'seller' }, { price: 7990, title: 'Capa de chuva' });
    const seen = await read(id, 'reviewer');
    expect(seen).toMatchObject({ reasons: ['resubmitted', 'edited'], warning: '', price: 7990, dimensions, refusal: { warning: 'gtin' } });
    expect(seen.refusal?.changes).toEqual([
      { field: 'price', before: 'R$ 99,90', after: 'R$ 79,90' },
      { field: 'dimensions', before: '10 × 20 × 30 cm, 400 g', after: '11 × 20 × 30 cm, 450 g' },
    ]);
  });

  test('answers a refusal when sending the listing again, and the reviewer reads it beside what changed', async () => {
    const id = await newListing();
    await refuse(id);
    expect((await read(id)).refusal?.answer).toBeNull();
    expect(written(await approve(id, { as: 'seller' }, { answer: 'O EAN é o do fabricante' })).status).toBe('pending');
    expect((await read(id, 'reviewer')).refusal).toMatchObject({ warning: 'gtin', changes: [], answer: 'O EAN é o do fabricante' });
    // What was said of one refusal is no answer to the next.
    await refuse(id);
    expect((await read(id, 'reviewer')).refusal?.answer).toBeNull();
  });

  test('has nothing to answer where nothing was refused', async () => {
    const id = await newListing();
    expect(await approve(id, { as: 'seller' }, { answer: 'Por quê?' })).toMatchObject({ status: 400 });
    expect(await read(id)).toMatchObject({ version: 1, status: 'pending' });
  });

  test('saving what already stands changes no field', async () => {
    const id = await newListing();
    await refuse(id);
    await approve(id, { as: 'seller' }, { title: 'Capa de chuva', description: 'Capa de chuva amarela' });
    expect((await read(id)).refusal?.changes).toEqual([]);
  });

  test('finds the new words of a title by search', async () => {
    const id = await newListing();
    await approve(id, { as: 'seller' }, { title: 'Galocha Inédita' });
    const [found] = await app.db.select({ search: listing.search }).from(listing).where(eq(listing.id, id));
    expect(String(found?.search)).toContain("'inedita'");
  });

  test.each([
    { status: 'active' },
    { sellerId: 'beto' },
    { version: 9 },
    { warning: '' },
    { price: 1, sold: 3 },
    { price: -1 },
    { price: 1.5 },
    { title: '  ' },
    { title: null },
  ])('can not slip %j in', async (body) => {
    const id = await newListing();
    expect((await approve(id, { as: 'seller' }, body)).status).toBe(400);
    expect(await read(id)).toMatchObject({ version: 1, sellerId: 'ana', sold: 0 });
  });

  test('is told of a barcode that does not check', async () => {
    const id = await newListing();
    expect(problem(await approve(id, { as: 'seller' }, { gtin: '7891000100104' }))).toMatchObject({
      code: 'invalid',
      cause: [{ path: 'gtin' }],
    });
    expect(written(await approve(id, { as: 'seller' }, { gtin: '' })).version).toBe(2);
    expect((await read(id)).gtin).toBeNull();
  });

  test('does not read who skipped or snoozed', async () => {
    const id = await newListing();
    await send(skipListing, { publishId: id, skip: true, reason: 'doubt' });
    await send(snoozeListing, { publishId: id, until: new Date(Date.now() + 60_000).toISOString() });
    expect((await read(id, 'seller')).history).toEqual([]);
    expect((await read(id, 'reviewer')).history.map(({ type }) => type)).toEqual(['snoozed', 'skipped']);
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
});

describe('a notice', () => {
  const data = { type: 'SkuOutOfService', message: reviewNotice };
  test('reaches a company that exists, from a reviewer', async () => {
    expect((await send(registerNotification, { sellerId: 'ana', data })).body).toEqual({ registered: true });
    expect((await send(registerNotification, { sellerId: 'nobody', data })).status).toBe(404);
    expect((await send(registerNotification, { sellerId: 'ana', data }, { as: 'seller' })).status).toBe(403);
  });
});
