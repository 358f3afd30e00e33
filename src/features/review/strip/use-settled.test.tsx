import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rhythmMs } from '#palette/rhythm.ts';
import { useSettled } from './use-suggestion.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const standing = (name: string | null, shownAt?: () => number | null) => {
  const settled = { current: null as string | null };
  const { result, rerender } = renderHook(({ said, isShown }) => useSettled({ name: said, settled }, isShown, shownAt), {
    initialProps: { said: name, isShown: true },
  });
  return {
    isSettled: () => [result.current, settled.current !== null],
    show: (said: string | null) => rerender({ said, isShown: true }),
    cover: (said: string) => rerender({ said, isShown: false }),
    frame: () => act(() => void vi.advanceTimersToNextFrame()),
    pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  };
};
const yes = [true, true];
const no = [false, false];

test('what has just come is no answer to a key yet: it has to stand there first', () => {
  const here = standing(null);
  here.pass(10_000);
  here.show('a');
  here.frame();
  here.pass(rhythmMs - 1);
  expect(here.isSettled()).toEqual(no);
  here.pass(1);
  expect(here.isSettled()).toEqual(yes);
});

test('what says something else now, or comes back, has just come', () => {
  const here = standing('a');
  here.frame();
  here.pass(rhythmMs);
  expect(here.isSettled()).toEqual(yes);
  here.show('b');
  expect(here.isSettled()).toEqual(no);
  here.show('a');
  here.frame();
  here.pass(rhythmMs - 1);
  expect(here.isSettled()).toEqual(no);
  here.show(null);
  here.pass(rhythmMs);
  expect(here.isSettled()).toEqual(no);
});

test('what came while a marked reason covered it has just come when that is gone, and counts as unread till then', () => {
  const here = standing(null);
  here.cover('a');
  here.frame();
  here.pass(10_000);
  expect(here.isSettled()).toEqual(no);
  here.show('a');
  here.frame();
  here.pass(rhythmMs - 1);
  expect(here.isSettled()).toEqual(no);
  here.pass(1);
  expect(here.isSettled()).toEqual(yes);
});

test('what was read and is covered since was read, and takes no key before it stood there anew', () => {
  const here = standing('a');
  here.frame();
  here.pass(rhythmMs);
  here.cover('a');
  expect(here.isSettled()).toEqual([false, true]);
  here.show('a');
  expect(here.isSettled()).toEqual([false, true]);
});

test('what came behind a dialog has just come when that is closed', () => {
  const here = standing('a');
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const button = dialog.appendChild(document.createElement('button'));
  dialog.open = true;
  button.focus();
  here.frame();
  here.pass(10_000);
  expect(here.isSettled()).toEqual(no);
  dialog.remove();
  here.pass(rhythmMs - 1);
  expect(here.isSettled()).toEqual(no);
  here.pass(rhythmMs);
  expect(here.isSettled()).toEqual(yes);
});

test('what came while the list stood in the place of the detail has just come when that is seen', () => {
  let since: number | null = null;
  const here = standing('a', () => since);
  here.frame();
  here.pass(10_000);
  expect(here.isSettled()).toEqual(no);
  since = 1;
  here.pass(rhythmMs - 1);
  expect(here.isSettled()).toEqual(no);
  here.pass(rhythmMs);
  expect(here.isSettled()).toEqual(yes);
});
