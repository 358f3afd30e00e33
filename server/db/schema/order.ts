import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './column.ts';
import { seller } from './core.ts';
import { marketplaceAccount } from './marketplace-account.ts';

/** Statuses of part 1, section 4 (decision 22). */
export const orderStatuses = [
  'pending',
  'paid',
  'invoiced',
  'waiting-shipped',
  'shipped',
  'delivered',
  'not_delivered',
  'pending_cancelled',
  'cancelled',
  'fk_cancelled',
] as const;

export interface OrderItem {
  readonly title: string;
  readonly sku: string;
  readonly amount: number;
  /** Cents, as every amount here. */
  readonly gross: number;
  readonly publishId: string;
  readonly listingType: 'gold_pro' | 'gold_special';
}
export interface OrderBuyer {
  readonly name: string;
  readonly document: string;
  readonly documentType: 'CPF' | 'CNPJ';
  readonly buyerId: string;
}
export interface OrderShipping {
  readonly mode: 'me1' | 'me2';
  readonly street: string;
  readonly number: string;
  readonly neighborhood: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly complement: string | null;
  readonly trackingNumber: string | null;
}

/** Order (part 1, section 3). Named `sale_order` because `order` is a word of SQL. */
export const saleOrder = pgTable(
  'sale_order',
  {
    id: text().primaryKey(),
    version: integer().notNull(),
    externalId: text('external_id').notNull(),
    packId: text('pack_id'),
    status: text({ enum: orderStatuses }).notNull(),
    sellerId: text('seller_id')
      .notNull()
      .references(() => seller.id),
    accountId: text('account_id')
      .notNull()
      .references(() => marketplaceAccount.id),
    gross: integer().notNull(),
    freight: integer().notNull(),
    freightSeller: integer('freight_seller').notNull(),
    hasOwnShippingTable: boolean('has_own_shipping_table').notNull(),
    items: jsonb().$type<readonly OrderItem[]>().notNull(),
    buyer: jsonb().$type<OrderBuyer>().notNull(),
    shipping: jsonb().$type<OrderShipping>().notNull(),
    createdAt: instant('created_at').notNull(),
    dateClosed: instant('date_closed'),
  },
  (table) => [
    index('sale_order_external').on(table.externalId),
    index('sale_order_status').on(table.status, table.createdAt, table.id),
    index('sale_order_seller').on(table.sellerId, table.status, table.createdAt, table.id),
  ],
);

export interface MediationMessage {
  readonly userId: string;
  readonly userName: string;
  readonly userPic: string | null;
  readonly message: string;
  readonly date: string;
  readonly picture: readonly string[];
}

/** The dispute about an order (part 2, sections 3 and 4). */
export const mediation = pgTable(
  'mediation',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => saleOrder.id),
    version: integer().notNull(),
    sellerId: text('seller_id')
      .notNull()
      .references(() => seller.id),
    status: text({ enum: ['open', 'closed'] }).notNull(),
    situation: text({ enum: ['not solved', 'resolved'] }),
    annotation: text(),
    conversation: jsonb().$type<readonly MediationMessage[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('mediation_seller').on(table.sellerId, table.status, table.createdAt)],
);
