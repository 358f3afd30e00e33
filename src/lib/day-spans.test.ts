import { expect, test } from 'vitest';
import { daySpans } from './day-spans.ts';

test.each([
  // A Friday, a Monday, a Sunday, the last day of a leap February, the first of a year.
  ['2026-11-27', '2026-11-23..2026-11-29', '2026-11-16..2026-11-22', '2026-11-01..2026-11-30', '2026-10-01..2026-10-31'],
  ['2026-11-23', '2026-11-23..2026-11-29', '2026-11-16..2026-11-22', '2026-11-01..2026-11-30', '2026-10-01..2026-10-31'],
  ['2026-11-29', '2026-11-23..2026-11-29', '2026-11-16..2026-11-22', '2026-11-01..2026-11-30', '2026-10-01..2026-10-31'],
  ['2028-02-29', '2028-02-28..2028-03-05', '2028-02-21..2028-02-27', '2028-02-01..2028-02-29', '2028-01-01..2028-01-31'],
  ['2027-01-01', '2026-12-28..2027-01-03', '2026-12-21..2026-12-27', '2027-01-01..2027-01-31', '2026-12-01..2026-12-31'],
])('on %s this week, the last, this month and the last are whole', (today, week, lastWeek, month, lastMonth) => {
  const spans = daySpans(today);
  const said = [spans.week, spans.lastWeek, spans.month, spans.lastMonth].map(({ from, to }) => `${from}..${to}`);
  expect(said).toEqual([week, lastWeek, month, lastMonth]);
  expect(spans.today).toEqual({ from: today, to: today });
});
