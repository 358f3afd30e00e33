import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderColumns } from './column-layout.ts';

const ids = ['a', 'b', 'c', 'd'];

test('a remembered order is kept; a column that came since stays where it was declared; one that went is forgotten', () => {
  expect(orderColumns(ids, ['d', 'c', 'b', 'a'])).toEqual(['d', 'c', 'b', 'a']);
  expect(orderColumns(ids, ['d', 'a'])).toEqual(['d', 'b', 'c', 'a']);
  expect(orderColumns(ids, ['gone', 'c', 'a', 'c'])).toHaveLength(4);
  expect(orderColumns(ids, [])).toEqual(ids);
});

test('whatever is remembered, each column is there once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ids, 'x', 'y')), (remembered) => {
      expect(orderColumns(ids, remembered).toSorted()).toEqual(ids);
    }),
  );
});
