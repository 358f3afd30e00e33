import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { CheckName, Finding, ProblemFilter } from '#contract/check.ts';
import type { ImageVerdict } from '#contract/sku.ts';
import { instant } from './column.ts';
import { listing } from './listing.ts';
import { workColumns } from './work-columns.ts';

/** A picture of a listing, and what the analyser says of it: a text is the error. */
export interface SeenImage {
  readonly name: string;
  readonly answer: ImageVerdict | string;
}

/**
 * What the checks found in a listing as it is. Whatever writes what they look at empties the row and makes it due, by triggers (migration
 * 0056, decision 91): no writer can forget it.
 */
export const listingCheck = pgTable(
  'listing_check',
  {
    listingId: text('listing_id')
      .primaryKey()
      .references(() => listing.id, { onDelete: 'cascade' }),
    /** Null until it was looked at. */
    checkedAt: instant('checked_at'),
    /** How many findings are red and yellow; null until it was looked at. */
    red: smallint(),
    yellow: smallint(),
    findings: jsonb().$type<readonly Finding[]>().notNull().default([]),
    /** Checks that threw. */
    failed: text().array().$type<readonly CheckName[]>().notNull().default([]),
    /** What the filter of the queue finds it by. */
    problems: text().array().$type<readonly ProblemFilter[]>().notNull().default([]),
    /** What listings with nearly its title have in common with it (src/checks/title-words.ts). */
    titleMarks: integer('title_marks').array().$type<readonly number[]>().notNull().default([]),
    /** The same of its pictures (src/checks/picture-print.ts). */
    imageMarks: integer('image_marks').array().$type<readonly number[]>().notNull().default([]),
    /** What the analyser said of its pictures, by the names of their files. */
    images: jsonb().$type<readonly SeenImage[]>().notNull().default([]),
    ...workColumns(),
  },
  (table) => [
    index('listing_check_due')
      .on(table.nextAt)
      .where(sql`next_at is not null`),
    // Those that come first, among any number that are looked at anew.
    index('listing_check_new')
      .on(table.nextAt)
      .where(sql`next_at is not null and checked_at is null`),
    index('listing_check_problems').using('gin', table.problems),
    index('listing_check_pictures').using('gin', table.imageMarks),
    index('listing_check_titles').using('gin', table.titleMarks),
  ],
);
