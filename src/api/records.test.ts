import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '#lib/result.ts';
import { categoryQuery, categorySearchQuery, excludedCategoriesQuery, technicalSpecsQuery } from './categories.ts';
import { categoryRecords } from './category-rules.ts';
import type { Api } from './client.ts';
import { compatibilitiesQuery, compatibilityOptionsQuery } from './compatibilities.ts';
import { backlogs, marketplaceAccounts } from './integrations.ts';
import { kits } from './kits.ts';
import { links } from './links.ts';
import { marketPlacesQuery } from './market-places.ts';
import { companies, users } from './people.ts';
import { pricePreviewKey } from './price-rules.ts';
import { products } from './products.ts';
import { sellersQuery } from './sellers.ts';
import { vehicles } from './vehicles.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server of one of each kind, at this version and called so; tells what it was asked. */
const serverAt = (version: number, name = 'Rita') => {
  const asked: string[] = [];
  const row = { _id: 'r1', version, name };
  const send = (line: { readonly name: string }, input: { readonly query?: { readonly ids?: string } } = {}) => {
    asked.push(input.query?.ids === undefined ? line.name : `${line.name} ${input.query.ids}`);
    return Promise.resolve(ok(line.name.startsWith('list') ? { items: [row], page: 1, pages: 1, total: 1, next: null } : row));
  };
  return { asked, api: { send } as unknown as Api };
};
const page = { page: 1, limit: 100 };
/** A row that was asked for by itself before. */
const seen = (queryClient: QueryClient, key: string, id: string) =>
  queryClient.fetchQuery({ queryKey: [key, id], queryFn: () => ({ _id: id, version: 1 }) });

test('a change of a listed record asks for its row at once, and marks the lists as old once in two seconds', async () => {
  const queryClient = new QueryClient();
  const { api, asked } = serverAt(2);
  await queryClient.fetchQuery(users.pageQuery(serverAt(1).api, {}, page));
  const live = users.live(queryClient, api);
  const invalidation = users.invalidation(queryClient);
  const stop = invalidation.subscribe(() => undefined);
  for (let each = 0; each < 20; each += 1) {
    live.onChange({ subject: 'user:r1' });
    await vi.advanceTimersByTimeAsync(90);
  }
  await vi.advanceTimersByTimeAsync(5000);
  stop();
  expect(new Set(asked)).toEqual(new Set(['listUsers r1']));
  expect([users.newest(queryClient, 'r1')?.version, invalidation.revision()]).toEqual([2, 1]);
});

test('after a gap only rows of lists that are here are asked for, not all that were ever seen', async () => {
  const queryClient = new QueryClient();
  const { api, asked } = serverAt(2);
  await queryClient.fetchQuery(users.pageQuery(serverAt(1).api, {}, page));
  for (const id of ['r1', 'gone']) await seen(queryClient, 'userRow', id);
  users.live(queryClient, api).onGap();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual(['listUsers r1']);
});

test('what happens to a listing is told of its link', async () => {
  const queryClient = new QueryClient();
  const { api, asked } = serverAt(2);
  await queryClient.fetchQuery(links.pageQuery(serverAt(1).api, {}, page));
  links.live(queryClient, api).onChange({ subject: 'listing:r1' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual(['listLinks r1']);
});

test('products that change together have the kits made of them reckoned anew once', async () => {
  const queryClient = new QueryClient();
  const { api, asked } = serverAt(1);
  await queryClient.fetchQuery(kits.pageQuery(serverAt(1).api, {}, page));
  await seen(queryClient, 'kitRow', 'r1');
  const live = kits.live(queryClient, api);
  for (const id of ['p1', 'p2', 'p3']) live.onChange({ subject: `product:${id}` });
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual(['listKits r1']);
});

test.each(['kit:k1', 'product:p1'])('of %s, which may be what a listing sells, links on screen are asked for again', async (subject) => {
  const queryClient = new QueryClient();
  const { api, asked } = serverAt(1, 'another kit');
  const shown = links.pageQuery(serverAt(1).api, {}, page);
  await queryClient.fetchQuery(shown);
  // Its version is the listing's: it is the same as before, and says another kit.
  await seen(queryClient, 'linkRow', 'r1');
  // As whatever shows it listens: what it hears is what it shows.
  links.fresh(queryClient);
  const live = links.live(queryClient, api);
  live.onChange({ subject });
  live.onChange({ subject });
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual(['listLinks r1']);
  expect(queryClient.getQueryState(shown.queryKey)?.isInvalidated).toBe(true);
  expect(links.newest(queryClient, 'r1')).toMatchObject({ version: 1, name: 'another kit' });
});

test('while thousands of products are imported links on screen are asked for less and less often, and once more behind the last', async () => {
  const queryClient = new QueryClient();
  const { api, asked } = serverAt(1);
  await queryClient.fetchQuery(links.pageQuery(serverAt(1).api, {}, page));
  await seen(queryClient, 'linkRow', 'r1');
  const live = links.live(queryClient, api);
  const perSecond: number[] = [];
  for (let second = 0; second < 60; second += 1) {
    for (let each = 0; each < 100; each += 1) {
      live.onChange({ subject: `product:${second}-${each}` });
      await vi.advanceTimersByTimeAsync(10);
    }
    perSecond.push(asked.length);
  }
  // After 1 s, and then after rests of 2, 4, 8, 16 and 16 s.
  expect([perSecond[2], perSecond[8], perSecond[30], perSecond[59]]).toEqual([1, 3, 4, 6]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(7);
});

test('a product that was saved has what prices would become of it asked anew', async () => {
  const queryClient = new QueryClient();
  const { api } = serverAt(2);
  const preview = [pricePreviewKey, { percent: 10 }];
  await queryClient.fetchQuery({ queryKey: preview, queryFn: () => [], staleTime: 30_000 });
  await products.refetch(queryClient, api, 'r1');
  expect(queryClient.getQueryState(preview)?.isInvalidated).toBe(true);
});

const nobody = { send: () => Promise.reject(new Error('Nothing is asked')) } as unknown as Api;
const picked = [
  [
    'category',
    categoryRecords,
    [
      categoryQuery(nobody, 'MLB1'),
      excludedCategoriesQuery(nobody),
      technicalSpecsQuery(nobody, 'MLB1'),
      categorySearchQuery(nobody, 'pneus'),
    ],
  ],
  ['vehicle', vehicles, [compatibilityOptionsQuery(nobody, []), compatibilitiesQuery(nobody, [], { limit: 10, offset: 0 })]],
  ['company', companies, [sellersQuery(nobody)]],
  ['marketplace', marketplaceAccounts, [marketPlacesQuery(nobody)]],
] as const;
/** What the pickers were offered, long before it would be asked for again by itself; tells of which it is old. */
const offered = async (queries: readonly { readonly queryKey: readonly unknown[] }[]) => {
  const queryClient = new QueryClient();
  for (const { queryKey } of queries) await queryClient.fetchQuery({ queryKey, queryFn: () => [], staleTime: 600_000 });
  return { queryClient, old: () => queries.filter(({ queryKey }) => queryClient.getQueryState(queryKey)?.isInvalidated) };
};
test.each(picked)('once something was done to a %s, what its pickers offered before is old', async (_kind, records, queries) => {
  const { queryClient, old } = await offered(queries);
  await records.refetch(queryClient, serverAt(2).api, 'r1');
  expect(old()).toEqual(queries);
});
test.each(picked)('once somebody else made a %s, what its pickers offered before is old', async (kind, records, queries) => {
  const { queryClient, old } = await offered(queries);
  const live = records.live(queryClient, serverAt(2).api);
  live.onChange({ subject: 'order:new' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(old()).toEqual([]);
  live.onChange({ subject: `${kind}:new` });
  await vi.advanceTimersByTimeAsync(5000);
  expect(old()).toEqual(queries);
});

test('a product that was just made leaves no preview of prices as old as its lists', async () => {
  const queryClient = new QueryClient();
  const { api } = serverAt(1);
  const [preview, shown] = [[pricePreviewKey, { percent: 10 }], products.pageQuery(api, {}, page)];
  await queryClient.fetchQuery({ queryKey: preview, queryFn: () => [], staleTime: 30_000 });
  await queryClient.fetchQuery(shown);
  products.outdate(queryClient);
  expect([preview, shown.queryKey].map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
});

/** A server whose pages and rows say how much there is, as it was when they were asked for. */
const countingServer = () => {
  const said = { total: 0, version: 2 };
  const answer = () => ({ items: [{ _id: 'r1', ...said }], page: 1, pages: 1, total: 1, next: null });
  return { said, answer, api: { send: () => Promise.resolve(ok(answer())) } as unknown as Api };
};
/** Rows that are asked for in one tick travel together: the tick has to pass. */
const heard = async (queryClient: QueryClient, api: Api): Promise<void> => {
  const asked = queryClient.fetchQuery({ ...backlogs.rowQuery(api, 'r1'), staleTime: 0 });
  await vi.advanceTimersByTimeAsync(1);
  await asked;
};

test('figures of one version: a page that was asked for after its row was heard is the later word', async () => {
  const queryClient = new QueryClient();
  const { api, said } = countingServer();
  const fresh = backlogs.fresh(queryClient);
  await heard(queryClient, api);
  let told = 0;
  fresh.subscribe(() => void (told += 1));
  said.total = 3;
  await queryClient.fetchQuery(backlogs.pageQuery(api, {}, page));
  expect([fresh.get('r1'), told]).toMatchObject([{ total: 3 }, 1]);
  // The same again is no news.
  await queryClient.fetchQuery({ ...backlogs.pageQuery(api, {}, page), staleTime: 0 });
  expect(told).toBe(1);
  // Rows of other pages stay as those say.
  expect([...fresh.ids()]).toEqual(['r1']);
});

test('a page under way while the row was heard is not the later word, unless its version is higher', async () => {
  const queryClient = new QueryClient();
  const { api, said, answer } = countingServer();
  const fresh = backlogs.fresh(queryClient);
  await heard(queryClient, api);
  const old = answer();
  let answerLate = (): void => undefined;
  const late = new Promise((resolve) => {
    answerLate = () => resolve(ok(old));
  });
  const shown = queryClient.fetchQuery(backlogs.pageQuery({ send: () => late } as unknown as Api, {}, page));
  said.total = 3;
  await heard(queryClient, api);
  answerLate();
  await shown;
  expect(fresh.get('r1')).toMatchObject({ total: 3 });
  const newer = { ...old, items: [{ _id: 'r1', total: 4, version: 3 }] };
  const overtaken = queryClient.fetchQuery({
    ...backlogs.pageQuery({ send: () => heard(queryClient, api).then(() => ok(newer)) } as unknown as Api, {}, page),
    staleTime: 0,
  });
  await vi.advanceTimersByTimeAsync(1);
  await overtaken;
  expect(fresh.get('r1')).toMatchObject({ total: 4 });
});

test.each(['its row was asked for by itself', 'only a list had it'])(
  'of a server that was restored from a backup what it says now counts, at a lower version too: %s before',
  async (known) => {
    const queryClient = new QueryClient();
    const { api, said } = countingServer();
    const fresh = backlogs.fresh(queryClient);
    said.version = 6;
    await queryClient.fetchQuery(backlogs.pageQuery(api, {}, page));
    if (known !== 'only a list had it') await heard(queryClient, api);
    said.version = 5;
    const again = backlogs.refetch(queryClient, api, 'r1');
    await vi.advanceTimersByTimeAsync(1);
    await again;
    expect([backlogs.newest(queryClient, 'r1')?.version, fresh.get('r1')?.version]).toEqual([5, 5]);
    // And a page of it does.
    said.version = 4;
    await queryClient.fetchQuery({ ...backlogs.pageQuery(api, {}, page), staleTime: 0 });
    expect(backlogs.newest(queryClient, 'r1')?.version).toBe(4);
  },
);

test('lists by a cursor, and all that a filter finds, are heard as pages are', async () => {
  const queryClient = new QueryClient();
  const { api, said } = countingServer();
  const fresh = backlogs.fresh(queryClient);
  await heard(queryClient, api);
  said.total = 3;
  await queryClient.fetchInfiniteQuery(backlogs.cursorQuery(api, {}));
  expect(fresh.get('r1')).toMatchObject({ total: 3 });
  said.total = 4;
  await queryClient.fetchQuery(backlogs.foundQuery(api, {}, 10));
  expect(fresh.get('r1')).toMatchObject({ total: 4 });
});

test('figures of one version beside an open record: what a later page says of it is what commands decide on', async () => {
  const queryClient = new QueryClient();
  const { api, said } = countingServer();
  const whole = { send: () => Promise.resolve(ok({ _id: 'r1', ...said, note: 'of the whole one' })) } as unknown as Api;
  backlogs.fresh(queryClient);
  await queryClient.fetchQuery(backlogs.query(whole, 'r1'));
  said.total = 3;
  await queryClient.fetchQuery(backlogs.pageQuery(api, {}, page));
  expect(backlogs.newest(queryClient, 'r1')).toEqual({ _id: 'r1', version: 2, total: 3, note: 'of the whole one' });
  said.total = 4;
  await queryClient.fetchQuery({ ...backlogs.query(whole, 'r1'), staleTime: 0 });
  expect(backlogs.newest(queryClient, 'r1')).toMatchObject({ total: 4 });
});

test('of two pages with one version of a row the one that was answered last counts', async () => {
  const queryClient = new QueryClient();
  const { api, said } = countingServer();
  const first = backlogs.pageQuery(api, {}, page);
  await queryClient.fetchQuery(first);
  await vi.advanceTimersByTimeAsync(1);
  said.total = 3;
  await queryClient.fetchQuery(backlogs.pageQuery(api, { search: 'a' }, page));
  expect(backlogs.newest(queryClient, 'r1')).toMatchObject({ total: 3 });
  await vi.advanceTimersByTimeAsync(1);
  said.total = 5;
  await queryClient.fetchQuery({ ...first, staleTime: 0 });
  expect(backlogs.newest(queryClient, 'r1')).toMatchObject({ total: 5 });
});
