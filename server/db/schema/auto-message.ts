import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { MessageEvent } from '#contract/auto-message.ts';
import { instant, names } from './column.ts';
import { seller } from './core.ts';
import { wordsIn } from './folded.ts';
import { marketplaceAccount } from './marketplace-account.ts';
import { saleOrder } from './order.ts';

/** What buyers of a company are told when something happens to their order. */
export const autoMessage = pgTable(
  'auto_message',
  {
    id: uuid().primaryKey(),
    version: integer().notNull().default(1),
    sellerId: names('seller_id', () => seller.id),
    name: text().notNull(),
    /** Null is of all accounts that have none of their own for the event. */
    accountId: text('account_id').references(() => marketplaceAccount.id),
    event: text().$type<MessageEvent>().notNull(),
    text: text().notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    /**
     * How many were sent, and when the last was, of those that are counted: a sale that sends one writes nothing here
     * (enqueue-buyer-message.ts).
     */
    sent: integer().notNull().default(0),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('auto_message_name').on(table.name, table.id),
    // A filter finds its page and its total in an index of its own (decision 78).
    index('auto_message_event').on(table.event, table.name, table.id),
    index('auto_message_account').on(table.accountId, table.name, table.id),
    index('auto_message_words').using('gin', wordsIn([table.name])),
    index('auto_message_seller').on(table.sellerId, table.name, table.id),
    // One at work for an event of an account, and one for that of all others: nobody has to guess which is sent.
    uniqueIndex('auto_message_at_work')
      .on(table.sellerId, table.event, sql`coalesce(account_id, '')`)
      .where(sql`not is_paused`),
  ],
);

/** What was sent. The key is the promise: of one event of one order a buyer is told once. */
export const autoMessageSent = pgTable(
  'auto_message_sent',
  {
    orderId: names('order_id', () => saleOrder.id),
    event: text().$type<MessageEvent>().notNull(),
    ruleId: uuid('rule_id')
      .notNull()
      .references(() => autoMessage.id),
    text: text().notNull(),
    at: instant('at').notNull(),
    /** In its rule's count; `countSent` sees to it every minute. */
    isCounted: boolean('is_counted').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.event] }),
    index('auto_message_sent_uncounted')
      .on(table.ruleId, table.at)
      .where(sql`not is_counted`),
    index('auto_message_sent_rule').on(table.ruleId, table.at, table.orderId),
    index('auto_message_sent_at').on(table.at),
  ],
);
