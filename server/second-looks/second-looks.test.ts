import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getSecondLookSetting, saveSecondLookSetting } from '#contract/review-lead.ts';
import { judgeSecondLook, mostWaitingTold, releaseSecondLook, takeSecondLook, type SecondLook } from '#contract/second-look.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { lookOf } from '../../tests/support/second-looks.ts';
import { bothHeaders, openTestApp, type Answered, type TestApp } from '../../tests/support/test-app.ts';
import { event } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { listingCheck } from '../db/schema/listing-check.ts';
import { reviewerPractice, secondLook, secondLookSetting } from '../db/schema/second-look.ts';
import { decisionsOn } from '../listings/decision-fixture.ts';
import { subjectOf } from '../listings/listing-event.ts';
import { newUntil } from './draw.ts';
import { oldestOf, walksOf } from './next-look.ts';
import { pruneSecondLooks } from './prune-second-looks.ts';

let app: TestApp;
const { approve, refuse, putBack, observe, newListing } = decisionsOn(() => app);

const setShare = (share: number) => app.db.update(secondLookSetting).set({ share });
/** Nobody is new here, unless a test says so: nothing but the share draws. */
const allPractised = () =>
  app.db
    .insert(reviewerPractice)
    .values(['reviewer', 'otherReviewer', 'superuser', 'otherSuperuser'].map((reviewerId) => ({ reviewerId, decided: newUntil })))
    .onConflictDoUpdate({ target: reviewerPractice.reviewerId, set: { decided: newUntil } });

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(secondLook);
  await setShare(100);
  await allPractised();
});

const take = async (as: PersonId, except: readonly string[] = []): Promise<{ look: SecondLook | null; waiting: number }> => {
  const { status, body } = await app.send(takeSecondLook, { body: { except: [...except] } }, { as });
  expect(status).toBe(200);
  return takeSecondLook.reply.parse(body);
};
const judge = (id: string, as: PersonId, warning: string | null = null): Promise<Answered> =>
  app.send(judgeSecondLook, { params: { id }, body: warning === null ? { verdict: 'approved' } : { verdict: 'refused', warning } }, { as });
const release = (id: string, as: PersonId): Promise<Answered> => app.send(releaseSecondLook, { params: { id } }, { as });
const refuseTwo = async () => [await refuse(await newListing()), await refuse(await newListing())];
const lapse = () => app.db.update(secondLook).set({ heldUntil: new Date(Date.now() - 1000) });
const looks = () => app.db.select().from(secondLook);
const taken = async (as: PersonId): Promise<SecondLook> => {
  const { look } = await take(as);
  if (!look) throw new Error('Nothing to judge');
  return look;
};

describe('the draw', () => {
  test('is in the transaction of the decision, with the listing as it stood', async () => {
    const id = await newListing();
    await refuse(id, {}, 'image*/gtin');
    const [look] = await looks();
    expect(look).toMatchObject({
      listingId: id,
      decidedVersion: 2,
      state: 'waiting',
      firstId: 'reviewer',
      firstVerdict: 'refused',
      firstWarning: 'image*/gtin',
      stood: { status: 'pending', version: 1, warning: '', title: 'Capa de chuva', history: [], refusal: null },
    });
    expect(look?.stood.publishId).toBe(look?.id);
  });

  test('takes nothing where the share is none, and what is observed or changed with its approval is no decision of it', async () => {
    const [observed, changed] = [await newListing(), await newListing()];
    await observe(observed);
    await approve(changed, { as: 'superuser' }, { title: 'Capa de chuva infantil' });
    expect(await looks()).toEqual([]);
    await setShare(0);
    await refuse(await newListing());
    expect(await looks()).toEqual([]);
  });

  test('a decision that is refused draws nothing', async () => {
    const id = await newListing();
    await refuse(id);
    await app.db.delete(secondLook);
    expect((await refuse(id)).status).toBe(409);
    expect(await looks()).toEqual([]);
  });

  test('the same decision sent twice draws once', async () => {
    const id = await newListing();
    await refuse(id, { key: 'twice' });
    await refuse(id, { key: 'twice' });
    expect(await looks()).toHaveLength(1);
  });

  test('one that is taken back is no longer judged, nor shown to whom it was', async () => {
    const id = await newListing();
    await refuse(id, { key: `undone-${id}` });
    const look = await taken('otherReviewer');
    expect((await putBack(id, `undone-${id}`)).status).toBe(200);
    expect(await looks()).toEqual([]);
    expect((await judge(look.publishId, 'otherReviewer')).status).toBe(404);
  });

  test('the first decisions of somebody come more often, and are counted no further than that', async () => {
    await app.db
      .update(reviewerPractice)
      .set({ decided: newUntil - 1 })
      .where(eq(reviewerPractice.reviewerId, 'reviewer'));
    await refuse(await newListing());
    expect((await looks()).map(({ risks }) => risks)).toEqual([['newReviewer']]);
    await app.db.delete(secondLook);
    await refuse(await newListing());
    expect((await looks()).map(({ risks }) => risks)).toEqual([[]]);
    const [practice] = await app.db.select().from(reviewerPractice).where(eq(reviewerPractice.reviewerId, 'reviewer'));
    expect(practice?.decided).toBe(newUntil);
  });

  test('what was approved although a check had found it red is an override: it comes more often, and its event says so', async () => {
    const id = await newListing();
    await app.db.update(listing).set({ price: 250_000 }).where(eq(listing.id, id));
    await app.db.update(listingCheck).set({ checkedAt: new Date(), red: 2, yellow: 0 }).where(eq(listingCheck.listingId, id));
    await approve(id);
    expect((await looks())[0]?.risks).toEqual(['redApproved', 'highPrice']);
    const [approved] = await app.db
      .select({ data: event.data })
      .from(event)
      .where(eq(event.subject, subjectOf(id)));
    expect(approved?.data['overrode']).toBe(2);
  });
});

describe('who judges', () => {
  test('is never who decided, and hears nothing of it from them', async () => {
    await refuse(await newListing());
    const [look] = await looks();
    expect(await take('reviewer')).toEqual({ look: null, waiting: 0 });
    expect((await judge(look?.id ?? '', 'reviewer')).status).toBe(404);
    expect((await release(look?.id ?? '', 'reviewer')).status).toBe(404);
  });

  test('nor who did anything with the listing since', async () => {
    const id = await newListing();
    await refuse(id);
    await putBack(id, null, { as: 'superuser' });
    expect((await take('superuser')).look).toBeNull();
    expect((await take('otherReviewer')).look).not.toBeNull();
  });

  test('of two who ask at once each gets another, and has it again when they ask again', async () => {
    await refuseTwo();
    const [one, other] = await Promise.all([taken('otherReviewer'), taken('superuser')]);
    expect(one.publishId).not.toBe(other.publishId);
    expect((await taken('otherReviewer')).publishId).toBe(one.publishId);
    expect((await take('otherSuperuser')).look).toBeNull();
    expect(await judge(one.publishId, 'superuser')).toMatchObject({
      status: 409,
      body: { message: 'Outra pessoa está com esta segunda revisão' },
    });
  });

  // Seen on Postgres: PGlite takes one after the other.
  test('one person who asks twice at once, in two tabs, has one', async () => {
    for (let made = 0; made < 4; made += 1) await refuse(await newListing());
    const both = await Promise.all([taken('otherReviewer'), taken('otherReviewer'), taken('otherReviewer')]);
    expect(new Set(both.map(({ publishId }) => publishId)).size).toBe(1);
  });

  test('another has it once its time is over; a late verdict counts unless somebody took it', async () => {
    await refuseTwo();
    const first = await taken('otherReviewer');
    await lapse();
    expect((await judge(first.publishId, 'otherReviewer')).status).toBe(200);
    const second = await taken('otherReviewer');
    await lapse();
    expect((await taken('superuser')).publishId).toBe(second.publishId);
    expect((await judge(second.publishId, 'otherReviewer')).status).toBe(409);
  });

  test('whose time is over and that nobody took is mine again, before what I have not seen', async () => {
    await refuseTwo();
    const { publishId } = await taken('otherReviewer');
    await lapse();
    expect(await taken('otherReviewer')).toMatchObject({ publishId });
  });

  test('what was kept before a listing had all it has now stops nobody: it goes, and the next one comes', async () => {
    await refuseTwo();
    const [oldest, next] = await app.db.select().from(secondLook).orderBy(secondLook.decidedAt, secondLook.id);
    await app.db
      .update(secondLook)
      .set({ stood: sql`${secondLook.stood} - 'title'` })
      .where(eq(secondLook.id, oldest?.id ?? ''));
    expect(await taken('otherReviewer')).toMatchObject({ publishId: next?.id });
    expect(await looks()).toHaveLength(1);
  });

  test('given up it is anybody’s, and comes last to who gave it up', async () => {
    await refuseTwo();
    const given = await taken('otherReviewer');
    expect((await release(given.publishId, 'otherReviewer')).body).toEqual({ released: true });
    expect((await taken('otherReviewer')).publishId).not.toBe(given.publishId);
    expect((await taken('superuser')).publishId).toBe(given.publishId);
  });

  test('those whose verdict is on its way are not given again, and what is left is counted', async () => {
    for (let made = 0; made < 3; made += 1) await refuse(await newListing());
    const first = await taken('otherReviewer');
    const next = await take('otherReviewer', [first.publishId]);
    expect(next.look?.publishId).not.toBe(first.publishId);
    expect(next.waiting).toBe(1);
    // Taken back before it was sent, it stands at the head again.
    expect((await taken('otherReviewer')).publishId).toBe(first.publishId);
  });

  test('of very many that wait it is told that they are many; what somebody did is asked of each by itself, not read whole', async () => {
    const id = await newListing();
    await app.db.insert(secondLook).values(Array.from({ length: 2 * mostWaitingTold }, (_, at) => lookOf(`many-${at}`, id)));
    expect((await take('otherReviewer')).waiting).toBe(mostWaitingTold);
    await app.db.execute(sql`insert into event (subject, type, version, actor_id, actor_name, at, data)
      select 'listing:g' || n, 'approved', 2, 'otherReviewer', 'Raul', now(), '{}' from generate_series(1, 20000) n`);
    await app.db.execute(sql`analyze event, second_look`);
    for (const walk of walksOf({ actorId: 'otherReviewer', now: new Date(), except: [] })) {
      const { rows } = await app.db.transaction((tx) => tx.execute<Record<string, string>>(sql`explain ${oldestOf(tx, walk)}`));
      const plan = rows.map((row) => Object.values(row)[0]).join('\n');
      expect(plan).toContain('event_subject_version');
      expect(plan).not.toMatch(/Join/u);
    }
    await app.db.execute(sql`delete from event where subject like 'listing:g%'`);
  });

  test('the second verdict is kept beside the first, and changes nothing of the listing', async () => {
    const id = await newListing();
    await approve(id);
    const before = await app.db.select().from(listing).where(eq(listing.id, id));
    const look = await taken('otherReviewer');
    expect(await judge(look.publishId, 'otherReviewer', 'image')).toEqual({ status: 200, body: { id: look.publishId } });
    expect(await app.db.select().from(listing).where(eq(listing.id, id))).toEqual(before);
    expect((await looks())[0]).toMatchObject({
      state: 'judged',
      firstVerdict: 'approved',
      secondId: 'otherReviewer',
      secondVerdict: 'refused',
      secondWarning: 'image',
    });
    expect(await judge(look.publishId, 'otherReviewer')).toMatchObject({
      status: 409,
      body: { message: 'Esta segunda revisão já foi feita' },
    });
  });

  test('a kit is not refused for a barcode it can not have', async () => {
    const id = await newListing();
    await app.db.update(listing).set({ kit: true }).where(eq(listing.id, id));
    await approve(id);
    const look = await taken('otherReviewer');
    expect((await judge(look.publishId, 'otherReviewer', 'gtin')).status).toBe(409);
    expect((await judge(look.publishId, 'otherReviewer', 'image')).status).toBe(200);
  });

  test('one nobody judged for a month is over', async () => {
    await refuseTwo();
    const [old] = await looks();
    await app.db
      .update(secondLook)
      .set({ decidedAt: new Date(Date.now() - 31 * 86_400_000) })
      .where(eq(secondLook.id, old?.id ?? ''));
    await pruneSecondLooks(app.db, new Date());
    expect((await looks()).map(({ id }) => id)).not.toContain(old?.id);
    expect(await looks()).toHaveLength(1);
  });
});

describe('the share', () => {
  const read = async () => getSecondLookSetting.reply.parse((await app.send(getSecondLookSetting, {}, { as: 'superuser' })).body);
  const save = async (share: number, version: number): Promise<Answered> =>
    app.knock(saveSecondLookSetting, { body: { share } }, { ...bothHeaders(await app.tokenOf('superuser')), 'if-match': `"${version}"` });

  test('is two percent where nobody said otherwise, and tells nothing of what it is drawn by', async () => {
    // As the migration puts it there.
    await app.db.delete(secondLookSetting);
    await app.db.insert(secondLookSetting).values({});
    const [fresh] = await app.db.select().from(secondLookSetting);
    expect(fresh).toMatchObject({ share: 2, secret: expect.stringMatching(/^.{21,}$/u) });
    expect(Object.keys((await app.send(getSecondLookSetting, {}, { as: 'superuser' })).body as object)).not.toContain('secret');
  });

  test('is saved over the version that was seen, and who saved it since is told by name', async () => {
    const { version } = await read();
    expect((await save(3.5, version)).body).toMatchObject({ share: 3.5, version: version + 1, userName: 'Sônia Super' });
    expect(await save(9, version)).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile', conflict: { version: version + 1, changes: [{ by: { name: 'Sônia Super' } }] } },
    });
    expect((await read()).share).toBe(3.5);
    for (const share of [-1, 100.5]) expect((await save(share, version + 1)).status).toBe(400);
  });
});
