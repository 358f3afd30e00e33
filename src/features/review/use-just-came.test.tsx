import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import type { QueueSession } from './queue-session.ts';
import { queueMemoryOf, SessionContext } from './session-store.ts';
import { useJustCame } from './use-just-came.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** 'b' is open. */
const opened = () => {
  const { store } = queueMemoryOf(new QueryClient());
  const { result } = renderHook(() => useJustCame('b'), {
    wrapper: ({ children }) => <SessionContext value={store}>{children}</SessionContext>,
  });
  return {
    happens: (change: Partial<QueueSession>) => act(() => store.update((session) => ({ ...session, ...change }))),
    justCame: () => result.current,
    pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  };
};
const taken: Partial<QueueSession> = { moved: { from: 'a', why: 'held', under: 'b' } };

test('what came under the hand by another’s doing has just come for a moment', () => {
  const here = opened();
  here.happens(taken);
  here.pass(399);
  expect(here.justCame()).toBe(true);
  here.pass(1);
  expect(here.justCame()).toBe(false);
});

test('behind a dialog the moment does not run out: nobody saw it come', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const button = dialog.appendChild(document.createElement('button'));
  dialog.open = true;
  button.focus();
  const here = opened();
  here.happens(taken);
  here.pass(10_000);
  expect(here.justCame()).toBe(true);
  dialog.remove();
  here.pass(399);
  expect(here.justCame()).toBe(true);
  here.pass(400);
  expect(here.justCame()).toBe(false);
});

test('what is still there while one that was taken back is on its way is not what a key is meant for, for a moment', () => {
  const here = opened();
  here.happens({ wantedId: 'a' });
  here.pass(399);
  expect(here.justCame()).toBe(true);
  here.pass(1);
  expect(here.justCame()).toBe(false);
  here.happens({ wantedId: null });
  here.happens({ wantedId: 'a' });
  expect(here.justCame()).toBe(true);
});
