import { pauseReasons, type ReactivationPolicy } from '#machines/lifecycle/reactivation.ts';
import {
  stepListing,
  type ListingFacts,
  type ListingStand,
  type ListingStep,
  type ListingStepRefused,
} from '#machines/lifecycle/listing.ts';
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
  { type: 'undoPublish' },
  { type: 'sellOut' },
  { type: 'restock' },
  { type: 'reprice' },
  { type: 'pause' },
  { type: 'activate' },
  { type: 'lock' },
  { type: 'unlock' },
  { type: 'remove' },
];

/** No deal, and nothing of the marketplace's in the way of a step but that it is there. */
export const free = { isLocked: false, reactivation: 'seller', mayBeThere: true } as const satisfies Partial<ListingFacts>;
const comebacks: readonly ReactivationPolicy[] = [...new Set(Object.values(pauseReasons))];
const parties = ['seller', 'reviewer', 'superuser', 'marketplace'] as const;

/** Every lease with every rule of leases, and every lock with every way back: the ones do not read the others. */
export const everyFact: readonly ListingFacts[] = parties.flatMap((party) => [
  // Never there, and held or not: whose it is takes it back while a reviewer looks at it.
  ...(['free', 'other'] as const).map((lease): ListingFacts => ({
    party,
    lease,
    leases: 'required',
    isLocked: false,
    reactivation: 'seller',
    mayBeThere: false,
  })),
  ...(['free', 'mine', 'other'] as const).flatMap((lease) =>
    (['off', 'optional', 'required'] as const).map((leases): ListingFacts => ({ party, lease, leases, ...free })),
  ),
  ...[true, false].flatMap((isLocked) =>
    comebacks
      .filter((reactivation) => isLocked || reactivation !== 'seller')
      .map((reactivation): ListingFacts => ({ party, lease: 'free', leases: 'optional', isLocked, reactivation, mayBeThere: true })),
  ),
]);

const shelfSteps: ReadonlySet<ListingStep['type']> = new Set(['pause', 'activate', 'restock', 'reprice', 'lock', 'unlock']);

/** Does any fact of the move but those its step reads differ from the plain ones? Such moves are tried, but walked once. */
export const isTelling = ({ type, facts: { lease, leases, isLocked, reactivation, mayBeThere } }: ListingMove): boolean => {
  if (type === 'remove' || !mayBeThere) return type === 'remove' && !isLocked && reactivation === 'seller';
  return shelfSteps.has(type) ? lease === 'free' && leases === 'optional' : !isLocked && reactivation === 'seller';
};

export const listingWalk = (
  facts: readonly ListingFacts[],
  steps: readonly ListingStep[] = listingSteps,
): Lifecycle<ListingStand, ListingMove, ListingStepRefused> => ({
  initial: 'pending',
  events: facts.flatMap((each) => steps.map((step) => ({ ...step, facts: each }))),
  step: (status, { facts: those, ...step }) => stepListing(status, step, those),
});
