import { expect, test } from 'vitest';
import { byDay, nameOfDay } from './timeline-days.ts';

const at = (iso: string) => ({ at: iso });

test('an instant belongs to the day it was in the reader’s zone', () => {
  const items = [at('2026-11-21T02:30:00Z'), at('2026-11-21T03:30:00Z')];
  expect(byDay(items, 'America/Sao_Paulo').map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21']);
  expect(byDay(items, 'UTC').map(({ day, items: ofDay }) => [day, ofDay.length])).toEqual([['2026-11-21', 2]]);
});

test.each([
  ['2026-11-21', 'hoje'],
  ['2026-11-20', 'ontem'],
  ['2026-11-17', 'terça-feira'],
  ['2026-11-14', '14 de novembro'],
  ['2025-11-21', '21 de novembro de 2025'],
  ['2026-11-22', '22 de novembro'],
])('%s is %s on 21 November 2026', (day, name) => {
  expect(nameOfDay(day, Date.parse('2026-11-21T12:00:00Z'), 'pt-BR', 'America/Sao_Paulo')).toBe(name);
});

test('today is the reader’s: late in São Paulo it is tomorrow in Tokyo', () => {
  const now = Date.parse('2026-11-21T20:00:00Z');
  expect(nameOfDay('2026-11-21', now, 'en', 'America/Sao_Paulo')).toBe('today');
  expect(nameOfDay('2026-11-21', now, 'en', 'Asia/Tokyo')).toBe('yesterday');
});
