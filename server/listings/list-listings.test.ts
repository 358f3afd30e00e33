import { eq, inArray } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listListings, type ListingRow } from '#contract/listing.ts';
import { claimListings, skipListing, snoozeListing } from '#contract/review-queue.ts';
import { insertListing } from '../../tests/support/listings.ts';
import type { PersonId } from '../../tests/support/people.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { wordsOf } from './search-words.ts';

const hour = 3_600_000;
let app: TestApp;
let now: number;

type Query = Readonly<Record<string, string>>;
const ask = async (query: Query, as: PersonId = 'reviewer') => {
  const answered = await app.send(listListings, { query }, { as });
  expect(answered.status).toBe(200);
  return listListings.reply.parse(answered.body);
};
const idsOf = (items: readonly ListingRow[]): readonly string[] => items.map(({ publishId }) => publishId);

const add = async (id: string, company: 'ana' | 'beto', set: Partial<typeof listing.$inferInsert> = {}): Promise<void> => {
  await insertListing(app.db, id, company, set.status ?? 'pending');
  await app.db.update(listing).set(set).where(eq(listing.id, id));
};

beforeAll(async () => {
  app = await openTestApp();
  now = Date.now();
  // Twelve of Ana's in pairs that are due at the same instant, so that only the id orders them; four of Beto's between.
  for (let at = 0; at < 12; at += 1) {
    await add(`q${String(at).padStart(2, '0')}`, 'ana', {
      dueAt: new Date(now + Math.floor(at / 2) * hour),
      reasons: at % 4 === 0 ? ['resubmitted', 'edited'] : ['new'],
    });
  }
  for (let at = 0; at < 4; at += 1)
    await add(`b${at}`, 'beto', { dueAt: new Date(now + at * hour), status: at === 3 ? 'active' : 'pending' });
});
afterAll(() => app.close());

describe('pages by cursor', () => {
  test('every listing comes once, in the order of due date and then id', async () => {
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page = await ask({ status: 'pending', limit: '4', ...(after === '' ? {} : { after }) });
      expect(page.total).toBe(15);
      expect(page.pages).toBe(4);
      seen.push(...idsOf(page.items));
      after = page.next;
    }
    const expected = (await ask({ status: 'pending', limit: '100' })).items;
    expect(seen).toEqual(idsOf(expected));
    expect(seen).toHaveLength(15);
    expect(expected.map(({ dueAt, publishId }) => `${dueAt} ${publishId}`)).toEqual(
      expected.map(({ dueAt, publishId }) => `${dueAt} ${publishId}`).toSorted(),
    );
  });

  test('after a cursor a page is two statements: who asks; its rows', async () => {
    const { next } = await ask({ status: 'pending', limit: '4' });
    const asked = vi.spyOn(Client.prototype, 'query');
    const before = asked.mock.calls.length;
    await ask({ status: 'pending', limit: '4', after: next ?? '' });
    const texts = asked.mock.calls.slice(before).map(([query]) => (query as unknown as { readonly text: string }).text);
    expect(texts).toEqual([expect.stringContaining('from "session"'), expect.stringContaining('from "listing" where')]);
  });

  test('one that leaves and one that comes meanwhile neither repeat nor hide another', async () => {
    const first = await ask({ status: 'pending', limit: '5' });
    const rest = idsOf((await ask({ status: 'pending', limit: '100' })).items).slice(5);
    const gone = first.items[2]?.publishId ?? '';
    await app.db.update(listing).set({ status: 'active' }).where(eq(listing.id, gone));
    await add('late', 'ana', { dueAt: new Date(now - hour) });
    const second = await ask({ status: 'pending', limit: '100', after: first.next ?? '' });
    expect(idsOf(second.items)).toEqual(rest);
    await app.db.update(listing).set({ status: 'pending' }).where(eq(listing.id, gone));
    await app.db.update(listing).set({ status: 'refused' }).where(eq(listing.id, 'late'));
  });

  test.each(['x', 'bm8', Buffer.from('["2026-13-40","a"]').toString('base64url'), Buffer.from('{}').toString('base64url')])(
    'the cursor %j is refused',
    async (after) => {
      const answered = await app.send(listListings, { query: { after } }, { as: 'reviewer' });
      expect(answered).toMatchObject({ status: 400, body: { code: 'invalid' } });
    },
  );

  test('numbered pages hold the same rows', async () => {
    const all = idsOf((await ask({ status: 'pending', limit: '100' })).items);
    const third = await ask({ status: 'pending', limit: '6', page: '3' });
    expect(idsOf(third.items)).toEqual(all.slice(12, 18));
    expect(third).toMatchObject({ page: 3, pages: 3, limit: 6, total: 15, next: null });
  });

  test('who was told how many there are and reads before their end is told the same, uncounted; their end is counted', async () => {
    const totals = ['2', '3'].map(async (page) => (await ask({ status: 'pending', limit: '6', page, total: '150' })).total);
    expect(await Promise.all(totals)).toEqual([150, 15]);
  });

  test('asked by id, rows come whatever their status, and the unknown are left out', async () => {
    const some = await ask({ ids: 'b3,q01,nobody' });
    expect(idsOf(some.items).toSorted()).toEqual(['b3', 'q01']);
  });
});

describe('who sees what', () => {
  test('a seller has the own company only, whatever the filter asks', async () => {
    expect(idsOf((await ask({ limit: '100' }, 'foreignSeller')).items).every((id) => id.startsWith('b'))).toBe(true);
    expect((await ask({ sellerId: 'ana' }, 'foreignSeller')).items).toEqual([]);
    expect((await ask({ sellerId: 'ana' }, 'foreignSeller')).total).toBe(0);
    expect((await ask({ marketPlaceId: 'account-ana' }, 'foreignSeller')).total).toBe(0);
    expect(idsOf((await ask({ ids: 'q01,b1' }, 'foreignSeller')).items)).toEqual(['b1']);
  });

  test('a seller is not told who holds, skipped or snoozed a listing', async () => {
    await app.send(claimListings, { body: { publishIds: ['q05'] } }, { as: 'reviewer' });
    expect((await ask({ ids: 'q05' })).items[0]?.lease?.holder.name).toBe('Regina Revisora');
    expect((await ask({ ids: 'q05' }, 'seller')).items[0]).toMatchObject({ lease: null, snoozedUntil: null, skipped: false });
    await app.letGo('q05');
  });
});

describe('filters', () => {
  test.each<readonly [Query, number]>([
    [{ status: 'active' }, 1],
    [{ status: 'pending,active' }, 16],
    [{ status: 'active,pending', sellerId: 'beto' }, 4],
    [{ status: 'pending', sellerId: 'beto' }, 3],
    [{ status: 'pending', marketPlaceId: 'account-beto' }, 3],
    [{ status: 'pending', categoryId: 'MLB1' }, 15],
    [{ status: 'pending', categoryId: 'nowhere' }, 0],
    [{ status: 'pending', reason: 'resubmitted' }, 3],
    [{ status: 'pending', reason: 'edited', sellerId: 'ana' }, 3],
    [{ status: 'pending', reason: 'returned' }, 0],
    // One of Beto's that is new is on sale: it waits no more.
    [{ reason: 'new', sellerId: 'beto' }, 3],
  ])('%j finds %i, and says so', async (filter, expected) => {
    const page = await ask({ ...filter, limit: '100' });
    expect([page.items.length, page.total]).toEqual([expected, expected]);
  });

  test('a warning is found among others, in words that hold it too, and means what was refused', async () => {
    await add('w1', 'ana', { status: 'refused', warning: 'wigth*/image' });
    await add('w2', 'ana', { status: 'refused', warning: 'A image da caixa' });
    await add('w3', 'ana', { status: 'pending', warning: 'image' });
    const found = async (query: Query) => {
      const { items, total } = await ask({ warning: 'image', ...query }, 'seller');
      return [idsOf(items), total];
    };
    expect(await found({})).toEqual([['w1'], 1]);
    expect(await found({ status: 'pending' })).toEqual([['w3'], 1]);
    expect(await found({ warning: 'gtin' })).toEqual([[], 0]);
    await app.db.delete(listingDetail).where(inArray(listingDetail.listingId, ['w1', 'w2', 'w3']));
    await app.db.delete(listing).where(inArray(listing.id, ['w1', 'w2', 'w3']));
  });

  test('free, mine and held by others divide the queue', async () => {
    await app.send(claimListings, { body: { publishIds: ['q01', 'q02'] } }, { as: 'reviewer' });
    await app.send(claimListings, { body: { publishIds: ['q03'] } }, { as: 'otherReviewer' });
    const [mine, other, free] = await Promise.all(
      (['mine', 'other', 'free'] as const).map((holder) => ask({ status: 'pending', holder, limit: '100' })),
    );
    expect([mine, other, free].map((page) => page?.total)).toEqual([2, 1, 12]);
    expect(idsOf(mine?.items ?? [])).toEqual(['q01', 'q02']);
    for (const id of ['q01', 'q02', 'q03']) await app.letGo(id);
  });

  test('what I skipped is out of my queue and in everyone else’s; what sleeps is out of all, until it is included', async () => {
    await app.send(skipListing, { body: { publishId: 'q06', skip: true, reason: 'doubt' } }, { as: 'reviewer' });
    await app.send(snoozeListing, { body: { publishId: 'q07', until: new Date(now + 5 * hour).toISOString() } }, { as: 'otherReviewer' });
    const mine = await ask({ status: 'pending', limit: '100' });
    expect([idsOf(mine.items).includes('q06'), idsOf(mine.items).includes('q07'), mine.total]).toEqual([false, false, 13]);
    const others = await ask({ status: 'pending', limit: '100' }, 'otherReviewer');
    expect([idsOf(others.items).includes('q06'), idsOf(others.items).includes('q07'), others.total]).toEqual([true, false, 14]);
    const all = await ask({ status: 'pending', set: 'include', limit: '100' });
    expect(all.total).toBe(15);
    expect(all.items.find(({ publishId }) => publishId === 'q06')?.skipped).toBe(true);
    expect((await ask({ status: 'pending', sellerId: 'beto' })).total).toBe(3);
    await app.send(skipListing, { body: { publishId: 'q06', skip: false, reason: null } }, { as: 'reviewer' });
    await app.send(snoozeListing, { body: { publishId: 'q07', until: null } }, { as: 'reviewer' });
    expect((await ask({ status: 'pending' })).total).toBe(15);
  });

  test('a snooze that is over hides nothing', async () => {
    await app.db
      .update(listing)
      .set({ snoozedUntil: new Date(now - 1000) })
      .where(eq(listing.id, 'q08'));
    const page = await ask({ status: 'pending', limit: '100' });
    expect(page.total).toBe(15);
    expect(page.items.find(({ publishId }) => publishId === 'q08')?.snoozedUntil).toBeNull();
  });
});

describe('search', () => {
  const titles = {
    s1: 'Pão de Açúcar 100% integral',
    s2: 'Régua_30 c:\\pasta',
    s3: "Caixa d'água 5000 litros",
    s4: 'Furadeira TB-21PX Ação',
  } as const;
  beforeAll(async () => {
    for (const [id, title] of Object.entries(titles))
      await add(id, 'ana', { title, status: 'active', search: wordsOf([title, id.toUpperCase(), '7891000100103']) });
  });

  test.each<readonly [string, readonly string[]]>([
    ['ACUCAR', ['s1']],
    ['açúcar pão', ['s1']],
    ['100%', ['s1']],
    ['%', []],
    ['_', []],
    ['\\', []],
    ['regua_30', ['s2']],
    ['c:\\pasta', ['s2']],
    ["d'agua", ['s3']],
    ['tb-21', ['s4']],
    ['21px acao', ['s4']],
    ['furad', ['s4']],
    ['uradeira', []],
    ["' | 'x", []],
    ['789100010', ['s1', 's2', 's3', 's4']],
    ['litros furadeira', []],
    ['furadiera', []],
    ['~furadiera', ['s4']],
    ['~litors caxia', ['s3']],
    ['~furadeira', ['s4']],
    ["~' | 'x", []],
  ])('%j finds %j', async (search, expected) => {
    const page = await ask({ status: 'active', sellerId: 'ana', search, limit: '100' });
    expect(idsOf(page.items).toSorted()).toEqual(expected);
    expect(page.total).toBe(expected.length);
  });

  test('nothing but blanks is no search', async () => {
    expect((await ask({ status: 'active', sellerId: 'ana', search: '  ' })).total).toBe(4);
  });
});
