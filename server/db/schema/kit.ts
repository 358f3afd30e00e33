import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, names, words } from './column.ts';
import { seller } from './core.ts';
import { sku } from './product.ts';

/** Several SKUs of one company sold as one. What follows from them (measures, price, stock) is never stored. */
export const kit = pgTable(
  'kit',
  {
    id: text().primaryKey(),
    /** Rises by one with each event of the kit; If-Match carries it. */
    version: integer().notNull().default(1),
    sellerId: names('seller_id', () => seller.id),
    /** The SKU it is listed under; listings of kits are known by it. */
    code: text().notNull(),
    title: text().notNull(),
    /** Hundredths of a percent. */
    discount: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** The title as people sort, accents and case aside: lists stand in its order. */
    sortTitle: text('sort_title').notNull(),
    /** Title and code, to be searched by the beginnings of words. */
    search: words().notNull(),
    /** Some part of it is too few for one kit, and it has listings. Kept by triggers (migration 0052, decision 78). */
    isShort: boolean('is_short').notNull().default(false),
    isListed: boolean('is_listed').notNull().default(false),
  },
  (table) => [
    uniqueIndex('kit_of_seller').on(table.sellerId, table.code),
    index('kit_short').on(table.isShort, table.sortTitle, table.id),
    index('kit_listed').on(table.isListed, table.sortTitle, table.id),
    index('kit_by_title').on(table.sortTitle, table.id),
    index('kit_seller_by_title').on(table.sellerId, table.sortTitle, table.id),
    index('kit_search').using('gin', table.search),
  ],
);

export const kitPart = pgTable(
  'kit_part',
  {
    kitId: names('kit_id', () => kit.id),
    skuId: names('sku_id', () => sku.id),
    quantity: integer().notNull(),
    /** Its place among the others, from 0. */
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kitId, table.skuId] }), index('kit_part_sku').on(table.skuId)],
);
