import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampPage, pagesOf, pageWindow } from './page-window.ts';

test.each([
  [1, 1, [1], null, null],
  [1, 3, [1, 2, 3], null, 3],
  [1, 100, [1, 2, 3, 4, 5], null, 11],
  [6, 100, [4, 5, 6, 7, 8], 1, 16],
  [50, 100, [48, 49, 50, 51, 52], 40, 60],
  [95, 100, [93, 94, 95, 96, 97], 85, 100],
  [100, 100, [96, 97, 98, 99, 100], 90, null],
])('page %i of %i shows the buttons %j and jumps to %j and %j', (page, pages, numbers, back, ahead) => {
  expect(pageWindow(page, pages)).toEqual({ numbers, back, ahead });
});

test('on any page there are five buttons in a row, or all there are, the current one among them; no jump is longer than ten', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat(), (pages, seed) => {
      const page = 1 + (seed % pages);
      const { numbers, back, ahead } = pageWindow(page, pages);
      expect(numbers).toHaveLength(Math.min(5, pages));
      expect(numbers).toContain(page);
      expect(numbers.every((each, at) => each >= 1 && each <= pages && each === (numbers[0] ?? 0) + at)).toBe(true);
      expect(back === null ? page === 1 : back >= 1 && back < page && page - back <= 10).toBe(true);
      expect(ahead === null ? page === pages : ahead <= pages && ahead > page && ahead - page <= 10).toBe(true);
    }),
  );
});

test('no rows are one page; a page beyond the last is the last', () => {
  expect([pagesOf(0, 10), pagesOf(10, 10), pagesOf(11, 10)]).toEqual([1, 1, 2]);
  expect([clampPage(0, 5), clampPage(3, 5), clampPage(9, 5)]).toEqual([1, 3, 5]);
});
