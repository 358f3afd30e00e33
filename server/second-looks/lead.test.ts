import { and, eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getReviewLead, listLeadEvents, type LeadEvent, type ReviewLead } from '#contract/review-lead.ts';
import { skipListing } from '#contract/review-queue.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { lookOf } from '../../tests/support/second-looks.ts';
import { newId, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { counterTables, rollUp } from '../db/rollup.ts';
import { event } from '../db/schema/core.ts';
import { deedTally } from '../db/schema/deed-tally.ts';
import { listingCheck } from '../db/schema/listing-check.ts';
import { secondLook, secondLookSetting } from '../db/schema/second-look.ts';
import { decisionsOn } from '../listings/decision-fixture.ts';
import { deedIn, overrode } from './lead-period.ts';

let app: TestApp;
const { send, approve, refuse, newListing } = decisionsOn(() => app);
beforeAll(async () => {
  app = await openTestApp();
  await app.db.update(secondLookSetting).set({ share: 0 });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(secondLook);
  await app.db.delete(event);
});

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const near = { from: day(-2), to: day(2) };
const lead = async (query: Readonly<Record<string, string>> = near): Promise<ReviewLead> =>
  getReviewLead.reply.parse((await app.send(getReviewLead, { query }, { as: 'superuser' })).body);
const events = async (query: Readonly<Record<string, string>> = {}): Promise<readonly LeadEvent[]> =>
  listLeadEvents.reply.parse((await app.send(listLeadEvents, { query: { ...near, ...query } }, { as: 'superuser' })).body).items;

type Verdict = 'approved' | 'refused';
/** So many of one pair, judged so and so. */
const judged = async (
  count: number,
  [firstId, firstVerdict, firstWarning]: readonly [string, Verdict, string],
  [secondId, secondVerdict, secondWarning]: readonly [string, Verdict, string],
): Promise<void> => {
  for (let made = 0; made < count; made += 1) {
    const id = newId('judged');
    await insertListing(app.db, id);
    await app.db.insert(secondLook).values({
      ...lookOf(id, id),
      state: 'judged',
      firstId,
      firstName: firstId,
      firstVerdict,
      firstWarning,
      secondId,
      secondName: secondId,
      secondVerdict,
      secondWarning,
      judgedAt: new Date(),
    });
  }
};

test('skips with their reasons, overrides and leases, and who did how much', async () => {
  const [skipped, overridden, held] = [await newListing(), await newListing(), await newListing()];
  await send(skipListing, { publishId: skipped, skip: true, reason: 'specialist' });
  await send(skipListing, { publishId: held, skip: true, reason: 'specialist' });
  await send(skipListing, { publishId: overridden, skip: true, reason: null }, { as: 'otherReviewer' });
  await app.db.update(listingCheck).set({ checkedAt: new Date(), red: 1, yellow: 0 }).where(eq(listingCheck.listingId, overridden));
  await approve(overridden, { as: 'otherReviewer' });
  await refuse(skipped);
  await app.hold(held, 'otherReviewer');
  const { people, skips, leases } = await lead();
  expect(people).toEqual([
    expect.objectContaining({ id: 'otherReviewer', approved: 1, refused: 0, skipped: 1, overrides: 1 }),
    expect.objectContaining({ id: 'reviewer', approved: 0, refused: 1, skipped: 2, overrides: 0 }),
  ]);
  expect(skips).toEqual([
    { reviewer: { id: 'reviewer', name: 'Regina Revisora' }, reason: 'specialist', count: 2 },
    { reviewer: { id: 'otherReviewer', name: 'Raul Revisor' }, reason: null, count: 1 },
  ]);
  expect(leases).toEqual([expect.objectContaining({ publishId: held, holder: { id: 'otherReviewer', name: 'Raul Revisor' } })]);
  const ofOne = await lead({ ...near, reviewerId: 'otherReviewer' });
  expect(ofOne.people.map(({ id }) => id)).toEqual(['otherReviewer']);
  expect(ofOne.skips.map(({ reviewer }) => reviewer.id)).toEqual(['otherReviewer']);
});

test('what is counted stays what happened, whatever became of its events, and once the counts are folded', async () => {
  const [one, other, undone] = [await newListing(), await newListing(), await newListing()];
  await approve(one);
  await refuse(other, {}, 'image');
  await send(skipListing, { publishId: undone, skip: true, reason: 'doubt' });
  await app.db.delete(event).where(eq(event.subject, `listing:${other}`));
  await app.db
    .update(event)
    .set({ data: sql`${event.data} || '{"overrode": 1}'` })
    .where(eq(event.subject, `listing:${one}`));
  const counted = [expect.objectContaining({ id: 'reviewer', approved: 1, refused: 0, skipped: 1, overrides: 1 })];
  expect((await lead()).people).toEqual(counted);
  for (const counters of counterTables) await rollUp(app.db, counters);
  expect((await lead()).people).toEqual(counted);
  expect(await app.db.$count(deedTally)).toBe(2);
});

test('of very many decisions the few refusals and the few overrides are found by themselves', async () => {
  await app.db.execute(sql`insert into event (subject, type, version, actor_id, actor_name, at, data)
    select 'listing:' || n, case when n % 999 = 0 then 'refused' else 'approved' end, 1, 'reviewer', 'R', now() - n * interval '1 second', case when n % 1000 = 0 then '{"overrode": 1}'::jsonb else '{}' end
    from generate_series(1, 20000) n`);
  await app.db.execute(sql`analyze event`);
  expect((await lead()).people).toEqual([expect.objectContaining({ approved: 19_980, refused: 20, overrides: 20 })]);
  expect(await events()).toHaveLength(50);
  expect(await events({ deed: 'overridden' })).toHaveLength(20);
  expect(await events({ deed: 'refused' })).toHaveLength(20);
  const planOf = async (deed: 'approved' | 'refused', also?: SQL): Promise<string> => {
    const { rows } = await app.db.execute(sql`explain select seq from event
      where ${and(deedIn({ ...near, blind: [] }, deed), also)} order by at desc, seq desc limit 51`);
    return JSON.stringify(rows);
  };
  expect(await planOf('refused')).toContain('event_deed');
  expect(await planOf('approved', overrode)).toContain('event_overrode');
});

test('who decided what, newest first, by person and by what they did; page after page', async () => {
  const ids = [await newListing(), await newListing(), await newListing()];
  for (const id of ids) await refuse(id, {}, 'image');
  await send(skipListing, { publishId: await newListing(), skip: true, reason: 'doubt' }, { as: 'otherReviewer' });
  const all = await events();
  expect(all.map(({ deed }) => deed)).toEqual(['skipped', 'refused', 'refused', 'refused']);
  expect(all[0]).toMatchObject({ skipReason: 'doubt', by: { id: 'otherReviewer' }, title: 'Capa de chuva', warning: '' });
  expect(all[1]).toMatchObject({ warning: 'image', publishId: ids[2] });
  expect(await events({ deed: 'overridden' })).toEqual([]);
  expect((await events({ reviewerId: 'reviewer' })).map(({ publishId }) => publishId)).toEqual(ids.toReversed());
  expect((await events({ before: String(all[1]?.seq) })).map(({ publishId }) => publishId)).toEqual([ids[1], ids[0]]);
  expect(await events({ from: day(-9), to: day(-8) })).toEqual([]);
});

test('agreement of a pair is the same whoever was first, and overall is reckoned of all', async () => {
  const [approved, refused] = [
    ['approved', ''],
    ['refused', 'image'],
  ] as const;
  // 20, 5, 10 and 15 of 50: κ is 0.4. Half of them the other way round.
  await judged(20, ['ana', ...approved], ['bia', ...approved]);
  await judged(5, ['ana', ...approved], ['bia', ...refused]);
  await judged(10, ['bia', ...approved], ['ana', ...refused]);
  await judged(15, ['bia', ...refused], ['ana', ...refused]);
  await judged(2, ['ana', ...approved], ['caio', ...approved]);
  const { pairs, agreement, sample } = await lead();
  expect(pairs[0]).toMatchObject({ one: { id: 'ana' }, other: { id: 'bia' }, of: 50, agreed: 35, why: null });
  expect(pairs[0]?.kappa).toBeCloseTo(0.4, 10);
  expect(pairs[1]).toMatchObject({ other: { id: 'caio' }, of: 2, kappa: null, why: 'few' });
  expect(agreement).toMatchObject({ of: 52, agreed: 37 });
  expect(sample).toMatchObject({ drawn: 52, judged: 52, waiting: 0 });
});

test('of one person alone it is theirs against that of all others, whoever was first', async () => {
  await judged(5, ['ana', 'approved', ''], ['bia', 'approved', '']);
  await judged(5, ['ana', 'refused', 'image'], ['bia', 'refused', 'image']);
  await judged(5, ['ana', 'approved', ''], ['bia', 'refused', 'image']);
  await judged(5, ['carla', 'refused', 'image'], ['ana', 'approved', '']);
  // Ana approves 15 of 20, the others 5: by chance they agree on 3/8.
  expect((await lead({ ...near, reviewerId: 'ana' })).agreement).toMatchObject({
    of: 20,
    agreed: 10,
    kappa: expect.closeTo(0.2, 10) as unknown,
  });
  expect((await lead()).agreement.kappa).toBeCloseTo(0, 10);
});

test('overturns are told by reason, and where two disagreed both verdicts are side by side', async () => {
  await judged(3, ['ana', 'refused', 'image*/gtin'], ['bia', 'refused', 'image']);
  await judged(1, ['ana', 'refused', 'image'], ['bia', 'approved', '']);
  const { overturned, otherwise, pairs } = await lead();
  expect(overturned).toEqual([
    { reason: 'image', judged: 4, overturned: 1, confirmed: 3 },
    { reason: 'gtin', judged: 3, overturned: 0, confirmed: 0 },
  ]);
  expect(otherwise).toHaveLength(1);
  expect(otherwise[0]).toMatchObject({ title: 'Capa de chuva', first: { id: 'ana' }, firstVerdict: 'refused', secondVerdict: 'approved' });
  expect(pairs[0]?.why).toBe('few');
});

test('of what is still to be judged it says how many, and no more', async () => {
  const id = newId('open');
  await insertListing(app.db, id);
  await app.db.insert(secondLook).values({ ...lookOf(id, id), firstWarning: 'image', firstVerdict: 'refused', risks: ['quick'] });
  const told = await lead();
  expect(told.sample).toEqual({ drawn: 1, waiting: 1, judged: 0, risks: [] });
  expect(JSON.stringify(told)).not.toContain(id);
  expect(told.agreement).toEqual({ of: 0, agreed: 0, kappa: null, why: 'few' });
});

test('a period that is none, or too long, is refused', async () => {
  for (const query of [
    { from: day(1), to: day(0) },
    { from: day(-100), to: day(0) },
  ])
    expect((await app.send(getReviewLead, { query }, { as: 'superuser' })).status).toBe(400);
});
