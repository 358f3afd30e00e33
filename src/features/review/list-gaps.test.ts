import { expect, test } from 'vitest';
import { gapsOf, lengthOf, lineOf, lookOf, placeOn } from './list-gaps.ts';

const topOnly = { head: 98, far: 0, farFrom: null, headLoaded: 100, hidden: 2, total: 1000, isToEnd: false };
const withEnd = { ...topOnly, far: 100, farFrom: 900, isToEnd: true };

test('behind what is loaded lies the rest of the list, without the rows that left', () => {
  const gaps = gapsOf(topOnly);
  expect([gaps.behind, lengthOf(gaps)]).toEqual([900, 998]);
});

test('a list that is loaded to its end has no gap, whatever was counted when it began', () => {
  expect(lengthOf(gapsOf({ ...topOnly, isToEnd: true }))).toBe(98);
});

test('the end stands at the end, with what nobody loaded before it', () => {
  const gaps = gapsOf(withEnd);
  expect([gaps.between, gaps.behind, lengthOf(gaps)]).toEqual([800, 0, 998]);
  expect([lineOf(gaps, 97), lineOf(gaps, 98), lineOf(gaps, 197)]).toEqual([97, 898, 997]);
  expect([97, 98, 897, 898, 997, 998].map((line) => placeOn(gaps, line))).toEqual([97, null, null, 98, 197, null]);
});

test('a jump into the middle leaves a gap on both sides', () => {
  const gaps = gapsOf({ ...withEnd, farFrom: 500, isToEnd: false });
  expect([gaps.between, gaps.behind, lengthOf(gaps)]).toEqual([400, 400, 998]);
});

test('two runs that met have no gap between them', () => {
  expect(gapsOf({ ...topOnly, head: 900, headLoaded: 902, far: 98, farFrom: 880, isToEnd: true }).between).toBe(0);
});

test('what is looked at says what to load: on from the top, around the far run, or a place of its own', () => {
  const gaps = gapsOf({ ...withEnd, farFrom: 500, isToEnd: false });
  const asked = (first: number) =>
    Object.entries(lookOf(gaps, first, first + 10))
      .filter(([, isSo]) => isSo)
      .map(([name]) => name);
  expect([0, 80, 300, 480, 540, 590, 800].map(asked)).toEqual([
    [],
    ['isHeadEnding'],
    ['isNowhere'],
    ['isFarBeginning'],
    [],
    ['isFarEnding'],
    ['isNowhere'],
  ]);
});
