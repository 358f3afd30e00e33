import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chanceOf,
  highPriceFrom,
  isDrawn,
  lotOf,
  newUntil,
  quickBelowMs,
  risks,
  risksOf,
  type DecisionFacts,
} from '#server/second-looks/draw.ts';

const plain: DecisionFacts = {
  verdict: 'approved',
  red: 0,
  tookSuggestion: false,
  decidedBefore: newUntil,
  price: highPriceFrom - 1,
  shownMs: quickBelowMs,
};
const someRisks = fc.subarray([...risks]);
const share = fc.integer({ min: 0, max: 100 });
const id = fc.string({ maxLength: 40 });

describe('what makes a decision more likely to be looked at again', () => {
  test('a decision like most has none', () => {
    expect(risksOf(plain)).toEqual([]);
    expect(risksOf({ ...plain, price: null, shownMs: null })).toEqual([]);
  });
  test.each([
    ['redApproved', { red: 1 }],
    ['suggestionTaken', { tookSuggestion: true }],
    ['newReviewer', { decidedBefore: newUntil - 1 }],
    ['highPrice', { price: highPriceFrom }],
    ['quick', { shownMs: quickBelowMs - 1 }],
  ] as const)('%s alone', (risk, facts) => {
    expect(risksOf({ ...plain, ...facts })).toEqual([risk]);
  });
  test('who refuses what is red overrides nothing', () => {
    expect(risksOf({ ...plain, verdict: 'refused', red: 3 })).toEqual([]);
  });
});

describe('the draw', () => {
  test('is the same for the same decision, and another where the secret or the decision is', () => {
    fc.assert(
      fc.property(id, id, fc.double({ min: 0, max: 1, noNaN: true }), (secret, decision, chance) => {
        expect(isDrawn(secret, decision, chance)).toBe(isDrawn(secret, decision, chance));
      }),
    );
    const drawnWith = (secret: string): string =>
      Array.from({ length: 400 }, (_, at) => (isDrawn(secret, `MLB${at}@2`, 0.5) ? '1' : '0')).join('');
    expect(drawnWith('a')).not.toBe(drawnWith('b'));
    expect(drawnWith('a')).toBe(drawnWith('a'));
  });

  test('tells of its secret no more than it draws: two that draw one decision alike draw the others unlike', () => {
    // What shows in one lot alone could be found by trying, and who judges sees which decisions were drawn.
    const secretByLot = new Map<number, string>();
    const alike = (): readonly [string, string] => {
      for (let at = 0; ; at += 1) {
        const lot = lotOf(`secret-${at}`, 'MLB1@2');
        const other = secretByLot.get(lot);
        if (other !== undefined) return [other, `secret-${at}`];
        secretByLot.set(lot, `secret-${at}`);
      }
    };
    const [one, other] = alike();
    const drawnWith = (secret: string): readonly boolean[] => Array.from({ length: 100 }, (_, at) => isDrawn(secret, `MLB${at}@7`, 0.5));
    expect(drawnWith(one)).not.toEqual(drawnWith(other));
  });

  test('takes nothing where the share is none, whatever the risk, and everything where it is all', () => {
    fc.assert(
      fc.property(id, id, someRisks, (secret, decision, found) => {
        expect(isDrawn(secret, decision, chanceOf(0, found))).toBe(false);
        expect(isDrawn(secret, decision, chanceOf(100, found))).toBe(true);
      }),
    );
  });

  test('a larger share, and one risk more, never leave out what was drawn before', () => {
    fc.assert(
      fc.property(id, share, share, someRisks, fc.constantFrom(...risks), (decision, one, other, found, more) => {
        const [less, most] = [Math.min(one, other), Math.max(one, other)];
        const before = chanceOf(less, found);
        expect(chanceOf(most, found)).toBeGreaterThanOrEqual(before);
        const with_ = chanceOf(less, [...new Set([...found, more])]);
        expect(with_).toBeGreaterThanOrEqual(before);
        expect(!isDrawn('s', decision, before) || isDrawn('s', decision, with_)).toBe(true);
      }),
    );
  });

  test('each risk of its own makes it likelier, until it is certain', () => {
    for (const risk of risks) expect(chanceOf(2, [risk])).toBeGreaterThan(chanceOf(2, []));
    for (const risk of risks)
      expect(chanceOf(2, [...risks])).toBeGreaterThan(
        chanceOf(
          2,
          risks.filter((each) => each !== risk),
        ),
      );
    expect(chanceOf(60, ['redApproved'])).toBe(1);
  });

  test('of very many decisions that are alike about so many are drawn as it says', () => {
    const many = 20_000;
    const drawnOf = (chance: number): number =>
      Array.from({ length: many }, (_, at) => isDrawn('5e', `MLB${1_000_000 + at}@2`, chance)).filter(Boolean).length;
    expect([drawnOf(0), drawnOf(1)]).toEqual([0, many]);
    for (const chance of [0.02, 0.0205, 0.2, 0.5]) {
      // Five standard deviations: what is even is never so far off.
      const off = 5 * Math.sqrt(many * chance * (1 - chance));
      expect(Math.abs(drawnOf(chance) - many * chance)).toBeLessThan(off);
    }
    expect(new Set(Array.from({ length: 1000 }, (_, at) => lotOf('5e', `MLB${at}`))).size).toBeGreaterThan(990);
  });
});
