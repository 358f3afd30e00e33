import type { ListingStatus } from '#contract/listing.ts';
import { stepListing, type ListingFacts, type ListingStep, type ListingStepRefused } from '#machines/lifecycle/listing.ts';
import type { Lifecycle } from './paths.ts';

/** A step together with who takes it and what guards read then. */
export type ListingMove = ListingStep & { readonly facts: ListingFacts };

/** Each step once, those that carry a payload also with one that must be refused. */
export const listingSteps: readonly ListingStep[] = [
  { type: 'approve' },
  { type: 'refuse', warnings: 1 },
  { type: 'refuse', warnings: 0 },
  { type: 'observe', warnings: 1 },
  { type: 'observe', warnings: 0 },
  { type: 'returnToPending' },
  { type: 'resubmit' },
  { type: 'edit' },
  { type: 'publish' },
  { type: 'hold' },
];

export const everyFact: readonly ListingFacts[] = (['seller', 'reviewer', 'superuser', 'marketplace'] as const).flatMap((party) =>
  (['free', 'mine', 'other'] as const).flatMap((lease) =>
    (['off', 'optional', 'required'] as const).map((leases) => ({ party, lease, leases })),
  ),
);

export const listingWalk = (
  facts: readonly ListingFacts[],
  steps: readonly ListingStep[] = listingSteps,
): Lifecycle<ListingStatus, ListingMove, ListingStepRefused> => ({
  initial: 'pending',
  events: facts.flatMap((each) => steps.map((step) => ({ ...step, facts: each }))),
  step: (status, { facts: those, ...step }) => stepListing(status, step, those),
});
