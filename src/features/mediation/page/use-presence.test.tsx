import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { presenceQuery } from '#api/presence.ts';
import type { Presence } from '#contract/mediation-calls.ts';
import { ok } from '#lib/result.ts';
import { WorkbenchProvider, type Workbench } from '#outbox/workbench.tsx';
import { usePresence } from './use-presence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The page of a mediation, and what it told the others. */
const open = () => {
  const told: string[] = [];
  let present: readonly Presence[] = [];
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const send = ({ name }: { readonly name: string }, payload: { readonly body?: { readonly doing: string } }) => {
    if (name === 'tellPresence') told.push(payload.body?.doing ?? '');
    return Promise.resolve(ok(present));
  };
  const workbench = { api: { send }, queryClient, actor: () => ({ id: 'u1' }) } as unknown as Workbench;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <WorkbenchProvider value={workbench}>{children}</WorkbenchProvider>
    </QueryClientProvider>
  );
  /** The server says so, and the stream that something changed. */
  const hear = (answer: readonly Presence[]) =>
    act(async () => {
      present = answer;
      await queryClient.invalidateQueries(presenceQuery(workbench.api, 'o1'));
      await vi.advanceTimersByTimeAsync(10);
    });
  return { told, hear, ...renderHook(() => usePresence('o1'), { wrapper }) };
};
const see = (isSeen: boolean): void => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isSeen);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const rest = () => act(() => vi.advanceTimersByTimeAsync(8000));

test('who rests is seen to write no longer', async () => {
  const { told, result } = open();
  act(() => result.current.onWriting(true));
  await rest();
  expect(told).toEqual(['viewing', 'writing', 'viewing']);
});

test('who wrote and looked elsewhere has left, and is told to be there by nothing until they look again', async () => {
  const { told, result } = open();
  act(() => result.current.onWriting(true));
  see(false);
  await rest();
  expect(told).toEqual(['viewing', 'writing', 'left']);
  see(true);
  expect(told).toEqual(['viewing', 'writing', 'left', 'viewing']);
});

test('whoever left in another window of theirs is told to be here still by the one that is looked at', async () => {
  const { told, hear } = open();
  await hear([]);
  await hear([{ userId: 'u1', userName: 'Sônia', doing: 'viewing', until: '2026-11-21T12:01:00.000Z' }]);
  expect(told).toEqual(['viewing']);
  await hear([]);
  expect(told).toEqual(['viewing', 'viewing']);
});
