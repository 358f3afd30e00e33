import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { unwrap, type Api } from './client.ts';
import { refetchNow } from './refetch-now.ts';
import { newestRow } from './fresh-rows.ts';
import { listings } from './listings.ts';
import { imageAtWidth } from './image-at-width.ts';
import { contentKeyOf } from './images.ts';
import { listingsQuery } from './queue-pages.ts';
import { queueFiguresKey } from './review-queue.ts';
import { listListings, type ListingRow } from '#contract/listing.ts';
import { ok } from '#lib/result.ts';

const row = (version: number): ListingRow => ({ publishId: 'p1', version }) as ListingRow;

/** A server that answers each list call when the test says so. */
const slowServer = () => {
  const answers: ((version: number) => void)[] = [];
  const send = () => new Promise((resolve) => answers.push((version) => resolve({ ok: true, value: { items: [row(version)] } })));
  return { api: { send } as unknown as Api, answers };
};

const untilAsked = async (answers: readonly unknown[], count: number): Promise<void> => {
  while (answers.length < count) await new Promise((resolve) => setTimeout(resolve, 0));
};

test('a refetch does not settle for an answer that was asked for before it', async () => {
  const { api, answers } = slowServer();
  const queryClient = new QueryClient();
  void queryClient.fetchQuery(listings.rowQuery(api, 'p1')).catch(() => undefined);
  await untilAsked(answers, 1);
  const refetched = listings.refetch(queryClient, api, 'p1');
  await untilAsked(answers, 2);
  answers[0]?.(1);
  answers[1]?.(2);
  expect(await refetched).toEqual({ ok: true, value: undefined });
  expect(queryClient.getQueryData(listings.rowQuery(api, 'p1').queryKey)).toMatchObject({ version: 2 });
});

test('a refetch that a later one takes the place of waits for the later answer, and never gives what was known before', async () => {
  const { api, answers } = slowServer();
  const queryClient = new QueryClient();
  // oxlint-disable-next-line eslint/no-restricted-properties -- an older answer, as the list brought it
  queryClient.setQueryData(listings.rowQuery(api, 'p1').queryKey, row(1));
  const settling = listings.refetch(queryClient, api, 'p1');
  await untilAsked(answers, 1);
  // The live stream hears of the same change.
  const live = listings.refetch(queryClient, api, 'p1');
  await untilAsked(answers, 2);
  let isSettled = false;
  void settling.then(() => {
    isSettled = true;
  });
  answers[0]?.(2);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(isSettled).toBe(false);
  answers[1]?.(2);
  expect(await Promise.all([settling, live])).toEqual([ok(undefined), ok(undefined)]);
  expect(listings.newest(queryClient, 'p1')?.version).toBe(2);
});

test('two refetches of what was never known begin twice and end with the later answer', async () => {
  const { api, answers } = slowServer();
  const queryClient = new QueryClient();
  const first = listings.refetch(queryClient, api, 'p1');
  await untilAsked(answers, 1);
  const second = listings.refetch(queryClient, api, 'p1');
  await untilAsked(answers, 2);
  answers[0]?.(1);
  answers[1]?.(2);
  expect(await Promise.all([first, second])).toEqual([ok(undefined), ok(undefined)]);
  expect(listings.newest(queryClient, 'p1')?.version).toBe(2);
});

test('a refetch outlives the screen that shows what it fetches', async () => {
  const { api, answers } = slowServer();
  const queryClient = new QueryClient();
  // As a query that can be called off: it reads the signal.
  const query = {
    ...listings.rowQuery(api, 'p1'),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
      signal.aborted ? null : (unwrap(await api.send(listListings)).items[0] ?? null),
  };
  // oxlint-disable-next-line eslint/no-restricted-properties -- an older answer, as the list brought it
  queryClient.setQueryData(query.queryKey, row(1));
  const leave = new QueryObserver(queryClient, query).subscribe(() => undefined);
  const settling = refetchNow(queryClient, query);
  await untilAsked(answers, 1);
  leave();
  await untilAsked(answers, 2);
  answers[0]?.(1);
  answers[1]?.(2);
  expect(await settling).toMatchObject({ version: 2 });
});

test('a server that does not answer is told as such, and nothing is forgotten', async () => {
  const queryClient = new QueryClient();
  const up = { send: () => Promise.resolve({ ok: true, value: { items: [row(1)] } }) } as unknown as Api;
  const down = { send: () => Promise.resolve({ ok: false, error: { type: 'Unreachable' } }) } as unknown as Api;
  await listings.refetch(queryClient, up, 'p1');
  expect(await listings.refetch(queryClient, down, 'p1')).toEqual({ ok: false, error: { type: 'Unreachable' } });
  expect(queryClient.getQueryData(['listingRow', 'p1'])).toMatchObject({ version: 1 });
});

test('of two answers that were under way at once fresh rows keep the higher version, and tell once per news', async () => {
  const queryClient = new QueryClient();
  const fresh = listings.fresh(queryClient);
  let told = 0;
  fresh.subscribe(() => {
    told += 1;
  });
  let answerLate: () => void = () => undefined;
  const late = new Promise((resolve) => {
    answerLate = () => resolve(ok(row(4)));
  });
  const whole = queryClient.fetchQuery(listings.query({ send: () => late } as unknown as Api, 'p1'));
  await listings.refetch(queryClient, { send: async () => ok({ items: [row(5)] }) } as unknown as Api, 'p1');
  answerLate();
  await whole;
  expect([fresh.get('p1')?.version, told]).toEqual([5, 1]);
});

test('the row shown is what was heard of it, at whatever version, else what its page says; one that is gone is not shown', () => {
  expect(newestRow(row(3), undefined)?.version).toBe(3);
  expect(newestRow(row(3), row(2))?.version).toBe(2);
  expect(newestRow(row(3), row(4))?.version).toBe(4);
  expect(newestRow(row(3), null)).toBeNull();
});

test('the newest answer about a listing is found wherever it is', async () => {
  const queryClient = new QueryClient();
  const page = { items: [row(3)], next: null, page: 1, pages: 1, limit: 100, total: 1 };
  const api = { send: () => Promise.resolve({ ok: true, value: page }) } as unknown as Api;
  expect(listings.newest(queryClient, 'p1')).toBeNull();
  await queryClient.fetchInfiniteQuery(listingsQuery(api, {}));
  expect(listings.newest(queryClient, 'p1')?.version).toBe(3);
  await listings.refetch(queryClient, { send: () => Promise.resolve({ ok: true, value: { items: [row(4)] } }) } as unknown as Api, 'p1');
  expect(listings.newest(queryClient, 'p1')?.version).toBe(4);
});

test('a verdict belongs to the content an address names, in whatever width', () => {
  const hash = 'ab'.repeat(32);
  expect(contentKeyOf(`/v2/image/${hash}-640.jpg`)).toBe(hash);
  expect(contentKeyOf('https://elsewhere.example/a.jpg')).toBe('https://elsewhere.example/a.jpg');
  expect(imageAtWidth(`/v2/image/${hash}.png`, 112)).toBe(`/v2/image/${hash}-112.jpg`);
  expect(imageAtWidth('https://elsewhere.example/a.jpg', 640)).toBe('https://elsewhere.example/a.jpg');
});

/** A listing that was asked for by itself before. */
const seen = (queryClient: QueryClient, key: string, id: string) =>
  queryClient.fetchQuery({ queryKey: [key, id], queryFn: () => ({ publishId: id, version: 1 }) });

test('of listings that change together what tells more is looked for once, and those that are open are old', async () => {
  vi.useFakeTimers();
  const queryClient = new QueryClient();
  const api = { send: async () => ok({ items: ['p1', 'p2', 'p3'].map((publishId) => ({ publishId, version: 2 })) }) } as unknown as Api;
  for (const id of ['p1', 'p2', 'p3']) await seen(queryClient, 'listingRow', id);
  for (const id of ['p1', 'elsewhere']) await seen(queryClient, 'listing', id);
  const looked = vi.spyOn(queryClient, 'invalidateQueries');
  const live = listings.live(queryClient, api);
  for (const id of ['p1', 'p2', 'p3']) live.onChange({ subject: `listing:${id}` });
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  const isOld = (id: string) => queryClient.getQueryState(['listing', id])?.isInvalidated;
  expect([isOld('p1'), isOld('elsewhere')]).toEqual([true, false]);
  const timesLooked = (key: string) => looked.mock.calls.filter(([filters]) => filters?.queryKey?.[0] === key).length;
  // The queue, which hears of all that changed, has its figures counted anew as well.
  expect([timesLooked('listing'), timesLooked(queueFiguresKey)]).toEqual([1, 2]);
});
