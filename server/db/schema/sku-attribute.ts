import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { names } from './column.ts';
import { seller } from './core.ts';
import { sku } from './product.ts';

/** What sets a SKU apart: 'lado', 'esquerdo' (part 2, section 3, 'Variation attribute'). */
export const skuAttribute = pgTable(
  'sku_attribute',
  {
    id: uuid().primaryKey(),
    skuId: names('sku_id', () => sku.id),
    sellerId: names('seller_id', () => seller.id),
    name: text().notNull(),
    value: text().notNull(),
    /** Two names with one key are one name, however they are spelt. */
    nameKey: text('name_key').notNull(),
  },
  (table) => [
    uniqueIndex('sku_attribute_name').on(table.skuId, table.nameKey),
    index('sku_attribute_seller').on(table.sellerId, table.nameKey, table.name, table.value),
    index('sku_attribute_key').on(table.nameKey, table.name, table.value),
  ],
);
