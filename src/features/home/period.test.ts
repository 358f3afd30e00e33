import { expect, test } from 'vitest';
import { changeOf, periodIn, spanOf } from './period.ts';
import { salesOf } from './place.ts';

test('a period ends today and has as many days as it is called by', () => {
  expect(spanOf('7', '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' });
  expect(spanOf('30', '2026-11-22')).toEqual({ from: '2026-10-24', to: '2026-11-22' });
});

test('what the address says that nobody offers is a month', () => {
  expect([periodIn({ period: '90' }), periodIn({ period: '91' }), periodIn({})]).toEqual(['90', '30', '30']);
});

test('nothing before is no change that could be told', () => {
  expect([changeOf(150, 100), changeOf(50, 100), changeOf(0, 0), changeOf(9, 0)]).toEqual([0.5, -0.5, null, null]);
});

test('the list behind a number is asked for in the words of its own address', () => {
  expect(salesOf('2026-11-01', '2026-11-07', { status: 'cancelled' })).toEqual({
    to: '/general',
    search: { date: '2026-11-01..2026-11-07', status: 'cancelled' },
  });
});
