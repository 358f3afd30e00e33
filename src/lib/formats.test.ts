import { expect, test } from 'vitest';
import { dateFormat, formatNumber, numberFormat } from './formats.ts';

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
