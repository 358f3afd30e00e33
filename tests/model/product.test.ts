import { afterAll, expect, test } from 'vitest';
import type { Party } from '#contract/party.ts';
import { productParties, ProductStatus } from '#contract/product.ts';
import {
  productLifecycle,
  stepProduct,
  type ProductFacts,
  type ProductRefusalReason,
  type ProductStep,
  type ProductStepRefused,
} from '#machines/lifecycle/product.ts';
import { coverageOf, declaredBy, print } from './coverage.ts';
import { pairsOf, pathsOf, type Lifecycle } from './paths.ts';

type Asked = ProductStep & ProductFacts;

const parties: readonly Party[] = ['seller', 'reviewer', 'superuser', 'marketplace'];
const steps = Object.keys(productParties) as ProductStep['type'][];
const walk: Lifecycle<ProductStatus, Asked, ProductStepRefused> = {
  initial: 'active',
  events: steps.flatMap((type) => parties.map((party): Asked => ({ type, party }))),
  step: (status, { type, party }) => stepProduct(status, type, { party }),
};

/** Decision 122, written from its text and not from the machine: only whose it is does anything, and what is put away takes no new listing. */
const leads: Readonly<Record<ProductStatus, Readonly<Partial<Record<ProductStep['type'], ProductStatus>>>>> = {
  active: { edit: 'active', list: 'active', archive: 'archived' },
  archived: { edit: 'archived', restore: 'active' },
};
/** A status and a reason are both called 'archived': which of the two is told apart. */
const judge = (from: ProductStatus, { type, party }: Asked): { to: ProductStatus } | { reason: ProductRefusalReason } => {
  if (party !== 'seller' && party !== 'superuser') return { reason: 'role' };
  const to = leads[from][type];
  if (to) return { to };
  return { reason: from === 'archived' ? 'archived' : 'notArchived' };
};

const coverage = coverageOf('product', ProductStatus.options, declaredBy(productLifecycle));
afterAll(() => print(coverage.line()));

test('every step, by everyone, from every status of a product leads where it should or is refused with its reason', () => {
  const pairs = pairsOf(walk);
  expect(pairs).toHaveLength(ProductStatus.options.length * walk.events.length);
  for (const { from, event, answer } of pairs) {
    const told = answer.ok ? { to: answer.value } : { reason: answer.error.reason };
    expect({ from, event, told }).toEqual({ from, event, told: judge(from, event) });
    if (!answer.ok) coverage.wasRefused();
  }
});

test('together the walks of a product take every transition and reach every status', () => {
  for (const path of pathsOf(walk)) for (const step of path) coverage.took(step);
  expect(coverage.missing()).toEqual({ states: [], transitions: [] });
});
