import { expect, test } from 'vitest';
import type { Translate } from '#locale/translate.ts';
import { blankRule, ruleSchema, termsOf } from './rule-values.ts';

const t = ((key: string) => key) as Translate;
const wrong = (values: object, names = false): unknown =>
  ruleSchema(t, names)
    .safeParse({ ...blankRule, ...values })
    .error?.issues.map(({ path }) => path.join('.'));

test('what is typed is kept in cents and hundredths, and what is left empty is of everything', () => {
  expect(ruleSchema(t, false).parse({ ...blankRule, name: ' Margem ', extra: 'R$ 3,50', fee: '16,55' })).toEqual({
    name: 'Margem',
    sellerId: null,
    marketPlaceId: null,
    categoryId: null,
    listingType: null,
    extra: 350,
    margin: 2000,
    fee: 1655,
    ending: 90,
    mostChange: 30,
  });
});

test('fee and margin leave something to pay the cost with, and a superuser says whose rule it is', () => {
  expect(wrong({ name: 'x', margin: '80', fee: '15,01' })).toEqual(['margin']);
  expect(wrong({ name: 'x', margin: '96' })).toEqual(['margin']);
  expect(wrong({ margin: '96' })).toEqual(['name', 'margin']);
  expect(wrong({ name: 'x', margin: 'x', fee: '96' })).toEqual(['margin', 'fee']);
  expect(wrong({ name: 'x', ending: '100', mostChange: '0' })).toEqual(['ending', 'mostChange']);
  expect(wrong({})).toEqual(['name']);
  expect(wrong({ name: 'x' }, true)).toEqual(['sellerId']);
});

test('a preview needs no name, and asks nothing while the terms are wrong', () => {
  expect(termsOf({ ...blankRule, marketPlaceId: 'a1', ending: '' }, false)).toEqual({
    marketPlaceId: 'a1',
    extra: 0,
    margin: 2000,
    fee: 1650,
    mostChange: 30,
  });
  expect(termsOf({ ...blankRule, margin: '' }, false)).toBeNull();
  expect(termsOf(blankRule, true)).toBeNull();
});
