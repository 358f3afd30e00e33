import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAway, rowsInView, rowsLaidOut, widen } from './row-window.ts';

const reach = fc.record({
  at: fc.integer({ min: 0, max: 40_000_000 }),
  view: fc.integer({ min: 0, max: 3000 }),
  rowHeight: fc.integer({ min: 20, max: 300 }),
  count: fc.integer({ min: 0, max: 1_000_000 }),
});

test('a row is in view exactly when a pixel of it is', () => {
  fc.assert(
    fc.property(reach, (each) => {
      const { first, last } = rowsInView(each);
      for (const index of [first - 1, first, last, last + 1]) {
        if (index < 0 || index >= each.count || each.at >= each.count * each.rowHeight) continue;
        const isSeen = index * each.rowHeight < each.at + Math.max(each.view, 1) && (index + 1) * each.rowHeight > each.at;
        expect(index >= first && index <= last).toBe(isSeen);
      }
    }),
  );
});

test('what is laid out is in order, without a gap, once each, and never beyond the list; the active row is there or away', () => {
  fc.assert(
    fc.property(reach, fc.integer({ min: -1, max: 1_000_000 }), fc.nat({ max: 40 }), (each, active, by) => {
      const span = widen(rowsInView(each), by, each.count);
      const rows = rowsLaidOut(span);
      expect(rows).toEqual(rows.map((_, place) => span.first + place));
      expect(rows.every((index) => index >= 0 && index < each.count)).toBe(true);
      expect(rows.includes(active) !== isAway(active, span, each.count)).toBe(active >= 0 && active < each.count);
    }),
  );
});

test('no rows, none laid out', () => {
  const span = widen(rowsInView({ at: 0, view: 400, rowHeight: 36, count: 0 }), 10, 0);
  expect(rowsLaidOut(span)).toEqual([]);
  expect(isAway(-1, span, 0)).toBe(false);
});
