import { expect, test } from 'vitest';
import { PriceRuleStatus } from '#contract/price-rule.ts';
import { stepPriceRule } from './price-rule.ts';

test('a rule is gone over once at a time, changed at any time but while it is put away, and taken back from there', () => {
  const steps = ['edit', 'simulate', 'apply', 'archive', 'restore', 'finish'] as const;
  const told = PriceRuleStatus.options.map((status) => [status, ...steps.map((step) => stepPriceRule(status, step) ?? '-')].join(' '));
  expect(told).toEqual(['ready ready running running archived - -', 'running running - - - - ready', 'archived - - - - ready -']);
});
