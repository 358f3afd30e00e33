import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PriceTerms } from '#contract/price-formula.ts';
import type { RunOutcome } from '#contract/price-rule.ts';
import { category } from './category.ts';
import { instant, names } from './column.ts';
import { seller } from './core.ts';
import { wordsIn } from './folded.ts';
import { listing } from './listing.ts';
import { marketplaceAccount } from './marketplace-account.ts';
import { sku } from './product.ts';
import { workColumns } from './work-columns.ts';

/** What a piece of a SKU costs its company, in cents. Beside the SKU: few lists read it, and only whoever may see prices made from it. */
export const skuCost = pgTable('sku_cost', {
  skuId: text('sku_id')
    .primaryKey()
    .references(() => sku.id, { onDelete: 'cascade' }),
  cost: integer().notNull(),
});

/** How the prices of a company’s listings are made; shares in hundredths of a percent, amounts in cents. */
export const priceRule = pgTable(
  'price_rule',
  {
    id: uuid().primaryKey(),
    version: integer().notNull().default(1),
    sellerId: names('seller_id', () => seller.id),
    name: text().notNull(),
    /** Null is of all accounts. */
    accountId: text('account_id').references(() => marketplaceAccount.id),
    categoryId: text('category_id').references(() => category.id),
    listingType: text('listing_type', { enum: ['gold_pro', 'gold_special'] }),
    extra: integer().notNull(),
    margin: integer().notNull(),
    fee: integer().notNull(),
    ending: integer(),
    mostChange: integer('most_change').notNull(),
    /** When its prices were last made so, down to the last. */
    appliedAt: instant('applied_at'),
    /** Put away: it is not gone over any more. */
    archivedAt: instant('archived_at'),
  },
  (table) => [
    index('price_rule_seller').on(table.sellerId, table.name, table.id),
    index('price_rule_name').on(table.name, table.id),
    index('price_rule_account').on(table.accountId, table.name, table.id),
    index('price_rule_archived')
      .on(table.name, table.id)
      .where(sql`archived_at is not null`),
    index('price_rule_words').using('gin', wordsIn([table.name])),
  ],
);

/** A rule gone over its listings, with the terms it had then. */
export const priceRun = pgTable(
  'price_run',
  {
    id: uuid().primaryKey(),
    ruleId: uuid('rule_id')
      .notNull()
      .references(() => priceRule.id, { onDelete: 'cascade' }),
    sellerId: text('seller_id').notNull(),
    isDry: boolean('is_dry').notNull(),
    terms: jsonb().$type<PriceTerms>().notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
    /** How many listings it is about, and what became of how many: counted where the work is done, not by the reader. */
    total: integer().notNull().default(0),
    outcomes: jsonb().$type<Readonly<Partial<Record<RunOutcome, number>>>>().notNull().default({}),
    ...workColumns(),
  },
  (table) => [
    index('price_run_rule').on(table.ruleId, table.startedAt),
    index('price_run_started').on(table.startedAt),
    // Which rules are gone over right now.
    index('price_run_open')
      .on(table.ruleId)
      .where(sql`finished_at is null`),
    index('price_run_due')
      .on(table.nextAt)
      .where(sql`next_at is not null`),
  ],
);

/** One listing of a run; without an outcome it still waits. */
export const priceRunItem = pgTable(
  'price_run_item',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => priceRun.id, { onDelete: 'cascade' }),
    listingId: names('listing_id', () => listing.id),
    outcome: text().$type<RunOutcome>(),
    /** Of a kit that of all its pieces. */
    cost: bigint({ mode: 'number' }),
    before: bigint({ mode: 'number' }),
    after: bigint({ mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.listingId] }),
    index('price_run_item_outcome').on(table.runId, table.outcome),
    // What waits, in its order: else each turn would read past all that is done.
    index('price_run_item_waiting')
      .on(table.runId, table.listingId)
      .where(sql`outcome is null`),
  ],
);
