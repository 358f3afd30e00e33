import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addCrossed, agreementOf, noneCrossed, turned, type Crossed } from './agreement.ts';

const crossed = (bothYes: number, yesNo: number, noYes: number, bothNo: number): Crossed => ({ bothYes, yesNo, noYes, bothNo });

describe('Cohen’s κ as it is reckoned by hand', () => {
  // Each line: observed − by chance, over 1 − by chance.
  test.each([
    ['50 grants: (0.70 − 0.50) / 0.50', crossed(20, 5, 10, 15), 0.4],
    ['100, one says yes more: (0.60 − 0.54) / 0.46', crossed(45, 15, 25, 15), 0.06 / 0.46],
    ['100, as often agreed but the other way round: (0.60 − 0.46) / 0.54', crossed(25, 35, 5, 35), 0.14 / 0.54],
    ['they always agree', crossed(12, 0, 0, 8), 1],
    ['they never agree, half and half', crossed(0, 10, 10, 0), -1],
    ['as chance would have it', crossed(25, 25, 25, 25), 0],
    ['one says yes to all, the other to half', crossed(10, 10, 0, 0), 0],
  ])('%s', (_how, table, kappa) => {
    expect(agreementOf(table).kappa).toBeCloseTo(kappa, 12);
  });
});

test('of nothing, and of fewer than ten, it says that they are not enough', () => {
  expect(agreementOf(noneCrossed)).toEqual({ of: 0, agreed: 0, kappa: null, why: 'few' });
  expect(agreementOf(noneCrossed, 0)).toEqual({ of: 0, agreed: 0, kappa: null, why: 'few' });
  expect(agreementOf(crossed(5, 1, 1, 2))).toEqual({ of: 9, agreed: 7, kappa: null, why: 'few' });
  expect(agreementOf(crossed(5, 1, 1, 3)).why).toBeNull();
});

test('where both only ever said one thing, that they agreed says nothing', () => {
  expect(agreementOf(crossed(40, 0, 0, 0))).toEqual({ of: 40, agreed: 40, kappa: null, why: 'oneVerdict' });
  expect(agreementOf(crossed(0, 0, 0, 40)).why).toBe('oneVerdict');
});

test('seen from the other, what the one said no to is what the other said yes to', () => {
  expect(turned(crossed(1, 2, 3, 4))).toEqual(crossed(1, 3, 2, 4));
  expect(addCrossed(crossed(1, 2, 3, 4), turned(crossed(1, 2, 3, 4)))).toEqual(crossed(2, 5, 5, 8));
});

const tables = fc.record({ bothYes: fc.nat(300), yesNo: fc.nat(300), noYes: fc.nat(300), bothNo: fc.nat(300) });

test('κ lies between -1 and 1, and is the same whoever is called the first', () => {
  fc.assert(
    fc.property(tables, (table) => {
      const { kappa, agreed, of } = agreementOf(table);
      if (kappa === null) return;
      expect(kappa).toBeGreaterThanOrEqual(-1 - 1e-12);
      expect(agreementOf(turned(table)).kappa).toBeCloseTo(kappa, 12);
      // Never better than what is agreed on, and one exactly where all is.
      expect(kappa).toBeLessThanOrEqual(agreed / of + 1e-12);
      expect(kappa > 1 - 1e-12).toBe(agreed === of);
    }),
  );
});

test('the same table so many times over has the same κ', () => {
  fc.assert(
    fc.property(tables, fc.integer({ min: 2, max: 9 }), (table, times) => {
      const many = Array.from({ length: times }, () => table).reduce(addCrossed, noneCrossed);
      const [one, all] = [agreementOf(table, 1), agreementOf(many, 1)];
      expect(all.why).toBe(one.why);
      expect(all.kappa ?? 0).toBeCloseTo(one.kappa ?? 0, 9);
    }),
  );
});
