import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '#locale/locale.tsx';
import { DueMark } from './due-mark.tsx';
import { dueAt } from './due-at.ts';

// Half past two in the afternoon in São Paulo.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T17:30:00.000Z') }));
afterEach(() => void vi.useRealTimers());

test('a parcel whose deadline passes while somebody looks at it becomes late', async () => {
  const parcel = { shipBy: '2026-11-21T17:31:00.000Z', due: 'today' } as const;
  render(
    <LocaleProvider locale="br">
      <DueMark of={parcel} />
    </LocaleProvider>,
  );
  expect(screen.getByText('Hoje')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(90_000));
  expect(screen.getByText('Atrasado')).toBeVisible();
});

test.each([
  [
    'what is due tomorrow is due today from midnight in São Paulo on',
    '2026-11-22T15:00:00.000Z',
    'later',
    '2026-11-22T03:00:00.000Z',
    'today',
  ],
  ['and not before, though it is tomorrow in UTC', '2026-11-22T15:00:00.000Z', 'later', '2026-11-22T02:59:00.000Z', 'later'],
  ['what is due at midnight itself is of the next day', '2026-11-22T03:00:00.000Z', 'later', '2026-11-22T02:59:00.000Z', 'later'],
  [
    'what the server calls late is late, however far behind a clock is',
    '2026-11-21T15:00:00.000Z',
    'late',
    '2026-11-20T15:00:00.000Z',
    'late',
  ],
  ['of what has no deadline the server has the word', null, 'none', '2026-11-21T15:00:00.000Z', 'none'],
] as const)('%s', (_what, shipBy, due, now, expected) => {
  expect(dueAt({ shipBy, due }, Date.parse(now))).toBe(expected);
});
