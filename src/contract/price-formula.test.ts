import { assert, integer, option, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { marginOf, mostShares, outcomeOf, priceFor, type PriceTerms } from './price-formula.ts';

const terms: PriceTerms = { extra: 0, margin: 2000, fee: 1650, ending: null, mostChange: 30 };

test('a price pays cost, fee and margin', () => {
  expect(priceFor(5000, terms)).toBe(7875);
  expect(priceFor(5000, { ...terms, extra: 500 })).toBe(8662);
});

test.each([
  [90, 7890],
  [75, 7875],
  [74, 7974],
  [0, 7900],
])('an ending of %i takes it up to the next, never below', (ending, price) => {
  expect(priceFor(5000, { ...terms, ending })).toBe(price);
});

test('whatever the terms, the margin that is left is not below what was asked, but for the rounding of the fee', () => {
  const shares = tuple(integer({ min: 0, max: mostShares }), integer({ min: 0, max: mostShares }));
  assert(
    property(
      integer({ min: 1, max: 100_000_000 }),
      integer({ min: 0, max: 100_000 }),
      shares.filter(([fee, margin]) => fee + margin <= mostShares),
      option(integer({ min: 0, max: 99 })),
      (cost, extra, [fee, margin], ending) => {
        const asked = { extra, fee, margin, ending, mostChange: 30 };
        const price = priceFor(cost, asked);
        expect(price * (10_000 - fee - margin)).toBeGreaterThanOrEqual((cost + extra) * 10_000);
        expect(ending === null ? null : price % 100).toBe(ending);
        expect(marginOf(price, cost, asked)).toBeGreaterThanOrEqual(margin - Math.ceil(10_000 / price));
      },
    ),
  );
});

test.each([
  [{ price: 7000, cost: null, isLocked: false }, 'noCost', null],
  [{ price: 7875, cost: 5000, isLocked: true }, 'same', 7875],
  [{ price: 7000, cost: 5000, isLocked: true }, 'locked', 7875],
  [{ price: 7000, cost: 5000, isLocked: false }, 'changed', 7875],
  [{ price: 6000, cost: 5000, isLocked: false }, 'jump', 7875],
  [{ price: 12_000, cost: 5000, isLocked: false }, 'jump', 7875],
  [{ price: null, cost: 5000, isLocked: false }, 'changed', 7875],
] as const)('a listing of %j becomes %s', (listing, outcome, after) => {
  expect(outcomeOf(listing, terms)).toEqual({ outcome, after });
});
