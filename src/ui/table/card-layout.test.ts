import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import { cardHeight, inCardOrder } from './card-layout.ts';

const column = (id: string, inCard?: Column<never>['inCard']) => ({ id, ...(inCard && { inCard }) });
const order = (...columns: readonly ReturnType<typeof column>[]) => inCardOrder(columns).map(({ id }) => id);

test('a card is called by its first value, has lines of their own before those in pairs, and what is pressed at its foot', () => {
  expect(order(column('act', 'foot'), column('name'), column('price'), column('answer', 'line'), column('kind'))).toEqual([
    'name',
    'answer',
    'price',
    'kind',
    'act',
  ]);
  expect(order(column('answer', 'line'), column('name'))).toEqual(['answer', 'name']);
  expect(order(column('act', 'foot'))).toEqual(['act']);
  expect(order()).toEqual([]);
});

test('a card is as high as its lines: two values share one', () => {
  const of = (...columns: readonly ReturnType<typeof column>[]) => cardHeight([column('name'), ...columns]);
  expect(of(column('a'), column('b'))).toBe(of() + 40);
  expect(of(column('a'), column('b'), column('c'))).toBe(of() + 80);
  expect(of(column('a'), column('b', 'line'))).toBe(of() + 80);
  expect(of(column('a'), column('b'), column('c', 'line'), column('d', 'foot'))).toBe(of() + 120);
});
