import { index, pgTable, text } from 'drizzle-orm/pg-core';
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
  },
  (table) => [index('marketplace_account_seller').on(table.sellerId)],
);
