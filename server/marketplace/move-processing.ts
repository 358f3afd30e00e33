import { and, asc, eq, lte } from 'drizzle-orm';
import { isPauseReason, pauseReasons } from '#machines/lifecycle/reactivation.ts';
import { stepListing } from '#machines/lifecycle/listing.ts';
import type { Db } from '../db/open.ts';
import { listing } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { isAccountActive } from '../marketplace-accounts/is-account-active.ts';
import { appendEvent } from '../stream/append-event.ts';
import { subjectOf } from '../listings/listing-event.ts';
import { marketplaceAuthor } from './marketplace-author.ts';

const atOnce = 50;

/** One listing in this many is paused instead of published: the marketplace finds it out of stock. */
const holdsOneIn = 20;

/**
 * Publishes what has been processing since before `before`; answers how many it moved. Rows another process is at are passed
 * over, so that several processes on one database move each listing once. What is of an account that is paused, or that the
 * marketplace does not let us into, waits until it works again.
 */
export const moveProcessing = (db: Db, before: Date, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({
        id: listing.id,
        version: listing.version,
        sellerId: listing.sellerId,
        status: listing.status,
        subStatus: listing.subStatus,
      })
      .from(listing)
      .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, listing.accountId))
      .where(and(eq(listing.status, 'processing'), lte(listing.statusAt, before), isAccountActive(now)))
      .orderBy(asc(listing.statusAt))
      .limit(atOnce)
      .for('update', { of: listing, skipLocked: true });
    for (const { id, version, sellerId, status, subStatus } of due) {
      const reason = isStillHeld(subStatus) ? subStatus : isHeldByMarketplace(id) ? 'out_of_stock' : null;
      const type = reason === null ? 'publish' : 'hold';
      const next = stepListing(
        status,
        { type },
        { party: 'marketplace', lease: 'free', leases: 'off', isLocked: false, reactivation: 'marketplace' },
      );
      if (!next.ok) throw new Error(`The marketplace may not ${type} a ${status} listing`);
      await tx
        .update(listing)
        .set({ status: next.value, version: version + 1, statusAt: now, subStatus: reason })
        .where(eq(listing.id, id));
      await appendEvent(tx, marketplaceAuthor, now, null, {
        subject: subjectOf(id),
        type: type === 'hold' ? 'held' : 'published',
        version: version + 1,
        data: {},
        sellerId,
      });
    }
    return due.length;
  });

/** An edit lifts only what asked for one: what its seller paused, what has no stock or is forbidden stays off sale. */
const isStillHeld = (subStatus: string | null): boolean =>
  subStatus !== null && isPauseReason(subStatus) && pauseReasons[subStatus] !== 'fix';

/** Told by the id, not by chance: a demo that is run again ends the same way. */
export const isHeldByMarketplace = (id: string): boolean =>
  [...id].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0) % holdsOneIn === 0;
