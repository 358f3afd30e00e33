/**
 * What may happen to a listing, and to whom it is allowed. (decisions 24 and 18–20; part 2, section 4)
 *
 * Pure: no invoke, no delay, no action, no clock. The palette asks it what to offer, the outbox replays it over fresh server
 * state, the server guards its routes with it, and tests/model walks every path of it. A lease is a fact that guards read.
 */
import { getNextSnapshot, setup } from 'xstate';
import type { Role } from '#contract/call.ts';
import type { ListingStatus } from '#contract/listing.ts';
import type { LeaseMode } from '#contract/shell.ts';
import { remember } from '#lib/remember.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Comeback } from './comeback.ts';

export type ListingStep =
  | { readonly type: 'approve' }
  | { readonly type: 'refuse'; readonly warnings: number }
  | { readonly type: 'observe'; readonly warnings: number }
  | { readonly type: 'returnToPending' }
  | { readonly type: 'resubmit' }
  | { readonly type: 'edit' }
  | { readonly type: 'publish' }
  | { readonly type: 'hold' }
  | { readonly type: 'pause' }
  | { readonly type: 'activate' }
  | { readonly type: 'lock' }
  | { readonly type: 'unlock' };

/** The marketplace is no person: it ends what an approval began. */
export type ListingParty = Role | 'marketplace';
export type LeaseFact = 'free' | 'mine' | 'other';

export interface ListingFacts {
  readonly party: ListingParty;
  readonly lease: LeaseFact;
  readonly leases: LeaseMode;
  /** 'Trava de Anúncio': it takes part in a deal and stays on sale as it is (part 2, section 4). */
  readonly isLocked: boolean;
  /** What would bring it back if it were paused now. */
  readonly comeback: Comeback;
}

const decisions = {
  approve: { target: 'processing', guard: 'mayDecide' },
  refuse: { target: 'refused', guard: 'mayDecideWithWarnings' },
  observe: { target: 'pending', guard: 'mayDecideWithWarnings' },
} as const;

/** A fact beside the status: what is on the marketplace can be locked, and stays where it stands. */
const lockable = <Status extends 'active' | 'paused'>(status: Status) => ({
  lock: { target: status, guard: 'mayLock' } as const,
  unlock: { target: status, guard: 'mayUnlock' } as const,
});

const isReviewer = (party: ListingParty): boolean => party === 'reviewer' || party === 'superuser';
/** Decision 20: a superuser may everything, a seller's steps on a seller's listing among them. */
const isOwner = (party: ListingParty): boolean => party === 'seller' || party === 'superuser';

const isHeldAgainst = ({ lease, leases }: ListingFacts): boolean =>
  leases !== 'off' && (lease === 'other' || (leases === 'required' && lease !== 'mine'));

const mayDecide = (facts: ListingFacts): boolean => isReviewer(facts.party) && !isHeldAgainst(facts);

export const listingLifecycle = setup({
  types: {} as { context: ListingFacts; input: ListingFacts; events: ListingStep },
  guards: {
    mayDecide: ({ context }) => mayDecide(context),
    mayDecideWithWarnings: ({ context, event }) => mayDecide(context) && 'warnings' in event && event.warnings > 0,
    isReviewer: ({ context }) => isReviewer(context.party),
    isSeller: ({ context }) => context.party === 'seller',
    isOwner: ({ context }) => isOwner(context.party),
    isMarketplace: ({ context }) => context.party === 'marketplace',
    mayPause: ({ context }) => isOwner(context.party) && !context.isLocked,
    /** What the marketplace took off sale no seller puts back. */
    mayActivate: ({ context }) => isOwner(context.party) && context.comeback === 'seller',
    mayLock: ({ context }) => isOwner(context.party) && !context.isLocked,
    mayUnlock: ({ context }) => isOwner(context.party) && context.isLocked,
  },
}).createMachine({
  id: 'listing',
  context: ({ input }) => input,
  initial: 'pending',
  states: {
    pending: { on: { ...decisions, edit: { target: 'pending', guard: 'isSeller' } } },
    refused: {
      on: {
        returnToPending: { target: 'pending', guard: 'isReviewer' },
        resubmit: { target: 'pending', guard: 'isOwner' },
      },
    },
    processing: {
      on: {
        returnToPending: { target: 'pending', guard: 'isReviewer' },
        publish: { target: 'active', guard: 'isMarketplace' },
        hold: { target: 'paused', guard: 'isMarketplace' },
      },
    },
    active: {
      on: { edit: { target: 'processing', guard: 'isOwner' }, pause: { target: 'paused', guard: 'mayPause' }, ...lockable('active') },
    },
    paused: {
      on: { edit: { target: 'processing', guard: 'isOwner' }, activate: { target: 'active', guard: 'mayActivate' }, ...lockable('paused') },
    },
  },
});

/** Why a step may not happen, most telling first; each has its text in the catalogue as `listing.refused.<reason>`. */
export type ListingRefusalReason = 'role' | 'status' | 'heldByOther' | 'leaseRequired' | 'noWarnings' | 'lock' | 'comeback';
export interface ListingStepRefused {
  readonly type: 'ListingStepRefused';
  readonly reason: ListingRefusalReason;
  readonly from: ListingStatus;
  readonly step: ListingStep['type'];
}

const partiesOf: Readonly<Record<ListingStep['type'], (party: ListingParty) => boolean>> = {
  approve: isReviewer,
  refuse: isReviewer,
  observe: isReviewer,
  returnToPending: isReviewer,
  resubmit: isOwner,
  edit: isOwner,
  publish: (party) => party === 'marketplace',
  hold: (party) => party === 'marketplace',
  pause: isOwner,
  activate: isOwner,
  lock: isOwner,
  unlock: isOwner,
};

/** Steps that only listings on the marketplace know, and where. */
const shelfSteps: Readonly<Partial<Record<ListingStep['type'], readonly ListingStatus[]>>> = {
  pause: ['active'],
  activate: ['paused'],
  lock: ['active', 'paused'],
  unlock: ['active', 'paused'],
};

const reasonOf = (status: ListingStatus, step: ListingStep, facts: ListingFacts): ListingRefusalReason => {
  if (!partiesOf[step.type](facts.party)) return 'role';
  if (shelfSteps[step.type]?.includes(status)) return step.type === 'activate' ? 'comeback' : 'lock';
  if (status !== 'pending' || !(step.type in decisions)) return 'status';
  if (facts.leases !== 'off' && facts.lease === 'other') return 'heldByOther';
  if (isHeldAgainst(facts)) return 'leaseRequired';
  return 'noWarnings';
};

/** The status after `step`, or why it may not happen. Remembered: every button of the queue asks at every key, each waiting decision at every change. */
export const stepListing = remember(
  (status: ListingStatus, step: ListingStep, facts: ListingFacts): Result<ListingStatus, ListingStepRefused> => {
    const here = listingLifecycle.resolveState({ value: status, context: facts });
    if (!here.can(step))
      return refuse({ type: 'ListingStepRefused', reason: reasonOf(status, step, facts), from: status, step: step.type });
    return ok(getNextSnapshot(listingLifecycle, here, step).value);
  },
);

/**
 * What PUT /publish/{publishId} asks for: it depends on where the listing stands and on who saves (decision 24). A reviewer only ever
 * approves, so that who comes too late is told where the listing stands, not that they may not.
 */
export const saveStep = (status: ListingStatus, party: ListingParty): ListingStep => {
  if (party === 'reviewer') return { type: 'approve' };
  if (status === 'pending' && party !== 'seller') return { type: 'approve' };
  if (status === 'refused') return { type: 'resubmit' };
  return { type: 'edit' };
};
