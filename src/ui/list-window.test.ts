import { expect, test } from 'vitest';
import { windowRows, windowStartFor } from './list-window.ts';

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
