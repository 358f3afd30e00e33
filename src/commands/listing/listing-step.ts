import type { Listing, ListingRow } from '#contract/listing.ts';
import { listingAccess, listingParties } from '#contract/listing-parties.ts';
import { mayTake } from '#contract/party.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import { reactivationPolicyOf } from '#machines/lifecycle/reactivation.ts';
import { stepListing, type LeaseFact, type ListingFacts, type ListingStand, type ListingStep } from '#machines/lifecycle/listing.ts';
import type { Actor } from '../command.ts';

/** What listing commands decide on: a row of a list, or the whole listing that extends it. */
export type ListingView = (ListingRow | Listing) & {
  /** It waits to be removed: no answer says so, for then there is none. */
  readonly isRemoved?: true;
};

/** Tells whether the listing is held by the actor, by somebody else or by nobody. A lease that ended holds nobody back. */
export const leaseFactOf = ({ lease }: Pick<ListingRow, 'lease'>, actor: Pick<Actor, 'id' | 'now'>): LeaseFact => {
  if (!lease || Date.parse(lease.until) <= Date.parse(actor.now)) return 'free';
  return lease.holder.id === actor.id ? 'mine' : 'other';
};

const factsOf = (listing: ListingView, actor: Actor): ListingFacts => ({
  party: actor.role,
  lease: leaseFactOf(listing, actor),
  leases: actor.leases,
  isLocked: listing.freezedByDeal,
  reactivation: reactivationPolicyOf(listing.sub_status),
  mayBeThere: listing.wasPublished === true || ('staysInAccount' in listing && listing.staysInAccount === true),
});

const standOf = ({ isRemoved, status }: ListingView): ListingStand => (isRemoved ? 'removed' : status);

const ofShelf = ['pause', 'activate', 'lock', 'unlock', 'reprice', 'remove'] as const;
/** A step of what is on the marketplace, or of what never was: elsewhere it is not that it was taken already. */
const isOfShelf = (type: ListingStep['type']): type is (typeof ofShelf)[number] => ofShelf.some((each) => each === type);

const sayStatus = ({ status, isRemoved }: ListingView, { type }: ListingStep): Message => {
  if (isRemoved) return { key: 'listing.refused.removed' };
  const isThere = (type === 'pause' && status === 'paused') || (type === 'activate' && status === 'active');
  return !isThere && isOfShelf(type)
    ? { key: 'listing.refused.elsewhere', values: { step: type, status } }
    : { key: 'listing.refused.status', values: { status } };
};

/** The listing after `step`, or why not in words; the lifecycle decides (decision 24). */
export const stepView = (listing: ListingView, step: ListingStep, actor: Actor): Result<ListingView, Message> => {
  const next = stepListing(standOf(listing), step, factsOf(listing, actor));
  if (next.ok) return ok(withStand(listing, next.value));
  const { reason } = next.error;
  if (reason === 'heldByOther') return refuse({ key: 'listing.refused.heldByOther', values: { name: listing.lease?.holder.name ?? '' } });
  if (reason === 'status') return refuse(sayStatus(listing, step));
  if (reason === 'reactivation') return refuse({ key: `listing.refused.reactivation.${reactivationPolicyOf(listing.sub_status)}` });
  if (reason === 'lock') return refuse({ key: step.type === 'unlock' ? 'listing.refused.unlocked' : 'listing.refused.locked' });
  if (reason === 'role' && !mayTake(listingParties, step.type, 'reviewer')) return refuse({ key: 'listing.refused.owner' });
  return refuse({ key: `listing.refused.${reason}` });
};

const withStand = (listing: ListingView, stand: ListingStand): ListingView => {
  if (stand === 'removed') return { ...listing, isRemoved: true };
  return stand === listing.status ? listing : { ...listing, status: stand };
};

/** Passing over and snoozing are facts of the queue, not steps of the lifecycle: they ask only for a reviewer and a pending listing. */
export const canSkipOrSnooze = (listing: ListingView, actor: Actor): Result<void, Message> => {
  if (!mayTake(listingAccess, 'skipOrSnooze', actor.role)) return refuse({ key: 'listing.refused.role' });
  if (listing.isRemoved) return refuse({ key: 'listing.refused.removed' });
  return listing.status === 'pending' ? ok(undefined) : refuse({ key: 'listing.refused.status', values: { status: listing.status } });
};
