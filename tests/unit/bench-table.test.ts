import { describe, expect, test } from 'vitest';
import type { BudgetName, Measured } from '../../bench/budgets.ts';
import { isKept, table } from '../../bench/table.ts';

/** The cells of one figure's line. */
const lineOf = (name: BudgetName, measured: Measured): readonly string[] =>
  (table([name], measured).split('\n')[1] ?? '').split('│').map((cell) => cell.trim());

describe('the peer of a figure', () => {
  test.each<readonly [BudgetName, Measured, string]>([
    ['palette.open.p50', { 'palette.open.p50': 8, 'peer:palette.open.p50': 61 }, 'kbar 61 (×7.63)'],
    ['store.batch', { 'store.batch': 12_000, 'peer:store.batch': 4000 }, 'rxdb 4,000'],
    ['ranking.misses', { 'ranking.misses': 0, 'peer:ranking.misses': 2 }, 'minisearch 2'],
    ['palette.open.p50', { 'palette.open.p50': 8 }, 'kbar 65 (quoted)'],
    ['palette.open.p95', { 'palette.open.p95': 8 }, ''],
    ['queue.images.p95', { 'queue.images.p95': 40 }, 'not prefetched 82'],
  ])('%s beside %o is told as %j', (name, measured, told) => {
    expect(lineOf(name, measured)[3]).toBe(told);
  });
});

describe('a limit in times of the peer', () => {
  test('is held against what the peer takes in the same run, with the bare figure beside', () => {
    const measured = { 'login.typing': 240, 'peer:login.typing': 400 };
    expect(lineOf('login.typing', measured).slice(1)).toEqual(['0.6 × (240 ms)', '≤ 0.5 ×', 'react-admin 400', 'OVER']);
    expect(isKept('login.typing', measured)).toBe(false);
    expect(isKept('login.typing', { ...measured, 'peer:login.typing': 481 })).toBe(true);
  });

  test('may be the least it has to be', () => {
    expect(isKept('store.batch', { 'store.batch': 14_000, 'peer:store.batch': 10_000 })).toBe(false);
    expect(isKept('store.batch', { 'store.batch': 16_000, 'peer:store.batch': 10_000 })).toBe(true);
  });

  test('breaks nothing where the peer is not there: the figure is printed alone', () => {
    expect(lineOf('list.postgres.p95', { 'list.postgres.p95': 900 }).slice(1)).toEqual(['900 ms', '≤ 1.3 ×', '', 'told']);
    expect(isKept('list.postgres.p95', { 'list.postgres.p95': 900 })).toBe(true);
  });
});

describe('a limit in milliseconds', () => {
  test('of what is painted is held in whole frames, with the bare figure beside', () => {
    expect(lineOf('palette.open.p95', { 'palette.open.p95': 26 }).slice(1)).toEqual(['2 frames (26 ms)', '≤ 2 frames', '', 'ok']);
    expect(lineOf('table.blank', { 'table.blank': 0 })[1]).toBe('0 frames (0 ms)');
    expect(isKept('palette.open.p95', { 'palette.open.p95': 33.3 })).toBe(true);
    expect(isKept('palette.open.p95', { 'palette.open.p95': 33.6 })).toBe(false);
    expect(isKept('palette.open.p50', { 'palette.open.p50': 16.7 })).toBe(true);
    expect(isKept('palette.open.p50', { 'palette.open.p50': 18 })).toBe(false);
  });

  test('of anything else is printed, and breaks nothing: it says more of the machine', () => {
    expect(lineOf('ready.reopened', { 'ready.reopened': 3100 }).slice(1)).toEqual(['3,100 ms', '≤ 2,000 ms', '', 'told']);
    expect(isKept('ready.reopened', { 'ready.reopened': 3100 })).toBe(true);
  });
});

test('what was not measured is said, and breaks no budget', () => {
  expect(lineOf('first.js', {}).slice(1, 3)).toEqual(['not measured', '≤ 320 KB']);
  expect(isKept('first.js', {})).toBe(true);
});
