import { randomUUID } from 'node:crypto';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Listing } from '#contract/listing.ts';
import type { Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { reviewerPractice, secondLook } from '../db/schema/second-look.ts';
import type { WriteContext } from '../http/route.ts';
import { readListing } from '../listings/get-listing.ts';
import { finalTypes, subjectOf, type ListingEventData } from '../listings/listing-event.ts';
import type { LockedListing } from '../listings/lock-listing.ts';
import { chanceOf, isDrawn, newUntil, risksOf } from './draw.ts';

/**
 * Draws, or not, a decision that is about to be written, in its transaction: with the listing as it stands. What was changed with the decision
 * is no longer what was judged, and is not drawn.
 */
export const noteDecision = async (
  { tx, actor, clock, decided }: Pick<WriteContext, 'tx' | 'actor' | 'clock' | 'decided'>,
  { row, draw }: Pick<LockedListing, 'row' | 'draw'>,
  verdict: 'approved' | 'refused',
  { changes = [], warning = '' }: ListingEventData,
): Promise<void> => {
  if (draw === null) return;
  const { decidedBefore, red, share, secret } = draw;
  const tookSuggestion = decided.suggestion?.answer === 'taken';
  const risks = risksOf({ verdict, red, tookSuggestion, decidedBefore, price: row.price, shownMs: decided.shownMs });
  if (decidedBefore < newUntil) await countPractice(tx, actor.id);
  const decidedVersion = row.version + 1;
  if (changes.length > 0 || !isDrawn(secret, `${row.id}@${decidedVersion}`, chanceOf(share, risks))) return;

  const now = clock();
  const listing = await readListing(tx, row.id, { actor, now });
  if (!listing) return;
  const id = randomUUID();
  await tx.insert(secondLook).values({
    id,
    listingId: row.id,
    decidedVersion,
    firstId: actor.id,
    firstName: actor.name,
    firstVerdict: verdict,
    firstWarning: warning,
    decidedAt: now,
    risks: [...risks],
    stood: standing(listing, id),
  });
};

/** Under an id of its own, and without who did what with it: only what there is to judge, an earlier refusal included. */
const standing = (listing: Listing, id: string): Listing => ({
  ...listing,
  publishId: id,
  lease: null,
  skipped: false,
  snoozedUntil: null,
  history: [],
});

const countPractice = async (tx: Tx, reviewerId: string): Promise<void> => {
  await tx
    .insert(reviewerPractice)
    .values({ reviewerId, decided: 1 })
    .onConflictDoUpdate({ target: reviewerPractice.reviewerId, set: { decided: sql`${reviewerPractice.decided} + 1` } });
};

/** A decision that was taken back is none: nobody judges it again. What was judged stands. */
export const forgetSecondLook = async (tx: Tx, publishId: string, key: string): Promise<void> => {
  const undone = tx
    .select({ version: event.version })
    .from(event)
    .where(and(eq(event.subject, subjectOf(publishId)), eq(event.key, key), inArray(event.type, [...finalTypes])));
  await tx
    .delete(secondLook)
    .where(and(eq(secondLook.listingId, publishId), ne(secondLook.state, 'judged'), inArray(secondLook.decidedVersion, undone)));
};
