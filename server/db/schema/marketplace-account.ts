import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './column.ts';
import { seller } from './core.ts';

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
  (table) => [index('marketplace_account_seller').on(table.sellerId)],
);
