import { expect, test } from 'vitest';
import { spotBeside } from './place-beside.ts';

const page = { width: 1000, height: 600 };
const button = { left: 100, right: 180, top: 40, bottom: 70 };
const atFoot = { ...button, top: 560, bottom: 590 };
const how = { gap: 4, tallest: 320, isRightToLeft: false };

test('what has room stands under its anchor, as tall as it may get', () => {
  expect(spotBeside(button, { width: 200, height: 900 }, page, how)).toEqual({ start: 100, top: 74, bottom: null, tallest: 320 });
});

test('where there is more room over the anchor it stands there, its foot at the anchor', () => {
  expect(spotBeside(atFoot, { width: 200, height: 900 }, page, how)).toEqual({ start: 100, top: null, bottom: 44, tallest: 320 });
});

test('what is low enough for the room under the anchor stays there, however much there is over it', () => {
  const low = { ...button, top: 460, bottom: 490 };
  expect(spotBeside(low, { width: 200, height: 90 }, page, how)).toMatchObject({ top: 494, tallest: 98 });
  expect(spotBeside(low, { width: 200, height: 99 }, page, how)).toMatchObject({ bottom: 144 });
});

test('between a short window and a tall panel the greater room is taken, and is all it gets', () => {
  const middle = { ...button, top: 100, bottom: 130 };
  const short = { width: 1000, height: 240 };
  expect(spotBeside(middle, { width: 200, height: 900 }, short, how)).toMatchObject({ top: 134, tallest: 98 });
  expect(spotBeside(middle, { width: 200, height: 900 }, { ...short, height: 200 }, how)).toMatchObject({ bottom: 104, tallest: 88 });
});

test.each([
  ['at the end of the window', { ...button, left: 950, right: 990 }, 200, 792],
  ['partly out of it at the start', { ...button, left: -30, right: 50 }, 200, 8],
  ['wider than it', button, 2000, 8],
])('%s it stays inside', (_where, anchor, width, start) => {
  expect(spotBeside(anchor, { width, height: 90 }, page, how).start).toBe(start);
});

test('from right to left it begins where its anchor begins: at the right', () => {
  expect(spotBeside(button, { width: 200, height: 90 }, page, { ...how, isRightToLeft: true }).start).toBe(792);
  expect(spotBeside({ ...button, right: 960 }, { width: 200, height: 90 }, page, { ...how, isRightToLeft: true }).start).toBe(40);
});

test('what says itself how tall it is stands under its anchor', () => {
  expect(spotBeside(atFoot, { width: 0, height: 900 }, page, { gap: 6, isRightToLeft: false })).toEqual({
    start: 100,
    top: 596,
    bottom: null,
    tallest: null,
  });
});
