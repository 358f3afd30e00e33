/**
 * What may happen to a product, and by whom. (issue 26; decision 122)
 *
 * Pure: no invoke, no delay, no clock. Put away, it keeps its listings and its stock, and is still corrected: what sells goes on selling.
 * It only takes no new listing.
 */
import { getNextSnapshot, setup } from 'xstate';
import { mayTake, type Party, type StepOf } from '#contract/party.ts';
import { productParties, type ProductStatus } from '#contract/product.ts';
import { ok, refuse, type Result } from '#lib/result.ts';

export type ProductStep = StepOf<keyof typeof productParties>;

export interface ProductFacts {
  readonly party: Party;
}

/** Where each status leads: one that is missing here is an error of the compiler. */
const states = {
  active: { on: { edit: 'active', list: 'active', archive: 'archived' } },
  archived: { on: { edit: 'archived', restore: 'active' } },
} as const satisfies Record<ProductStatus, object>;

export const productLifecycle = setup({
  types: {} as { context: ProductFacts; input: ProductFacts; events: ProductStep },
}).createMachine({ id: 'product', context: ({ input }) => input, initial: 'active', states });

/** Why a step may not happen; each has its text in the catalogue as `product.refused.<reason>`. */
export type ProductRefusalReason = 'role' | 'archived' | 'notArchived';
export interface ProductStepRefused {
  readonly type: 'ProductStepRefused';
  readonly reason: ProductRefusalReason;
}

/** The status after `step`, or why it may not happen. */
export const stepProduct = (
  status: ProductStatus,
  step: ProductStep['type'],
  facts: ProductFacts,
): Result<ProductStatus, ProductStepRefused> => {
  if (!mayTake(productParties, step, facts.party)) return refuse({ type: 'ProductStepRefused', reason: 'role' });
  const here = productLifecycle.resolveState({ value: status, context: facts });
  if (here.can({ type: step })) return ok(getNextSnapshot(productLifecycle, here, { type: step }).value);
  return refuse({ type: 'ProductStepRefused', reason: status === 'archived' ? 'archived' : 'notArchived' });
};
