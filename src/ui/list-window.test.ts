import { expect, test } from 'vitest';
import {
  clampView,
  rowsInDocument,
  rowsInView,
  scrolledTo,
  slotsOf,
  viewOfRow,
  windowRows,
  windowStartFor,
  type ListShape,
} from './list-window.ts';

const million = 1_000_000;

test('a list that fits is one window, wherever one looks', () => {
  expect([0, 50_000, windowRows - 1].map((index) => windowStartFor(index, windowRows, 0))).toEqual([0, 0, 0]);
});

test('stepping inside the window does not move it', () => {
  expect(windowStartFor(100_000, million, 0)).toBe(0);
});

test.each([windowRows - 1, 500_000, million - 1])('row %i of a million is inside the window chosen for it', (index) => {
  const start = windowStartFor(index, million, 0);
  expect(index - start).toBeGreaterThanOrEqual(0);
  expect(index - start).toBeLessThan(windowRows);
});

test('the last row of a million ends the last window', () => {
  expect(windowStartFor(million - 1, million, 0)).toBe(million - windowRows);
});

test('coming back to the top ends at the first window', () => {
  expect(windowStartFor(0, million, million - windowRows)).toBe(0);
});

test('a list that became shorter keeps its window within it', () => {
  expect(windowStartFor(400_000, 600_000, 699_999)).toBe(300_000);
});

const shape = (count: number): ListShape => ({ count, rowHeight: 56, height: 560 });
const top = { start: 0, top: 0 };

test('a row in view is shown without scrolling; one outside by as little as it takes', () => {
  expect(viewOfRow(top, 9, shape(100))).toEqual(top);
  expect(viewOfRow(top, 10, shape(100)).top).toBe(56);
  expect(viewOfRow({ start: 0, top: 560 }, 3, shape(100)).top).toBe(168);
});

test.each([100, million])('the first and the last of %i rows are wholly in view once gone to', (count) => {
  const end = viewOfRow(top, count - 1, shape(count));
  expect(rowsInView(end, shape(count))).toEqual([count - 10, count - 1]);
  expect(rowsInView(viewOfRow(end, 0, shape(count)), shape(count))).toEqual([0, 9]);
});

test('as many rows are in the document at the ends as between, so that elements can be used again', () => {
  for (const view of [top, { start: 0, top: 2000 }, { start: 0, top: 5040 }]) {
    const rows = rowsInDocument(view, shape(100));
    expect(rows).toHaveLength(slotsOf(shape(100)));
    const [first, last] = rowsInView(view, shape(100));
    expect([rows.includes(first), rows.includes(last)]).toEqual([true, true]);
  }
});

test('a list shorter than its box is in the document whole', () => {
  expect(rowsInDocument(top, shape(3))).toEqual([0, 1, 2]);
});

test('a window that moves under the wheel keeps what is in view where it is', () => {
  const before = { start: 0, top: (windowRows - 300) * 56 + 20 };
  const after = scrolledTo(before, before.top, shape(million));
  expect(after.start).toBeGreaterThan(0);
  expect(after.start * 56 + after.top).toBe(before.top);
});

test('a list that became shorter is looked at to its end', () => {
  expect(clampView({ start: 0, top: 5000 }, shape(20)).top).toBe(560);
});
