import { expect, test } from 'vitest';
import { whiteBorderOf } from './white-border.ts';

/** 100 × 100 pixels of three channels; each gets one grey. */
const picture = (greyAt: (x: number, y: number) => number) => ({
  data: Uint8Array.from({ length: 30_000 }, (_, at) => greyAt(Math.floor(at / 3) % 100, Math.floor(at / 300))),
  width: 100,
  height: 100,
  channels: 3,
});

test('only the frame counts: a dark product on white is on white', () => {
  expect(whiteBorderOf(picture((x, y) => (x > 1 && x < 98 && y > 1 && y < 98 ? 0 : 255)))).toBe(1);
});

test('white begins at 245', () => {
  expect([244, 245].map((grey) => whiteBorderOf(picture(() => grey)))).toEqual([0, 1]);
});

test('a product that touches one side leaves the other three', () => {
  expect(whiteBorderOf(picture((_x, y) => (y > 97 ? 0 : 255)))).toBeCloseTo(0.745, 2);
});

test('a see-through pixel is not white: who draws it decides on what', () => {
  expect(whiteBorderOf({ data: new Uint8ClampedArray(4), width: 1, height: 1, channels: 4 })).toBe(0);
});
