import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './column.ts';

/** Bytes that were written for a row that was to name them, until somebody has looked whether one does (server/images/orphan-blobs.ts). */
export const writtenBlob = pgTable(
  'written_blob',
  {
    name: text().primaryKey(),
    /** When they were last written. */
    at: instant('at').notNull(),
  },
  (table) => [index('written_blob_at').on(table.at)],
);
