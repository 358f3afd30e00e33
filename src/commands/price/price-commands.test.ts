import { expect, test } from 'vitest';
import { PriceRuleStatus, type PriceRuleRow } from '#contract/price-rule.ts';
import type { Actor, AnyIntentCommand } from '../command.ts';
import { commandNamed } from '../registry.ts';

const rule: PriceRuleRow = {
  _id: '0c0ffee0-0000-4000-8000-000000000001',
  version: 3,
  name: 'Margem de 20%',
  sellerId: 'ana',
  sellerName: 'Casa da Ana',
  marketPlaceId: null,
  marketPlaceName: null,
  categoryId: null,
  categoryName: null,
  listingType: null,
  extra: 0,
  margin: 2000,
  fee: 1650,
  ending: null,
  mostChange: 30,
  status: 'ready',
  appliedAt: null,
};
const actor: Actor = { id: 'seller', name: 'Ana', role: 'seller', isMoneyManager: false, leases: 'off', now: '2026-11-23T12:00:00.000Z' };
const named = (name: string): AnyIntentCommand => {
  const command = commandNamed(name);
  if (command.kind !== 'intent') throw new Error(`${name} is no intent`);
  return command;
};

test('a rule is simulated and applied while it is ready, archived then, and restored from there alone', () => {
  const told = ['simulate', 'apply', 'archive', 'restore'].map((step) => {
    const command = named(`pricerule.${step}`);
    return [step, ...PriceRuleStatus.options.filter((status) => command.isPossible({ ...rule, status }, actor).ok)].join(' ');
  });
  expect(told).toEqual(['simulate ready', 'apply ready', 'archive ready', 'restore archived']);
  expect(named('pricerule.apply').apply(rule, { _id: rule._id, version: 3 }, actor)).toEqual({
    ok: true,
    value: { ...rule, status: 'running' },
  });
});

test('what changes prices is asked before it runs; archiving is taken back', () => {
  const args = { _id: rule._id, version: 3 };
  expect(named('pricerule.apply').reviewOf?.(args, rule.name)).toEqual({
    key: 'pricerule.applyReview',
    values: { label: 'Margem de 20%' },
  });
  expect(named('pricerule.apply').isHeld).toBe(false);
  expect(named('pricerule.simulate').isHeld).toBe(false);
  expect(named('pricerule.archive').inverseOf?.(args, 'i1')).toEqual({ command: 'pricerule.restore', args });
});
