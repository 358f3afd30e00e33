import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { queueMemoryOf, SessionContext } from './session-store.ts';
import { useJustCame } from './use-just-came.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The cursor is on 'b', and another takes what it was on before. */
const ledOn = () => {
  const { store } = queueMemoryOf(new QueryClient());
  const { result } = renderHook(() => useJustCame('b'), {
    wrapper: ({ children }) => <SessionContext value={store}>{children}</SessionContext>,
  });
  act(() => store.update((session) => ({ ...session, moved: { from: 'a', why: 'held', under: 'b' } })));
  return { justCame: () => result.current, pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)) };
};

test('what came under the hand by another’s doing has just come for a moment', () => {
  const here = ledOn();
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
  const here = ledOn();
  here.pass(10_000);
  expect(here.justCame()).toBe(true);
  dialog.remove();
  here.pass(399);
  expect(here.justCame()).toBe(true);
  here.pass(400);
  expect(here.justCame()).toBe(false);
});
