import { expect, test } from 'vitest';
import type { FilterValue } from '#ui/table/filter-value.ts';
import { progressOf, reportKind } from './report-kind.ts';

const one = (value: string): FilterValue => ({ kind: 'options', chosen: [value] });

test('filters are asked for in the words of the call, and nothing that no report has', () => {
  expect(reportKind.filterOf({ search: 'casa', filters: { kind: one('sales'), status: one('running') } })).toEqual({
    search: 'casa',
    kind: 'sales',
    status: ['running'],
  });
  expect(reportKind.filterOf({ search: '', filters: { kind: one('money'), status: one('paid') } })).toEqual({});
});

test('progress is told once there is something to measure it by, and never beyond the end', () => {
  expect(progressOf({ status: 'queued', done: 0, total: 0 })).toBeNull();
  expect(progressOf({ status: 'running', done: 250, total: 1000 })).toBe(0.25);
  expect(progressOf({ status: 'running', done: 12, total: 10 })).toBe(1);
  expect(progressOf({ status: 'done', done: 0, total: 0 })).toBe(1);
});
