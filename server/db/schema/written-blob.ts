import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './column.ts';
import { workColumns } from './work-columns.ts';

/** Bytes that were written for a row that was to name them, until somebody has looked whether one does (server/images/orphan-blobs.ts). */
export const writtenBlob = pgTable(
  'written_blob',
  {
    name: text().primaryKey(),
    /** When they were last written. */
    at: instant('at').notNull(),
    ...workColumns(),
    // A build from before the worker names no such column, and may still run while a newer one migrates.
    nextAt: instant('next_at').default(sql`now() + interval '24 hours'`),
  },
  (table) => [
    index('written_blob_due')
      .on(table.nextAt)
      .where(sql`next_at is not null`),
  ],
);
