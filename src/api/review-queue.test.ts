import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '#lib/result.ts';
import type { Api } from './client.ts';
import { listings } from './listings.ts';
import { listingsFromPageQuery, listingsQuery } from './queue-pages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue of so many pages of one listing each, on screen and loaded to its end. */
const openQueue = async (pages: number) => {
  const asked: string[] = [];
  const send = (
    line: { name: string },
    { query, params }: { query?: { after?: string; ids?: string }; params?: { publishId: string } },
  ) => {
    const id = query?.ids ?? params?.publishId ?? `p${query?.after ?? 1}`;
    if (line.name !== 'getListing' && line.name !== 'listListings') return Promise.resolve(ok({}));
    asked.push(query?.ids === undefined ? `${line.name} ${id}` : `row ${id}`);
    const row = { publishId: id, version: asked.length, lease: null };
    if (params) return Promise.resolve(ok(row));
    const at = Number(query?.after ?? 1);
    return Promise.resolve(ok({ items: [row], page: at, pages, total: pages, next: at < pages ? String(at + 1) : null }));
  };
  const api = { send } as unknown as Api;
  const queryClient = new QueryClient();
  const queue = new InfiniteQueryObserver(queryClient, listingsQuery(api, {}));
  const close = queue.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  while (queue.getCurrentResult().hasNextPage) await queue.fetchNextPage();
  const live = listings.live(queryClient, api);
  const hears = async (...ids: readonly string[]): Promise<readonly string[]> => {
    asked.length = 0;
    for (const id of ids) live.onChange({ subject: `listing:${id}` });
    await vi.advanceTimersByTimeAsync(3000);
    return asked;
  };
  return { api, queryClient, asked, live, hears, close };
};

test('what changed in the queue is asked for row by row, and the queue is never asked for again for that', async () => {
  const { hears, close } = await openQueue(2);
  expect(await hears('p1', 'p2')).toEqual(['row p1,p2']);
  close();
});

test('one that the queue does not have brings a short queue anew, and leaves a long one as it is', async () => {
  const short = await openQueue(3);
  expect(await short.hears('new')).toEqual(['listListings p1', 'listListings p2', 'listListings p3']);
  short.close();
  const long = await openQueue(4);
  expect(await long.hears('new')).toEqual([]);
  long.close();
});

test('while thousands come, the queue is asked for anew now and then and not each time, and once more when they have come', async () => {
  const { live, asked, close } = await openQueue(3);
  const wholes = (): number => asked.filter((each) => each === 'listListings p1').length;
  asked.length = 0;
  for (let come = 0; come < 6000; come += 1) {
    live.onChange({ subject: `listing:new${come}` });
    if (come % 100 === 99) await vi.advanceTimersByTimeAsync(250);
  }
  expect([wholes() > 0, wholes() < 4]).toEqual([true, true]);
  const before = wholes();
  live.onChange({ subject: 'listing:last' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(wholes() - before).toBe(1);
  live.onChange({ subject: 'listing:later' });
  await vi.advanceTimersByTimeAsync(300);
  expect(wholes() - before).toBe(2);
  close();
});

test('a decided listing that was fetched ahead is asked for by its row alone, and the row is the newest word on it', async () => {
  const { api, queryClient, asked, close } = await openQueue(1);
  await queryClient.fetchQuery(listings.query(api, 'p1'));
  asked.length = 0;
  const refetched = listings.refetch(queryClient, api, 'p1');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await refetched).toEqual(ok(undefined));
  expect(asked).toEqual(['row p1']);
  expect(queryClient.getQueryState(listings.query(api, 'p1').queryKey)?.isInvalidated).toBe(true);
  close();
});

test('who holds a listing is what was heard last, in the same version too', async () => {
  const { api, queryClient, close } = await openQueue(1);
  const answer = (lease: unknown) => ({ send: () => Promise.resolve(ok({ items: [{ publishId: 'p1', version: 9, lease }], total: 1 })) });
  await queryClient.fetchQuery({ ...listings.query(api, 'p1'), queryFn: () => ({ publishId: 'p1', version: 9, lease: null }) as never });
  const refetched = listings.refetch(queryClient, answer('held') as unknown as Api, 'p1');
  await vi.advanceTimersByTimeAsync(1000);
  await refetched;
  expect(listings.newest(queryClient, 'p1')?.lease).toBe('held');
  close();
});

test('a part of the queue that was asked for since is the later word on who holds a listing', async () => {
  const { queryClient, close } = await openQueue(1);
  const answer = (lease: unknown) => ({ send: () => Promise.resolve(ok({ items: [{ publishId: 'p1', version: 9, lease }], total: 1 })) });
  const heard = queryClient.fetchQuery(listings.rowQuery(answer('held') as unknown as Api, 'p1'));
  await vi.advanceTimersByTimeAsync(1000);
  await heard;
  await queryClient.fetchInfiniteQuery({ ...listingsQuery(answer(null) as unknown as Api, {}), staleTime: 0 });
  expect(listings.fresh(queryClient).get('p1')?.lease).toBeNull();
  await queryClient.fetchInfiniteQuery(listingsFromPageQuery(answer('mine') as unknown as Api, {}, 7));
  expect(listings.fresh(queryClient).get('p1')?.lease).toBe('mine');
  close();
});

test('after a gap short queues and every row that was asked for by itself are asked for again', async () => {
  const { api, queryClient, asked, live, close } = await openQueue(1);
  asked.length = 0;
  live.onGap();
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked).toEqual(['listListings p1']);
  const seen = queryClient.fetchQuery(listings.rowQuery(api, 'decided'));
  await vi.advanceTimersByTimeAsync(1000);
  await seen;
  asked.length = 0;
  live.onGap();
  await vi.advanceTimersByTimeAsync(3000);
  expect(new Set(asked)).toEqual(new Set(['listListings p1', 'row decided']));
  close();
});
