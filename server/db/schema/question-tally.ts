import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { QuestionStatus } from '#contract/question.ts';

/**
 * How many questions there are, as additions: a statement that moves questions appends what it took and what it added, and readers sum
 * (decision 0011). Kept by a trigger (migration 0054), folded by `rollUp`. Each status is added to twice: by company and account, and as
 * a whole, under `everyCompany`.
 */
export const questionTally = pgTable(
  'question_tally',
  {
    status: text().$type<QuestionStatus>().notNull(),
    sellerId: text('seller_id').notNull(),
    accountId: text('account_id').notNull(),
    count: integer().notNull(),
  },
  // All columns: a sum is read from the index alone.
  (table) => [index('question_tally_kind').on(table.sellerId, table.accountId, table.status, table.count)],
);
