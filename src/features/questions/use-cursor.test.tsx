import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { QuestionRow } from '#contract/question.ts';
import type { ShownQuestion } from './question-rows.ts';
import { useCursor } from './use-cursor.ts';

const row = (_id: string): ShownQuestion => {
  const question = { _id, status: 'unanswered' } as QuestionRow;
  return { base: question, view: question, mark: null };
};
const open = (ids: readonly string[], asked: string | null) =>
  renderHook(useCursor, { initialProps: { rows: ids.map(row), asked, onRest: () => undefined } });

afterEach(() => vi.useRealTimers());

test('who waited longest is open first, and stays open when somebody comes before them', () => {
  const { result, rerender } = open(['q2', 'q3'], null);
  expect(result.current.id).toBe('q2');
  // The address says it by now.
  rerender({ rows: ['q2', 'q3'].map(row), asked: 'q2', onRest: () => undefined });
  rerender({ rows: ['q1', 'q2', 'q3'].map(row), asked: 'q2', onRest: () => undefined });
  expect(result.current).toMatchObject({ id: 'q2', place: 1 });
});

test('the question that is open stays open when somebody else answers it', () => {
  const { result, rerender } = open(['q1', 'q2'], null);
  rerender({ rows: ['q1', 'q2'].map(row), asked: 'q1', onRest: () => undefined });
  rerender({ rows: ['q2'].map(row), asked: 'q1', onRest: () => undefined });
  expect(result.current).toMatchObject({ id: 'q1', place: -1 });
});

test('without an address, who waits longest now is first', () => {
  const { result, rerender } = open(['q2'], null);
  rerender({ rows: ['q1', 'q2'].map(row), asked: null, onRest: () => undefined });
  expect(result.current.id).toBe('q1');
});

test('a link to another question, followed while the screen is open, opens that one', () => {
  const rows = ['q1', 'q2', 'q3'].map(row);
  const { result, rerender } = open(['q1', 'q2', 'q3'], 'q1');
  act(() => result.current.goTo('q2'));
  rerender({ rows, asked: 'q3', onRest: () => undefined });
  expect(result.current).toMatchObject({ id: 'q3', place: 2, arrivals: 1 });
  // Also one that the list does not hold.
  rerender({ rows, asked: 'q9', onRest: () => undefined });
  expect(result.current).toMatchObject({ id: 'q9', place: -1, arrivals: 2 });
});

test('the own place that arrives late in the address does not take the cursor back', () => {
  vi.useFakeTimers();
  const rows = ['q1', 'q2', 'q3'].map(row);
  const onRest = vi.fn<(id: string) => void>();
  const { result, rerender } = renderHook(useCursor, { initialProps: { rows, asked: 'q1', onRest } });
  act(() => result.current.step(1));
  act(() => void vi.advanceTimersByTime(300));
  expect(onRest).toHaveBeenLastCalledWith('q2');
  act(() => result.current.step(1));
  act(() => void vi.advanceTimersByTime(300));
  act(() => result.current.step(-1));
  rerender({ rows, asked: 'q2', onRest });
  rerender({ rows, asked: 'q3', onRest });
  expect(result.current).toMatchObject({ id: 'q2', arrivals: 0 });
  // By a link, to one that was written before.
  rerender({ rows, asked: 'q1', onRest });
  rerender({ rows, asked: 'q3', onRest });
  expect(result.current).toMatchObject({ id: 'q3', arrivals: 2 });
});
