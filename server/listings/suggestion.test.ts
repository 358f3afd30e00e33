import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProblemFilter } from '#contract/check.ts';
import { refuseListing } from '#contract/listing.ts';
import { getSuggestion, type Suggestion } from '#contract/suggestion.ts';
import { insertListing } from '../../tests/support/listings.ts';
import { bothHeaders, openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { category } from '../db/schema/category.ts';
import { event } from '../db/schema/core.ts';
import { listing } from '../db/schema/listing.ts';
import { listingCheck } from '../db/schema/listing-check.ts';
import { decisionsOn } from './decision-fixture.ts';
import { likeOf } from './like-case.ts';
import { subjectOf } from './listing-event.ts';

let app: TestApp;
const { approve, refuse, putBack } = decisionsOn(() => app);
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface Case {
  readonly company?: 'ana' | 'beto';
  readonly categoryId?: string;
  readonly problems?: readonly ProblemFilter[];
  readonly failed?: readonly 'imageBlur'[];
  readonly kit?: boolean;
}

/** A category of its own for each test: nobody else's decisions are like these. */
const newCategory = async (): Promise<string> => {
  const id = `MLB-${randomUUID().slice(0, 8)}`;
  await app.db.insert(category).values({ id, level: 0, name: id, path: [id] });
  return id;
};

/** A pending listing as the checks left it. */
const checked = async (categoryId: string, { company = 'ana', problems = ['images'], failed = [], kit = false }: Case = {}) => {
  const id = `s-${randomUUID().slice(0, 12)}`;
  await insertListing(app.db, id, company);
  await app.db.update(listing).set({ categoryId, kit }).where(eq(listing.id, id));
  await app.db.update(listingCheck).set({ checkedAt: new Date(), problems, failed }).where(eq(listingCheck.listingId, id));
  return id;
};

const suggested = async (publishId: string): Promise<Suggestion | null> => {
  const { status, body } = await app.send(getSuggestion, { query: { publishId } }, { as: 'reviewer' });
  expect(status).toBe(200);
  return getSuggestion.reply.parse(body).suggestion;
};

/** So many like ones, each decided by a person. */
const decideLike = async (count: number, categoryId: string, warning: string | null = 'image', more: Case = {}): Promise<void> => {
  for (let done = 0; done < count; done += 1) {
    const id = await checked(categoryId, more);
    const { status } = warning === null ? await approve(id) : await refuse(id, {}, warning);
    expect(status).toBe(200);
  }
};

/** A decision of long ago, as the table keeps it. */
const decision = (categoryId: string, type: 'approved' | 'refused', at: Date) => ({
  subject: subjectOf(randomUUID()),
  type,
  version: 2,
  actorId: 'otherReviewer',
  actorName: 'Otto',
  at,
  data: { like: likeOf({ sellerId: 'ana', categoryId }, ['images']), ...(type === 'refused' && { warning: 'image' }) },
  sellerId: 'ana',
  key: randomUUID(),
});
const happened = (categoryId: string, count: number, type: 'approved' | 'refused', at: Date) =>
  app.db.insert(event).values(Array.from({ length: count }, () => decision(categoryId, type, at)));
const ago = (days: number): Date => new Date(Date.now() - days * 86_400_000);

test('of none, of three and of four like cases nothing is said, of five what they were decided to', async () => {
  const at = await newCategory();
  const open = await checked(at);
  expect(await suggested(open)).toBeNull();
  await decideLike(3, at);
  expect(await suggested(open)).toBeNull();
  await decideLike(1, at);
  expect(await suggested(open)).toBeNull();
  await decideLike(1, at);
  expect(await suggested(open)).toEqual({ decision: 'refused', warning: 'image', count: 5, of: 5 });
});

test('the count is of those decided exactly so, by whomever', async () => {
  const at = await newCategory();
  const open = await checked(at);
  await decideLike(5, at, 'image');
  await decideLike(1, at, 'image*/gtin');
  await decideLike(2, at, null);
  expect(await suggested(open)).toEqual({ decision: 'refused', warning: 'image', count: 5, of: 8 });
  await decideLike(2, at, null);
  // Half of them is not most of them.
  expect(await suggested(open)).toBeNull();
});

test('of five hundred like cases all are counted', async () => {
  const at = await newCategory();
  const open = await checked(at);
  await happened(at, 480, 'approved', ago(2));
  await happened(at, 20, 'refused', ago(1));
  expect(await suggested(open)).toEqual({ decision: 'approved', warning: '', count: 480, of: 500 });
});

test('a listing that came back and was decided again is one case, as it was decided last', async () => {
  const at = await newCategory();
  const open = await checked(at);
  const subject = subjectOf(randomUUID());
  await app.db
    .insert(event)
    .values([
      ...[2, 4, 6, 8].map((version) => ({ ...decision(at, 'refused', ago(9 - version)), subject, version })),
      ...[3, 5, 7, 9].map((version) => ({ ...decision(at, 'refused', ago(9 - version)), subject, version, type: 'resubmitted', data: {} })),
      { ...decision(at, 'approved', ago(0)), subject, version: 10 },
    ]);
  await happened(at, 3, 'approved', ago(1));
  expect(await suggested(open)).toBeNull();
  await happened(at, 1, 'approved', ago(1));
  expect(await suggested(open)).toEqual({ decision: 'approved', warning: '', count: 5, of: 5 });
});

test('what another company sells, what lies in another category and what has other problems is not alike', async () => {
  const [at, elsewhere] = [await newCategory(), await newCategory()];
  await decideLike(5, at, 'image', { problems: ['images', 'gtin'] });
  expect(await suggested(await checked(at, { problems: ['images'] }))).toBeNull();
  expect(await suggested(await checked(at, { problems: ['clean'] }))).toBeNull();
  expect(await suggested(await checked(at, { problems: ['gtin', 'images'], company: 'beto' }))).toBeNull();
  expect(await suggested(await checked(elsewhere, { problems: ['gtin', 'images'] }))).toBeNull();
  // In whatever order the checks found it.
  expect(await suggested(await checked(at, { problems: ['gtin', 'images'] }))).toMatchObject({ count: 5 });
});

describe('no example is', () => {
  test('what was undone, nor what was brought back', async () => {
    const at = await newCategory();
    const open = await checked(at);
    await decideLike(4, at);
    const [undone, broughtBack] = [await checked(at), await checked(at)];
    await refuse(undone, { key: 'mine' }, 'image');
    await refuse(broughtBack, {}, 'image');
    expect(await suggested(open)).toMatchObject({ of: 6 });
    expect((await putBack(undone, 'mine')).status).toBe(200);
    expect((await putBack(broughtBack, null, { as: 'otherReviewer' })).status).toBe(200);
    expect(await suggested(open)).toBeNull();
  });

  test('what was decided more than ninety days ago', async () => {
    const at = await newCategory();
    const open = await checked(at);
    await happened(at, 6, 'refused', ago(91));
    await happened(at, 4, 'refused', ago(89));
    expect(await suggested(open)).toBeNull();
    await happened(at, 1, 'refused', ago(89));
    expect(await suggested(open)).toMatchObject({ of: 5 });
  });

  test('what not all checks have looked at, and of it nothing is suggested', async () => {
    const at = await newCategory();
    await decideLike(5, at, 'image', { failed: ['imageBlur'] });
    expect(await suggested(await checked(at))).toBeNull();
    await decideLike(5, at);
    expect(await suggested(await checked(at, { failed: ['imageBlur'] }))).toBeNull();
    expect(await suggested(await checked(at))).toMatchObject({ of: 5 });
  });

  test('what was changed with its approval: it is not what the checks looked at', async () => {
    const at = await newCategory();
    await decideLike(4, at, null);
    const changed = await checked(at);
    expect((await approve(changed, { as: 'superuser' }, { title: 'Capa de chuva amarela' })).status).toBe(200);
    expect(await suggested(await checked(at))).toBeNull();
  });
});

test('a kit is not told to be refused for the barcode it does not have', async () => {
  const at = await newCategory();
  await decideLike(5, at, 'gtin');
  expect(await suggested(await checked(at, { kit: true }))).toBeNull();
});

test('of what was decided already nothing is suggested', async () => {
  const at = await newCategory();
  await decideLike(5, at);
  const open = await checked(at);
  await refuse(open);
  expect(await suggested(open)).toBeNull();
});

/** A refusal of which this is said goes through; answers what is kept of it. */
const keptOf = async (said: string): Promise<unknown> => {
  const id = await checked(await newCategory());
  const headers = { ...bothHeaders(await app.tokenOf('reviewer')), 'if-match': '"1"', 'decision-suggestion': said };
  const answered = await app.knock(refuseListing, { body: { publishId: id, warning: 'image', gtin: null } }, headers);
  expect(answered).toMatchObject({ status: 200 });
  const [kept] = await app.db
    .select({ data: event.data })
    .from(event)
    .where(eq(event.subject, subjectOf(id)));
  if (!kept) throw new Error('Nothing was kept');
  return (kept.data as { readonly suggestion?: unknown }).suggestion;
};

test('with a decision is kept what was suggested and whether it was taken', async () => {
  expect(await keptOf('refused 7/9 taken')).toEqual({ decision: 'refused', count: 7, of: 9, answer: 'taken' });
});

test.each(['refused', 'refused 7/9 gladly', 'observed 7/9 taken', 'refused 0/9 taken'])(
  'a decision of which %j is said, which nobody can read, is not refused for it',
  async (unreadable) => {
    expect((await keptOf(unreadable)) ?? null).toBeNull();
  },
);

test('like cases are found by their index, however much the hub decided', async () => {
  const at = await newCategory();
  await app.db.execute(sql`insert into event (subject, type, version, actor_id, actor_name, at, data, seller_id)
    select 'listing:g' || n, 'approved', 2, 'reviewer', 'Rita', now() - make_interval(mins => n), jsonb_build_object('like', 'grown ' || n % 700), 'ana'
    from generate_series(1, 20000) n`);
  await happened(at, 5, 'refused', ago(1));
  await app.db.execute(sql`analyze event`);
  const { rows } = await app.db.execute<Record<string, string>>(
    sql`explain select * from event where data ->> 'like' = ${likeOf({ sellerId: 'ana', categoryId: at }, ['images'])} and at >= ${ago(90)} order by at desc limit 1000`,
  );
  expect(rows.map((row) => Object.values(row)[0]).join('\n')).toContain('event_like');
});
