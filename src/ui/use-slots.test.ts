import { expect, test } from 'vitest';
import { createDealSlots } from './use-slots.ts';

const slotsOf = (dealt: ReadonlyMap<string, number>): Readonly<Record<string, number>> => Object.fromEntries(dealt);

test('where a row left a list, all others keep their elements and the row that comes takes the one that is free', () => {
  const deal = createDealSlots();
  expect(slotsOf(deal(['a', 'b', 'c']))).toEqual({ a: 0, b: 1, c: 2 });
  expect(slotsOf(deal(['a', 'c', 'd']))).toEqual({ a: 0, c: 2, d: 1 });
});

test('a step hands the element of the row that went to the row that comes, at either end', () => {
  const deal = createDealSlots();
  deal(['a', 'b', 'c']);
  expect(slotsOf(deal(['b', 'c', 'd']))).toEqual({ b: 1, c: 2, d: 0 });
  expect(slotsOf(deal(['a', 'b', 'c']))).toEqual({ a: 0, b: 1, c: 2 });
});

test('no two rows ever share an element, whatever comes and goes', () => {
  const deal = createDealSlots();
  for (let from = 0; from < 40; from += 3) {
    const keys = Array.from({ length: 5 + (from % 4) }, (_, each) => `r${(from * 7 + each) % 23}`);
    const dealt = deal(keys);
    expect([...dealt.keys()].toSorted()).toEqual(keys.toSorted());
    expect(new Set(dealt.values()).size).toBe(keys.length);
    expect(Math.max(...dealt.values())).toBeLessThan(keys.length + 8);
  }
});

test('asked for the same rows again it answers the same', () => {
  const deal = createDealSlots();
  const dealt = deal(['a', 'b']);
  expect(deal(['a', 'b'])).toBe(dealt);
  expect(deal(['b', 'a'])).toBe(dealt);
});
