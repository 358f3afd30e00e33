import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import type { Listing } from '#contract/listing.ts';
import type { SecondLookState } from '#machines/lifecycle/second-look.ts';
import { instant, names } from './column.ts';

/** A decision that somebody else judges too, and the listing as it stood before it (decision 0104). */
export const secondLook = pgTable(
  'second_look',
  {
    id: text().primaryKey(),
    /** A decision is judged as it stood, whether its listing is still there or not. */
    listingId: text('listing_id').notNull(),
    /** The version of the listing that the decision made. */
    decidedVersion: integer('decided_version').notNull(),
    state: text().$type<SecondLookState>().notNull().default('waiting'),
    firstId: text('first_id').notNull(),
    firstName: text('first_name').notNull(),
    firstVerdict: text('first_verdict').$type<'approved' | 'refused'>().notNull(),
    firstWarning: text('first_warning').notNull(),
    decidedAt: instant('decided_at').notNull(),
    /** Why it was likelier to be drawn. */
    risks: text().array().notNull(),
    /** What the second judges: as a reviewer was answered before the decision. */
    stood: jsonb().$type<Listing>().notNull(),
    holderId: text('holder_id'),
    heldUntil: instant('held_until'),
    secondId: text('second_id'),
    secondName: text('second_name'),
    secondVerdict: text('second_verdict').$type<'approved' | 'refused'>(),
    secondWarning: text('second_warning'),
    judgedAt: instant('judged_at'),
  },
  (table) => [
    index('second_look_open')
      .on(table.decidedAt, table.id)
      .where(sql`state <> 'judged'`),
    index('second_look_decided').on(table.decidedAt),
    index('second_look_listing').on(table.listingId),
  ],
);

/** To whom an open second look was shown: until it is judged they are told nothing of its listing that was not there before. */
export const secondLookShown = pgTable(
  'second_look_shown',
  {
    reviewerId: text('reviewer_id').notNull(),
    lookId: names('look_id', () => secondLook.id, { onDelete: 'cascade' }),
    listingId: text('listing_id').notNull(),
    sellerId: text('seller_id').notNull(),
    sku: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reviewerId, table.lookId] }), index('second_look_shown_look').on(table.lookId)],
);

/** How many are drawn, and the secret they are drawn by; one row. */
export const secondLookSetting = pgTable(
  'second_look_setting',
  {
    one: boolean().primaryKey().default(true),
    version: integer().notNull().default(1),
    /** In percent of decisions without a risk. */
    share: real().notNull().default(2),
    secret: text()
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    userName: text('user_name'),
    at: instant('at'),
  },
  (table) => [check('second_look_setting_one', sql`${table.one}`)],
);

/** How many decisions somebody has made, as far as they are new: it counts no further. */
export const reviewerPractice = pgTable('reviewer_practice', {
  reviewerId: text('reviewer_id').primaryKey(),
  decided: integer().notNull(),
});
