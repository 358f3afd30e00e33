import { expect, test } from 'vitest';
import { addDays, countDays, dayInSaoPaulo, daysBetween } from './day.ts';

test('the day is that of São Paulo, whatever the day is in Greenwich', () => {
  expect(dayInSaoPaulo(new Date('2026-11-21T02:59:59.999Z'))).toBe('2026-11-20');
  expect(dayInSaoPaulo(new Date('2026-11-21T03:00:00.000Z'))).toBe('2026-11-21');
});

test('days are counted over months, leap years and the days when summer time began', () => {
  expect([addDays('2024-02-28', 1), addDays('2026-03-01', -1), addDays('2018-11-03', 2)]).toEqual([
    '2024-02-29',
    '2026-02-28',
    '2018-11-05',
  ]);
  expect([countDays('2018-11-03', '2018-11-05'), countDays('2026-01-01', '2026-01-01')]).toEqual([3, 1]);
  expect(daysBetween('2025-12-31', '2026-01-02')).toEqual(['2025-12-31', '2026-01-01', '2026-01-02']);
});
