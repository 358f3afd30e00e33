import { sql, type SQL } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ReputationLevel } from '#contract/reputation.ts';
import { names } from './column.ts';
import type { Columns } from './folded.ts';
import { marketplaceAccount } from './marketplace-account.ts';

const worst = ({ level }: Columns<'level'>): SQL =>
  sql`array_position(array['red', 'orange', 'yellow', 'green', 'leader', 'none'], ${level})`;
const mostSold = ({ sales }: Columns<'sales'>): SQL => sql`(-${sales})`;

/** How an account stood at the end of a day of São Paulo, judged by the sixty days up to it; today's row is written anew each hour. */
export const reputationDay = pgTable(
  'reputation_day',
  {
    accountId: names('account_id', () => marketplaceAccount.id),
    day: date('day', { mode: 'string' }).notNull(),
    sales: integer().notNull(),
    claims: integer().notNull(),
    cancelled: integer().notNull(),
    late: integer().notNull(),
    level: text().$type<ReputationLevel>().notNull(),
    /** What the marketplace said, where the level is its own; null where it was reckoned here. */
    said: text(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.day] }),
    index('reputation_day_level').on(table.day, table.level),
    // In the order of the list, and with what that order is made of: the rows before a page are skipped in the index alone.
    index('reputation_day_order').on(table.day, worst(table), mostSold(table), table.accountId, table.level, table.sales),
  ],
);

/** Accounts that somebody has to look at come first, those that are not judged last; of those that stand alike the one that sells most. */
export const reputationOrder = [worst(reputationDay), mostSold(reputationDay), reputationDay.accountId] as const;
