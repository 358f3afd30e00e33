import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '#lib/result.ts';
import type { Api } from './client.ts';
import { questions } from './questions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server of so many pages of one question each; tells what it was asked, and answers with the version it is at. */
const serverOf = (pages: number) => {
  const server = { asked: [] as string[], version: 1 };
  const send = (_line: unknown, { query, params }: { query?: { after?: string; ids?: string }; params?: { id: string } }) => {
    const id = query?.ids ?? params?.id ?? `q${query?.after ?? 1}`;
    server.asked.push(query?.ids === undefined ? id : `row ${id}`);
    const row = { _id: id, version: server.version };
    if (params) return Promise.resolve(ok({ ...row, earlier: [] }));
    const at = Number(query?.after ?? 1);
    return Promise.resolve(ok({ items: [row], page: at, pages, total: pages, next: at < pages ? String(at + 1) : null }));
  };
  return { server, api: { send } as unknown as Api };
};

/** A list of so many pages on screen, loaded to its end. */
const openList = async (pages: number) => {
  const queryClient = new QueryClient();
  const { server, api } = serverOf(pages);
  const list = new InfiniteQueryObserver(queryClient, questions.cursorQuery(api, {}));
  const close = list.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  while (list.getCurrentResult().hasNextPage) await list.fetchNextPage();
  server.asked.length = 0;
  return { queryClient, server, api, close };
};

test('a question of the second page that changed is asked for by itself, and is newer than its page', async () => {
  const { queryClient, server, api, close } = await openList(2);
  server.version = 2;
  questions.live(queryClient, api).onChange({ subject: 'question:q2' });
  await vi.advanceTimersByTimeAsync(300);
  expect(server.asked).toEqual(['row q2']);
  expect([questions.newest(queryClient, 'q1')?.version, questions.newest(queryClient, 'q2')?.version]).toEqual([1, 2]);
  close();
});

test('one that is new brings a short list on screen anew, and leaves a long one until it is opened again', async () => {
  for (const [pages, asked] of [
    [3, ['q1', 'q2', 'q3']],
    [4, []],
  ] as const) {
    const { queryClient, server, api, close } = await openList(pages);
    questions.live(queryClient, api).onChange({ subject: 'question:new' });
    await vi.advanceTimersByTimeAsync(2500);
    expect(server.asked).toEqual(asked);
    expect(queryClient.getQueryState(questions.cursorQuery(api, {}).queryKey)?.isInvalidated).toBe(pages > 3);
    close();
  }
});

test('all that a filter finds is walked through by the cursor', async () => {
  const { server, api } = serverOf(3);
  const found: string[] = [];
  for await (const { items } of questions.walk(api, {}, new AbortController().signal)) found.push(...items.map(({ _id }) => _id));
  expect([found, server.asked]).toEqual([
    ['q1', 'q2', 'q3'],
    ['q1', 'q2', 'q3'],
  ]);
});
