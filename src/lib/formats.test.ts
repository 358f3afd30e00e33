import { expect, test } from 'vitest';
import { clockInBrasilia, dateFormat, dayIn, dayInSaoPaulo, formatNumber, numberFormat } from './formats.ts';

test('a format is made once for a locale and its options, and never taken for another', () => {
  const days = { dateStyle: 'short', timeZone: 'America/Sao_Paulo' } as const;
  expect(dateFormat('pt-BR', days)).toBe(dateFormat('pt-BR', { ...days }));
  const at = new Date('2026-11-21T01:30:00Z');
  expect(
    [dateFormat('pt-BR', days), dateFormat('pt-BR', { ...days, timeZone: 'UTC' }), dateFormat('en', days)].map((each) => each.format(at)),
  ).toEqual(['20/11/2026', '21/11/2026', '11/20/26']);
  expect([formatNumber(1234.5, 'pt-BR'), formatNumber(1234.5, 'en'), numberFormat('pt-BR', { style: 'percent' }).format(0.5)]).toEqual([
    '1.234,5',
    '1,234.5',
    '50%',
  ]);
});

test('the day is that of the zone, whatever the day is in Greenwich', () => {
  expect(dayInSaoPaulo(new Date('2026-11-21T02:59:59.999Z'))).toBe('2026-11-20');
  expect(dayInSaoPaulo(new Date('2026-11-21T03:00:00.000Z'))).toBe('2026-11-21');
  expect(dayIn(Date.parse('2026-11-21T20:00:00Z'), 'Asia/Tokyo')).toBe('2026-11-22');
});

test('a clock in Brasília was two hours behind Greenwich in the summers before 2019', () => {
  expect(clockInBrasilia(new Date('2018-11-04T03:00:00Z'))).toBe('2018-11-04T01:00:00');
  expect(clockInBrasilia(new Date('2026-11-04T03:00:00Z'))).toBe('2026-11-04T00:00:00');
});
