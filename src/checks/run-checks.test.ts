import { expect, test } from 'vitest';
import { checkNames } from '#contract/check.ts';
import type { Check } from './check.ts';
import { checkPrice } from './check-price.ts';
import { checks } from './checks.ts';
import { theFacts } from './facts-fixture.ts';
import { runChecks } from './run-checks.ts';

test('there is one check of each name, in the order of the names', () => {
  expect(checks.map(({ name }) => name)).toEqual(checkNames);
});

test('a believable listing has nothing to find', () => {
  expect(runChecks(checks, theFacts())).toEqual({ findings: [], failed: [] });
});

test('a finding carries the name and the weight of its check', () => {
  expect(runChecks(checks, theFacts({ price: null })).findings).toEqual([
    { check: 'price', severity: 'red', code: 'priceMissing', place: 'price', values: {}, spans: [], proposes: 'hasnt_price', others: [] },
  ]);
});

test('a category weighs its checks: one counts otherwise, one is switched off', () => {
  const facts = theFacts({ price: null, hasImage: false });
  expect(runChecks(checks, facts, { price: 'yellow', images: 'off' }).findings).toMatchObject([{ check: 'price', severity: 'yellow' }]);
});

test('a check that throws costs itself alone', () => {
  const broken: Check = {
    name: 'gtin',
    severity: 'red',
    find: () => {
      throw new Error('broken');
    },
  };
  expect(runChecks([broken, checkPrice], theFacts({ price: null }))).toMatchObject({ failed: ['gtin'], findings: [{ check: 'price' }] });
});
