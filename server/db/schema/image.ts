import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ImageRole } from '#contract/sku.ts';
import { instant } from './column.ts';

/** An image we keep: re-encoded, so its name (`<hash>.jpg`) is the hash of what is served, not of what was sent. */
export const image = pgTable(
  'image',
  {
    hash: text().primaryKey(),
    /** SHA-256 of the bytes as they came: the same picture sent twice is stored once. */
    sourceHash: text('source_hash').notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    storedAt: instant('stored_at').notNull(),
  },
  (table) => [index('image_source').on(table.sourceHash)],
);

/** What the analyser said of these bytes in this role. The same bytes get the same answer, so it is asked once. */
export const imageAnalysis = pgTable(
  'image_analysis',
  {
    hash: text().notNull(),
    role: text().$type<ImageRole>().notNull(),
    /** Rises when a measure or a limit changes; older answers are then not read. */
    revision: integer().notNull(),
    answer: jsonb().notNull(),
    /** By which copies of it are known (src/checks/picture-print.ts); null of no picture, and of what was asked before there were prints. */
    print: text(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.role, table.revision] })],
);
