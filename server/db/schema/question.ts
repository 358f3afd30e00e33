import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { QuestionStatus } from '#contract/question.ts';
import { instant, names, words } from './column.ts';
import { seller } from './core.ts';
import { listing } from './listing.ts';
import { marketplaceAccount } from './marketplace-account.ts';

/** A buyer's question about a listing, and the one answer that the marketplace lets it have. */
export const question = pgTable(
  'question',
  {
    id: text().primaryKey(),
    /** Rises by one with each event of the question; If-Match carries it. */
    version: integer().notNull(),
    listingId: names('listing_id', () => listing.id),
    sellerId: names('seller_id', () => seller.id),
    accountId: names('account_id', () => marketplaceAccount.id),
    status: text().$type<QuestionStatus>().notNull(),
    buyerId: text('buyer_id').notNull(),
    /** A nickname: a buyer who only asks tells no more. */
    buyerName: text('buyer_name').notNull(),
    text: text().notNull(),
    askedAt: instant('asked_at').notNull(),
    /** What the marketplace calls it; null of what the demo asks by itself. */
    externalId: text('external_id'),
    answer: text(),
    answeredAt: instant('answered_at'),
    answeredBy: text('answered_by'),
    /** As it was then. */
    answeredByName: text('answered_by_name'),
    /** What the embedded marketplace will moderate at its next turn. */
    isFlagged: boolean('is_flagged').notNull().default(false),
    /** Where it stands in lists, as an instant (server/questions/place.ts). */
    place: instant('place').notNull(),
    /** Question, buyer, title, SKU and company, as words. */
    search: words()
      .notNull()
      .default(sql`''`),
  },
  (table) => [
    index('question_all').on(table.place, table.id),
    index('question_seller').on(table.sellerId, table.place, table.id),
    index('question_account').on(table.accountId, table.place, table.id),
    index('question_status').on(table.status, table.place, table.id),
    index('question_listing').on(table.listingId, table.place, table.id),
    index('question_buyer').on(table.listingId, table.buyerId, table.askedAt),
    index('question_flagged')
      .on(table.answeredAt)
      .where(sql`is_flagged`),
    index('question_search').using('gin', table.search),
  ],
);
