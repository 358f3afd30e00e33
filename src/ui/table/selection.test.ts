import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterFilterChange,
  allSelected,
  countSelected,
  deselect,
  isSelected,
  noneSelected,
  select,
  selectionOf,
  shareSelected,
  toggle,
  type Selection,
} from './selection.ts';

const everyone = ['a', 'b', 'c', 'd', 'e'];
const ids = fc.subarray(everyone);
const selection: fc.Arbitrary<Selection> = fc.oneof(
  ids.map(selectionOf),
  ids.map((except): Selection => deselect(allSelected, except)),
);
const chosen = (from: Selection): readonly string[] => everyone.filter((id) => isSelected(from, id));

test('choosing adds exactly these rows, letting go takes exactly these away, whichever way the selection is kept', () => {
  fc.assert(
    fc.property(selection, ids, (before, some) => {
      expect(chosen(select(before, some))).toEqual(everyone.filter((id) => isSelected(before, id) || some.includes(id)));
      expect(chosen(deselect(before, some))).toEqual(everyone.filter((id) => isSelected(before, id) && !some.includes(id)));
    }),
  );
});

test('the number said is the number meant', () => {
  fc.assert(
    fc.property(selection, (some) => {
      expect(countSelected(some, everyone.length)).toBe(chosen(some).length);
    }),
  );
});

test('toggling turns one row over, leaves the others, and twice is nothing', () => {
  fc.assert(
    fc.property(selection, fc.constantFrom(...everyone), (before, id) => {
      const after = toggle(before, id);
      expect(everyone.filter((each) => isSelected(after, each) !== isSelected(before, each))).toEqual([id]);
      expect(toggle(after, id)).toEqual(before);
    }),
  );
});

test('all that match reaches rows nobody has loaded, and an excepted row stays out', () => {
  const all = deselect(allSelected, ['b']);
  expect(isSelected(all, 'never seen')).toBe(true);
  expect(isSelected(all, 'b')).toBe(false);
  expect(countSelected(all, 1_000_000)).toBe(999_999);
});

test('the box over a page says all, some or none; of no rows, none', () => {
  expect(shareSelected(selectionOf(['a', 'b']), ['a', 'b'])).toBe('all');
  expect(shareSelected(selectionOf(['a']), ['a', 'b'])).toBe('some');
  expect(shareSelected(selectionOf(['z']), ['a', 'b'])).toBe('none');
  expect(shareSelected(allSelected, [])).toBe('none');
});

test('another filter ends "all that match" and keeps what was chosen by hand', () => {
  expect(afterFilterChange(deselect(allSelected, ['a']))).toEqual(noneSelected);
  expect(afterFilterChange(selectionOf(['a']))).toEqual(selectionOf(['a']));
});
