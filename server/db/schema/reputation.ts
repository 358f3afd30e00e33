import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ReputationLevel } from '#contract/reputation.ts';
import { marketplaceAccount } from './marketplace-account.ts';

/** How an account stood at the end of a day of São Paulo, judged by the sixty days up to it; today's row is written anew each hour. */
export const reputationDay = pgTable(
  'reputation_day',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => marketplaceAccount.id),
    day: date('day', { mode: 'string' }).notNull(),
    sales: integer().notNull(),
    claims: integer().notNull(),
    cancelled: integer().notNull(),
    late: integer().notNull(),
    level: text().$type<ReputationLevel>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] }), index('reputation_day_level').on(table.day, table.level)],
);
