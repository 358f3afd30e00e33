import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { listing } from '../db/schema/listing.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { stockOfListing } from '../listings/listing-stock.ts';
import { isAccountActive } from '../marketplace-accounts/is-account-active.ts';
import { endPublishing, publishingColumns } from './end-publishing.ts';

const atOnce = 50;

/**
 * Publishes what has been processing since before `before`; answers how many it moved. Rows another process is at are passed
 * over, so that several processes on one database move each listing once. What is of an account that is paused, or that the
 * marketplace does not let us into, waits until it works again. What is of an account that somebody has connected is published by being sent.
 */
export const moveProcessing = (db: Db, before: Date, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({ ...publishingColumns, kit: listing.kit, sku: listing.sku, skuId: listing.skuId })
      .from(listing)
      .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, listing.accountId))
      .where(
        and(
          eq(listing.status, 'processing'),
          lte(listing.statusAt, before),
          eq(marketplaceAccount.connection, 'unconnected'),
          isAccountActive(now),
        ),
      )
      .orderBy(asc(listing.statusAt))
      .limit(atOnce)
      .for('update', { of: listing, skipLocked: true });
    for (const each of due) await endPublishing(tx, each, await stockOfListing(tx, each), now);
    return due.length;
  });
