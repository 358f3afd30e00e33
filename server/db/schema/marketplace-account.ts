import type { SQL } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './column.ts';
import { seller } from './core.ts';
import { folded, wordsIn, type Columns } from './folded.ts';

/** An account of a company on a marketplace; `marketPlaceId` on the wire. */
export const marketplaceAccount = pgTable(
  'marketplace_account',
  {
    id: text().primaryKey(),
    sellerId: text('seller_id')
      .notNull()
      .references(() => seller.id),
    name: text().notNull(),
    /** The name the marketplace itself shows; for superusers only (part 1, section 6). */
    officialName: text('official_name').notNull(),
    /** Rises by one with each event of the connection; If-Match carries it. */
    version: integer().notNull().default(1),
    connectedAt: instant('connected_at').notNull().defaultNow(),
    /** Until when the marketplace lets us in; null where it never said. */
    expiresAt: instant('expires_at'),
    /** Nothing is sent to it from then on; null while it works. */
    pausedAt: instant('paused_at'),
    pauseReason: text('pause_reason'),
  },
  (table) => [
    index('marketplace_account_seller').on(table.sellerId),
    // With the name itself: the rows before a page are then skipped in the index alone.
    index('marketplace_account_by_name').on(folded(table.name), table.id, table.name),
    index('marketplace_account_words').using('gin', placeWords(table)),
  ],
);

/** What an account is found by, beside its company. */
export const placeWords = ({ id, name, officialName }: Columns<'id' | 'name' | 'officialName'>): SQL => wordsIn([name, officialName, id]);
