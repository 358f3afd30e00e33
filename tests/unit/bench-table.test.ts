import { describe, expect, test } from 'vitest';
import type { BudgetName, Measured } from '../../bench/budgets.ts';
import { isKept, table } from '../../bench/table.ts';

/** The cells of one figure's line. */
const lineOf = (name: BudgetName, measured: Measured): readonly string[] =>
  (table([name], measured).split('\n')[1] ?? '').split('│').map((cell) => cell.trim());

describe('the peer of a figure', () => {
  test.each<readonly [BudgetName, Measured, string]>([
    ['palette.open.p50', { 'palette.open.p50': 8, 'peer:palette.open.p50': 61 }, 'kbar 61 (×7.63)'],
    ['store.batch', { 'store.batch': 12_000, 'peer:store.batch': 4000 }, 'rxdb 4,000 (×3)'],
    ['ranking.misses', { 'ranking.misses': 0, 'peer:ranking.misses': 2 }, 'minisearch 2'],
    ['palette.open.p50', { 'palette.open.p50': 8 }, 'kbar 65 (quoted)'],
    ['palette.open.p95', { 'palette.open.p95': 8 }, ''],
    ['queue.images.p95', { 'queue.images.p95': 40 }, 'not prefetched 82'],
  ])('%s beside %o is told as %j', (name, measured, told) => {
    expect(lineOf(name, measured)[3]).toBe(told);
  });
});

describe('a limit that is a share of the peer', () => {
  test('is of what the peer takes in the same run', () => {
    const measured = { 'login.typing': 240, 'peer:login.typing': 600 };
    expect(lineOf('login.typing', measured).slice(1)).toEqual(['240 ms', '≤ 200 ms', 'react-admin 600 (×2.5)', 'OVER']);
    expect(isKept('login.typing', measured)).toBe(false);
    expect(isKept('login.typing', { ...measured, 'peer:login.typing': 721 })).toBe(true);
  });

  test('is the figure of the design where the peer is not there', () => {
    expect(lineOf('login.typing', { 'login.typing': 240 }).slice(1)).toEqual(['240 ms', '≤ 248 ms', 'react-admin 743 (quoted)', 'ok']);
  });
});

test('what was not measured is said, and breaks no budget', () => {
  expect(lineOf('list.postgres.p95', {}).slice(1, 3)).toEqual(['not measured', '≤ 12 ms']);
  expect(isKept('list.postgres.p95', {})).toBe(true);
});
