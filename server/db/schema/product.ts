import { bigint, index, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { category } from './category.ts';
import { instant } from './column.ts';
import { seller } from './core.ts';

export const product = pgTable(
  'product',
  {
    id: text().primaryKey(),
    sellerId: text('seller_id')
      .notNull()
      .references(() => seller.id),
    categoryId: text('category_id')
      .notNull()
      .references(() => category.id),
    title: text().notNull(),
    brand: text(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('product_seller').on(table.sellerId, table.id)],
);

/** What is stocked and sold. Centimetres and grams; price in cents. */
export const sku = pgTable(
  'sku',
  {
    id: text().primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => product.id),
    sellerId: text('seller_id')
      .notNull()
      .references(() => seller.id),
    sku: text().notNull(),
    gtin: text(),
    height: real().notNull(),
    width: real().notNull(),
    depth: real().notNull(),
    weight: real().notNull(),
    /** Beyond 32 bits: houses are sold too. */
    price: bigint({ mode: 'number' }),
    /** Last review warnings, joined; shown by the refuse dialog when present (part 2, section 2). */
    warning: text(),
  },
  (table) => [
    uniqueIndex('sku_of_seller').on(table.sellerId, table.sku),
    index('sku_gtin').on(table.gtin),
    index('sku_product').on(table.productId),
  ],
);
