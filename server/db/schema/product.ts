import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { NoBarcodeReason } from '#contract/product.ts';
import { category } from './category.ts';
import { instant, names, words } from './column.ts';
import { seller } from './core.ts';
import { withoutSigns } from './folded.ts';

export const product = pgTable(
  'product',
  {
    id: text().primaryKey(),
    sellerId: names('seller_id', () => seller.id),
    categoryId: names('category_id', () => category.id),
    title: text().notNull(),
    brand: text(),
    createdAt: instant('created_at').notNull(),
    /** Rises by one with each event of the product; If-Match carries it. */
    version: integer().notNull().default(1),
    /** The title as people sort, accents and case aside: lists stand in its order. */
    sortTitle: text('sort_title').notNull(),
    /** Title and brand, to be searched by the beginnings of words; codes and barcodes are the SKUs' own. */
    search: words().notNull(),
    /** What filters ask of its SKUs and listings, kept by triggers (migration 0052, decision 78): an index can not look into another table. */
    hasStock: boolean('has_stock').notNull().default(false),
    lacksBarcode: boolean('lacks_barcode').notNull().default(false),
    isListed: boolean('is_listed').notNull().default(false),
    /** Put away: it takes no new listing (decision 122). */
    isArchived: boolean('is_archived').notNull().default(false),
  },
  (table) => [
    index('product_stock').on(table.hasStock, table.sortTitle, table.id),
    index('product_listed').on(table.isListed, table.sortTitle, table.id),
    index('product_archived').on(table.isArchived, table.sortTitle, table.id),
    index('product_no_barcode')
      .on(table.sortTitle, table.id)
      .where(sql`lacks_barcode`),
    index('product_seller').on(table.sellerId, table.id),
    index('product_by_title').on(table.sortTitle, table.id),
    index('product_seller_by_title').on(table.sellerId, table.sortTitle, table.id),
    index('product_search').using('gin', table.search),
  ],
);

/** What is stocked and sold. Centimetres and grams; price in cents. */
export const sku = pgTable(
  'sku',
  {
    id: text().primaryKey(),
    productId: names('product_id', () => product.id),
    sellerId: names('seller_id', () => seller.id),
    sku: text().notNull(),
    gtin: text(),
    /** Why it has no barcode; means nothing beside one. */
    noBarcode: text('no_barcode').$type<NoBarcodeReason>(),
    height: real().notNull(),
    width: real().notNull(),
    depth: real().notNull(),
    weight: real().notNull(),
    /** Beyond 32 bits: houses are sold too. */
    price: bigint({ mode: 'number' }),
    /** Pieces at hand. */
    stock: integer().notNull().default(0),
    /** Last review warnings, joined; shown by the refuse dialog when present (part 2, section 2). */
    warning: text(),
  },
  // None may name `warning` or `stock`: what decisions and sales write of a SKU then stays in its block (decision 51).
  (table) => [
    check('sku_stock_not_negative', sql`${table.stock} >= 0`),
    uniqueIndex('sku_of_seller').on(table.sellerId, table.sku),
    index('sku_gtin').on(table.gtin),
    index('sku_product').on(table.productId),
    // By the beginning of a code or a barcode, whatever order the database knows by itself.
    index('sku_bare_code').on(sql`${withoutSigns(table.sku)} text_pattern_ops`),
    index('sku_gtin_beginning').on(sql`${table.gtin} text_pattern_ops`),
  ],
);
