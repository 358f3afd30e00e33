import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { CheckWeights } from '#contract/check.ts';
import type { CategoryAttribute } from '#contract/category.ts';
import { words } from './column.ts';

/** A group of technical attributes, as the technical specs show it. */
export interface SpecGroup {
  readonly id: string;
  readonly label: string;
  readonly attributes: readonly z.input<typeof CategoryAttribute>[];
}

/** Marketplace category. What an import brought is a root: nobody knows what it stands under. */
export const category = pgTable(
  'category',
  {
    id: text().primaryKey(),
    parentId: text('parent_id'),
    /** 1 is a main category. */
    level: integer().notNull(),
    name: text().notNull(),
    /** Ids from the root to itself; empty where it is a root by itself. */
    path: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Technical attributes by group, required ones first. */
    specs: jsonb().$type<readonly SpecGroup[]>().notNull().default([]),
    shipModes: text('ship_modes', { enum: ['me1', 'me2'] })
      .array()
      .notNull()
      .default(sql`'{me1,me2}'`),
    /** Nothing is listed in it, nor in what is below it. */
    isExcluded: boolean('is_excluded').notNull().default(false),
    /** Attributes the hub asks for beside those the marketplace requires. */
    requiredHere: text('required_here')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Checks of listings that count otherwise here, and in what is below. */
    checkWeights: jsonb('check_weights').$type<CheckWeights>().notNull().default({}),
    version: integer().notNull().default(1),
    /** Nothing stands under it, and nothing may be listed in it for itself or what is above. Kept by triggers (migration 0052, decision 78). */
    isLeaf: boolean('is_leaf').notNull().default(true),
    isClosed: boolean('is_closed').notNull().default(false),
    /** Of its name and the names above it. */
    search: words()
      .notNull()
      .default(sql`''`),
  },
  (table) => [
    index('category_order').on(table.level, table.name, table.id),
    index('category_leaf').on(table.isLeaf, table.level, table.name, table.id),
    index('category_closed').on(table.isClosed, table.level, table.name, table.id),
    index('category_stricter')
      .on(table.level, table.name, table.id)
      .where(sql`cardinality(required_here) > 0`),
    index('category_excluded')
      .on(table.id)
      .where(sql`is_excluded`),
    index('category_path').using('gin', table.path),
    index('category_parent').on(table.parentId, table.name),
    index('category_search').using('gin', table.search),
  ],
);
