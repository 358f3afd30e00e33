import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { names } from './column.ts';
import { account, seller } from './core.ts';

/** A text kept for replies, of one person; a seller's are the company's to use, a superuser's everybody's. */
export const readyAnswer = pgTable(
  'ready_answer',
  {
    id: uuid().primaryKey(),
    ownerId: names('owner_id', () => account.id),
    /** Null of a superuser, and of a consultant who has no company. */
    sellerId: text('seller_id').references(() => seller.id),
    isForAll: boolean('is_for_all').notNull(),
    title: text().notNull(),
    text: text().notNull(),
  },
  (table) => [index('ready_answer_seller').on(table.sellerId, table.title)],
);
