import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, names } from './column.ts';
import { account } from './core.ts';

/** What reviewers go by, each version that was written; the newest holds. An empty one holds nothing (decision 0099). */
export const guidelines = pgTable(
  'guidelines',
  {
    /** A category's id, or 'hub'. */
    of: text().notNull(),
    version: integer().notNull(),
    text: text().notNull(),
    authorId: names('author_id', () => account.id),
    authorName: text('author_name').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.of, table.version] })],
);
