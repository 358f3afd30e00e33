import type { ListingStatus } from '#contract/listing.ts';
import type { Party } from '#contract/party.ts';
import type { LeaseMode } from '#contract/capabilities.ts';
import type { LeaseFact, ListingFacts, ListingRefusalReason, ListingStand, ListingStep } from '#machines/lifecycle/listing.ts';

interface Rule {
  readonly from: ListingStatus;
  readonly step: ListingStep['type'];
  readonly by: readonly Party[];
  readonly to: ListingStand;
  /** A decision on a listing somebody else may be deciding. */
  readonly needsHold?: true;
  readonly needsWarning?: true;
  /** It must be locked, or must not be. */
  readonly needsLock?: boolean;
  /** Only where nobody but its seller took it off sale. */
  readonly needsOwnPause?: true;
  /** Only what comes back by itself. */
  readonly needsOwnReturn?: true;
  /** Only what the marketplace never had. */
  readonly needsNeverThere?: true;
  /** There is no such step but for what comes back by itself. */
  readonly isOfOwnReturn?: true;
}

const review: readonly Party[] = ['reviewer', 'superuser'];
const owner: readonly Party[] = ['seller', 'superuser'];

/**
 * What decisions 18–20, 23 and 24 allow, written from their text and not from the machine: the other opinion that the machine
 * and the server are compared with. Whatever has no line here is forbidden.
 */
export const listingRules: readonly Rule[] = [
  // 24: the review verbs; 19 and 20: reviewers and superusers have them.
  { from: 'pending', step: 'approve', by: review, to: 'processing', needsHold: true },
  { from: 'pending', step: 'refuse', by: review, to: 'refused', needsHold: true, needsWarning: true },
  { from: 'pending', step: 'observe', by: review, to: 'pending', needsHold: true, needsWarning: true },
  // 23: the inverse of a decision.
  { from: 'refused', step: 'returnToPending', by: review, to: 'pending' },
  { from: 'processing', step: 'returnToPending', by: review, to: 'pending' },
  // What is on sale goes back to review as well, taken off sale for it (capabilities B1); not out of a deal.
  { from: 'active', step: 'returnToPending', by: review, to: 'pending', needsLock: false },
  // 18: a seller edits own listings; 20: a superuser may everything (but a superuser's save of a pending listing is the approval, 24).
  { from: 'pending', step: 'edit', by: ['seller'], to: 'pending' },
  { from: 'refused', step: 'resubmit', by: owner, to: 'pending' },
  { from: 'active', step: 'edit', by: owner, to: 'processing' },
  // 37: the hub owns the price, and what is on the marketplace has it changed by itself; not what a deal holds.
  { from: 'processing', step: 'reprice', by: owner, to: 'processing', needsLock: false },
  { from: 'active', step: 'reprice', by: owner, to: 'active', needsLock: false },
  { from: 'paused', step: 'reprice', by: owner, to: 'paused', needsLock: false },
  // Domain, 5.1: what has no stock goes off sale, and comes back by itself; what anybody else took off does not.
  { from: 'active', step: 'sellOut', by: ['marketplace'], to: 'paused' },
  { from: 'paused', step: 'restock', by: ['marketplace'], to: 'active', needsOwnReturn: true },
  { from: 'paused', step: 'edit', by: owner, to: 'processing' },
  // The marketplace ends what an approval began.
  { from: 'processing', step: 'publish', by: ['marketplace'], to: 'active' },
  { from: 'processing', step: 'undoPublish', by: ['marketplace'], to: 'refused' },
  { from: 'processing', step: 'hold', by: ['marketplace'], to: 'paused' },
  // 18 and 20: an owner takes a listing off sale and puts it back, but not one in a deal, nor one the marketplace took off (domain, 5.1).
  { from: 'active', step: 'pause', by: owner, to: 'paused', needsLock: false },
  // What is sold out is kept off sale: paused again it does not come back by itself (domain, 5.1).
  { from: 'paused', step: 'pause', by: owner, to: 'paused', needsLock: false, isOfOwnReturn: true },
  { from: 'paused', step: 'activate', by: owner, to: 'active', needsOwnPause: true },
  // 'Trava de Anúncio' (part 2, section 4): on what is on the marketplace, without moving it.
  ...(['active', 'paused'] as const).flatMap((from): Rule[] => [
    { from, step: 'lock', by: owner, to: from, needsLock: false },
    { from, step: 'unlock', by: owner, to: from, needsLock: true },
  ]),
  // 0175: what was never published its owner takes back, whoever looks at it.
  ...(['pending', 'refused'] as const).map((from): Rule => ({ from, step: 'remove', by: owner, to: 'removed', needsNeverThere: true })),
];

/** Row REV-5: may a listing be decided, by whether leases are asked for and whose it is? */
const holds: Readonly<Record<LeaseMode, Readonly<Record<LeaseFact, 'yes' | ListingRefusalReason>>>> = {
  off: { free: 'yes', mine: 'yes', other: 'yes' },
  optional: { free: 'yes', mine: 'yes', other: 'heldByOther' },
  required: { free: 'leaseRequired', mine: 'yes', other: 'heldByOther' },
};

/** The status after the step, or why not: who asks matters first, then where the listing stands, then who holds it. */
export const judge = (
  from: ListingStand,
  step: ListingStep,
  { party, lease, leases, isLocked, reactivation, mayBeThere }: ListingFacts,
): { readonly to: ListingStand } | { readonly reason: ListingRefusalReason } => {
  const theirs = listingRules.filter((rule) => rule.step === step.type && rule.by.includes(party));
  if (theirs.length === 0) return { reason: 'role' };
  const rule = theirs.find((each) => each.from === from && (!each.isOfOwnReturn || reactivation === 'itself'));
  if (!rule) return { reason: 'status' };
  const held = rule.needsHold ? holds[leases][lease] : 'yes';
  if (held !== 'yes') return { reason: held };
  if (rule.needsWarning && 'warnings' in step && step.warnings === 0) return { reason: 'noWarnings' };
  if (rule.needsLock !== undefined && rule.needsLock !== isLocked) return { reason: 'lock' };
  if (rule.needsOwnPause && reactivation !== 'seller') return { reason: 'reactivation' };
  if (rule.needsOwnReturn && reactivation !== 'itself') return { reason: 'reactivation' };
  if (rule.needsNeverThere && mayBeThere) return { reason: 'published' };
  return { to: rule.to };
};
