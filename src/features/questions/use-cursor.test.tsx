import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { QuestionRow } from '#contract/question.ts';
import type { ShownQuestion } from './question-rows.ts';
import { useCursor } from './use-cursor.ts';

const row = (_id: string): ShownQuestion => {
  const question = { _id, status: 'unanswered' } as QuestionRow;
  return { base: question, view: question, mark: null };
};
const open = (ids: readonly string[], asked: string | null) =>
  renderHook(useCursor, { initialProps: { rows: ids.map(row), asked, onRest: () => undefined } });

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
