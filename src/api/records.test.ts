import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '#lib/result.ts';
import type { Api } from './client.ts';
import { kits } from './kits.ts';
import { links } from './links.ts';
import { users } from './people.ts';
import { pricePreviewKey } from './price-rules.ts';
import { products } from './products.ts';

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
