/**
 * What may happen to a listing, and to whom it is allowed. (decisions 24 and 18–20; part 2, section 4)
 *
 * Pure: no invoke, no delay, no action, no clock. `listingParties` says who may take a step. The palette asks this machine what to offer,
 * the outbox replays it over fresh server state, the server guards its routes with it, and tests/model walks every path of it. A lease is a
 * fact that guards read.
 */
import { getNextSnapshot, setup } from 'xstate';
import { listingParties } from '#contract/listing-parties.ts';
import type { ListingStatus } from '#contract/listing.ts';
import { mayTake, type Party, type StepOf } from '#contract/party.ts';
import type { LeaseMode } from '#contract/capabilities.ts';
import { memoize } from '#lib/memoize.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { ReactivationPolicy } from './reactivation.ts';

type ListingStepType = keyof typeof listingParties;
export type ListingStep =
  | StepOf<Exclude<ListingStepType, 'refuse' | 'observe'>>
  | { readonly type: 'refuse'; readonly warnings: number }
  | { readonly type: 'observe'; readonly warnings: number };

/** Where a listing stands, or that it is removed: no row says so, for none is left. */
export type ListingStand = ListingStatus | 'removed';
export type StandAfter<Step extends ListingStep> = Step extends { readonly type: 'remove' } ? 'removed' : ListingStatus;
/** A step that leaves a listing. */
export type LastingStep = Exclude<ListingStep, { readonly type: 'remove' }>;

export type LeaseFact = 'free' | 'mine' | 'other';

export interface ListingFacts {
  readonly party: Party;
  readonly lease: LeaseFact;
  readonly leases: LeaseMode;
  /** 'Trava de Anúncio': it takes part in a deal and stays on sale as it is (part 2, section 4). */
  readonly isLocked: boolean;
  /** What would bring it back if it were paused now. */
  readonly reactivation: ReactivationPolicy;
  /** The marketplace has it, or may have it: it was published, or something of it is being sent. */
  readonly mayBeThere: boolean;
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

const removable = { remove: { target: 'removed', guard: 'mayRemove' } } as const;

const isHeldAgainst = ({ lease, leases }: ListingFacts): boolean =>
  leases !== 'off' && (lease === 'other' || (leases === 'required' && lease !== 'mine'));

/** Where each status leads: one that is missing here is an error of the compiler. */
const states = {
  pending: { on: { ...decisions, ...removable, edit: { target: 'pending', guard: 'mayEditPending' } } },
  refused: {
    on: {
      returnToPending: { target: 'pending' },
      resubmit: { target: 'pending' },
      ...removable,
    },
  },
  processing: {
    on: {
      returnToPending: { target: 'pending' },
      publish: { target: 'active' },
      hold: { target: 'paused' },
      undoPublish: { target: 'refused' },
      reprice: { target: 'processing', guard: 'mayReprice' },
    },
  },
  active: {
    on: {
      edit: { target: 'processing' },
      reprice: { target: 'active', guard: 'mayReprice' },
      sellOut: { target: 'paused' },
      pause: { target: 'paused', guard: 'mayPause' },
      // Taken off sale for it: what takes part in a deal stays.
      returnToPending: { target: 'pending', guard: 'mayPause' },
      ...lockable('active'),
    },
  },
  paused: {
    on: {
      edit: { target: 'processing' },
      reprice: { target: 'paused', guard: 'mayReprice' },
      // A listing that is sold out comes back by itself; its seller may keep it off.
      pause: { target: 'paused', guard: 'mayKeepOff' },
      activate: { target: 'active', guard: 'mayActivate' },
      restock: { target: 'active', guard: 'comesBackByItself' },
      ...lockable('paused'),
    },
  },
  removed: { on: {} },
} as const satisfies Record<ListingStand, object>;

export const listingLifecycle = setup({
  types: {} as { context: ListingFacts; input: ListingFacts; events: ListingStep },
  guards: {
    mayDecide: ({ context }) => !isHeldAgainst(context),
    mayDecideWithWarnings: ({ context, event }) => !isHeldAgainst(context) && 'warnings' in event && event.warnings > 0,
    /** A party that may approve a pending listing approves it by saving it (`saveStep`), so it does not edit it. */
    mayEditPending: ({ context: { party } }) => !mayTake(listingParties, 'approve', party),
    mayPause: ({ context }) => !context.isLocked,
    /** What the marketplace took off sale no seller puts back. */
    mayActivate: ({ context }) => context.reactivation === 'seller',
    mayKeepOff: ({ context }) => !context.isLocked && context.reactivation === 'itself',
    comesBackByItself: ({ context }) => context.reactivation === 'itself',
    /** What takes part in a deal keeps its price. */
    mayReprice: ({ context }) => !context.isLocked,
    mayLock: ({ context }) => !context.isLocked,
    mayUnlock: ({ context }) => context.isLocked,
    /** What a buyer may have seen is not taken back. */
    mayRemove: ({ context }) => !context.mayBeThere,
  },
}).createMachine({
  id: 'listing',
  context: ({ input }) => input,
  initial: 'pending',
  states,
});

/** Why a step may not happen, most telling first; each has its text in the catalogue as `listing.refused.<reason>`. */
export type ListingRefusalReason =
  | 'role'
  | 'status'
  | 'heldByOther'
  | 'leaseRequired'
  | 'noWarnings'
  | 'lock'
  | 'reactivation'
  | 'published';
export interface ListingStepRefused {
  readonly type: 'ListingStepRefused';
  readonly reason: ListingRefusalReason;
  readonly from: ListingStand;
  readonly step: ListingStep['type'];
}

/** Where steps ask about what is on the marketplace. */
const shelfSteps: Readonly<Partial<Record<ListingStep['type'], readonly ListingStatus[]>>> = {
  reprice: ['processing', 'active', 'paused'],
  pause: ['active'],
  activate: ['paused'],
  restock: ['paused'],
  lock: ['active', 'paused'],
  unlock: ['active', 'paused'],
  returnToPending: ['active'],
};

const isOfShelf = (status: ListingStand, { type }: ListingStep, { reactivation }: ListingFacts): boolean =>
  shelfSteps[type]?.some((each) => each === status) === true || (type === 'pause' && status === 'paused' && reactivation === 'itself');

const reasonOf = (status: ListingStand, step: ListingStep, facts: ListingFacts): ListingRefusalReason => {
  if (isOfShelf(status, step, facts)) return step.type === 'activate' || step.type === 'restock' ? 'reactivation' : 'lock';
  if (step.type === 'remove') return status === 'pending' || status === 'refused' ? 'published' : 'status';
  if (status !== 'pending' || !(step.type in decisions)) return 'status';
  if (facts.leases !== 'off' && facts.lease === 'other') return 'heldByOther';
  if (isHeldAgainst(facts)) return 'leaseRequired';
  return 'noWarnings';
};

/** Remembered: every button of the queue asks at every key, each waiting decision at every change. */
const answerStep = memoize((status: ListingStand, step: ListingStep, facts: ListingFacts): Result<ListingStand, ListingStepRefused> => {
  const refused = (reason: ListingRefusalReason) => refuse({ type: 'ListingStepRefused', reason, from: status, step: step.type } as const);
  if (!mayTake(listingParties, step.type, facts.party)) return refused('role');
  const here = listingLifecycle.resolveState({ value: status, context: facts });
  if (!here.can(step)) return refused(reasonOf(status, step, facts));
  return ok(getNextSnapshot(listingLifecycle, here, step).value);
});

/** The status after `step`, or why it may not happen. */
export const stepListing = <Step extends ListingStep>(status: ListingStand, step: Step, facts: ListingFacts) =>
  answerStep(status, step, facts) as Result<StandAfter<Step>, ListingStepRefused>;

/**
 * What PUT /publish/{publishId} asks for: it depends on the listing's status and on the party (decision 24). A reviewer only ever
 * approves, so that who comes too late is told where the listing stands, not that they may not.
 */
export const saveStep = (status: ListingStand, party: Party): LastingStep => {
  const mayApprove = mayTake(listingParties, 'approve', party);
  if (mayApprove && (status === 'pending' || !mayTake(listingParties, 'edit', party))) return { type: 'approve' };
  if (status === 'refused') return { type: 'resubmit' };
  return { type: 'edit' };
};
