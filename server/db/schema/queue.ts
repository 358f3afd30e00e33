import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ListingStatus } from '#contract/listing.ts';
import type { SkipReason } from '#contract/review-queue.ts';
import { instant, names } from './column.ts';
import { listing } from './listing.ts';

/** The reviewer who looks at a listing to decide it, and until when. One per listing: of two who claim at once one wins (row REV-5). */
export const lease = pgTable(
  'lease',
  {
    listingId: text('listing_id')
      .primaryKey()
      .references(() => listing.id),
    holderId: text('holder_id').notNull(),
    holderName: text('holder_name').notNull(),
    until: instant('until').notNull(),
    /** Since when it is this holder's: what was decided before is not held back by it. */
    since: instant('since')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('lease_holder').on(table.holderId)],
);

/**
 * Until when somebody who holds leases is taken to be there: moved on while a stream of theirs is open. One row for a person, however much
 * they hold. (decision 0072)
 */
export const leaseLife = pgTable('lease_life', {
  holderId: text('holder_id').primaryKey(),
  livesUntil: instant('lives_until').notNull(),
});

/** I passed over it; it stays in everyone else's queue. Ends with the listing's next decision. */
export const queueSkip = pgTable(
  'queue_skip',
  {
    listingId: names('listing_id', () => listing.id),
    userId: text('user_id').notNull(),
    reason: text().$type<SkipReason>(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.listingId] }), index('queue_skip_listing').on(table.listingId)],
);

/** In the tally, where a row is of a status as a whole; no company has such an id. */
export const everySeller = '';

/**
 * How many listings there are of each kind, as additions: a statement that moves listings appends what it took and what it
 * added, and readers sum. Appending, unlike a counter row, makes no two decisions wait for each other. Kept by a trigger
 * (migration), folded together by `rollUp`. Beside each kind it adds to its status as a whole, under `everySeller`: the
 * total that every page of the queue shows is a few rows, not one for each seller and category.
 */
export const listingTally = pgTable(
  'listing_tally',
  {
    status: text().$type<ListingStatus>().notNull(),
    sellerId: text('seller_id').notNull(),
    accountId: text('account_id').notNull(),
    categoryId: text('category_id').notNull(),
    count: integer().notNull(),
  },
  // All columns: a sum is read from the index alone.
  (table) => [index('listing_tally_kind').on(table.status, table.sellerId, table.accountId, table.categoryId, table.count)],
);
