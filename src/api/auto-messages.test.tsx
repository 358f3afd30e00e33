import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { onTestFinished, expect, test, vi } from 'vitest';
import { ok } from '#lib/result.ts';
import { sentMessagesQuery } from './auto-messages.ts';
import type { Api } from './client.ts';

test('what was sent is asked for again while some of it is on its way, and no longer: what is held waits for a person', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const states = ['sending', 'sending', 'held'];
  let asked = 0;
  const send = async () => ok({ items: [{ state: 'blocked' }, { state: states[asked++] }] });
  const queryClient = new QueryClient();
  const watch = new QueryObserver(queryClient, sentMessagesQuery({ send } as unknown as Api, 'a', 2, { page: 1, limit: 20 }));
  onTestFinished(watch.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, watch.getCurrentResult().data?.items.map(({ state }) => state)]).toEqual([3, ['blocked', 'held']]);
});
