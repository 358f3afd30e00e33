import { expect, test } from 'vitest';
import { byDay } from './timeline-days.ts';

const at = (iso: string) => ({ at: iso });

test('an instant belongs to the day it was in the reader’s zone', () => {
  const items = [at('2026-11-21T02:30:00Z'), at('2026-11-21T03:30:00Z')];
  expect(byDay(items, 'America/Sao_Paulo').map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21']);
  expect(byDay(items, 'UTC').map(({ day, items: ofDay }) => [day, ofDay.length])).toEqual([['2026-11-21', 2]]);
});
