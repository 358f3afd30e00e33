import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Buyer, OrderStatus, Shipping } from '#contract/order.ts';
import type { StatusBefore } from '#machines/lifecycle/order.ts';
import { instant, names, words } from './column.ts';
import { seller } from './core.ts';
import { marketplaceAccount } from './marketplace-account.ts';

/** As the contract's, but with amounts and ids that only some may read always there. */
export interface StoredItem {
  readonly title: string;
  readonly sku: string;
  readonly amount: number;
  /** Cents, as every amount here. */
  readonly gross: number;
  /** The advert and its kind; null of what was imported without them. */
  readonly publishId: string | null;
  readonly listingType: 'gold_pro' | 'gold_special' | null;
  readonly ownShipping?: boolean;
  /** A line an import could not read: it stands here without an amount until a corrected file tells it. */
  readonly isUnread?: true;
}

/** Rows written before a field was asked for lack it. */
type Place = 'street' | 'city' | 'state' | 'zipCode';
/** Places and names that are not known are empty here; another API may answer null for them. */
export type StoredShipping = Pick<Shipping, 'mode'> & Readonly<Record<Place, string>> & Partial<Omit<Shipping, Place>>;
export type StoredBuyer = Buyer & { readonly name: string };

/** Order (part 1, section 3). Named `sale_order` because `order` is a word of SQL. */
export const saleOrder = pgTable(
  'sale_order',
  {
    id: text().primaryKey(),
    /** Rises by one with each event of the order; If-Match carries it. */
    version: integer().notNull(),
    externalId: text('external_id').notNull(),
    packId: text('pack_id'),
    /** The sale this row says a second time: of a database from before a sale existed once in its account (decision 0107). */
    duplicateOf: text('duplicate_of'),
    status: text().$type<OrderStatus>().notNull(),
    statusBefore: text('status_before').$type<StatusBefore>(),
    statusToReverse: text('status_to_reverse', { enum: ['cancelled'] }),
    sellerId: names('seller_id', () => seller.id),
    accountId: names('account_id', () => marketplaceAccount.id),
    gross: integer().notNull(),
    freight: integer().notNull(),
    freightSeller: integer('freight_seller').notNull(),
    hasOwnShippingTable: boolean('has_own_shipping_table').notNull(),
    ownCar: boolean('own_car').notNull().default(false),
    /** Number of the invoice. */
    invoice: text(),
    cancelMessage: jsonb('cancel_message').$type<{ readonly type: string | null; readonly description: string }>(),
    /** What tells the marketplace of its cancellation; once it is done and forgotten nobody finds it. Null where nothing does. */
    cancelJobId: text('cancel_job_id'),
    items: jsonb().$type<readonly StoredItem[]>().notNull(),
    buyer: jsonb().$type<StoredBuyer>().notNull(),
    shipping: jsonb().$type<StoredShipping>().notNull(),
    createdAt: instant('created_at').notNull(),
    dateClosed: instant('date_closed'),
    /** Until when the marketplace wants it on its way; null where nobody said. */
    shipBy: instant('ship_by'),
    /** When its label was last sent to a printer; null where it was not, or nobody said so. */
    labelPrintedAt: instant('label_printed_at'),
    /** The carrier: 'me2' is the marketplace, a company of its own by its id, else Correios. */
    carrier: text().generatedAlwaysAs(
      sql`case when shipping ->> 'mode' = 'me2' then 'me2' else coalesce(shipping -> 'carrier' ->> '_id', 'correios') end`,
    ),
    /** Numbers, SKUs, tracking, tax id and the buyer's name, as words; filled by `orderWords`. */
    search: words()
      .notNull()
      .default(sql`''`),
  },
  (table) => [
    index('sale_order_external').on(table.externalId),
    // A sale exists once in its account.
    uniqueIndex('sale_order_once')
      .on(table.accountId, table.externalId)
      .where(sql`duplicate_of is null`),
    index('sale_order_all').on(table.createdAt, table.id),
    index('sale_order_status').on(table.status, table.createdAt, table.id),
    index('sale_order_seller').on(table.sellerId, table.status, table.createdAt, table.id),
    // With all that a sum of one company's days takes: read from the index alone.
    index('sale_order_seller_all').on(table.sellerId, table.createdAt, table.id, table.status, table.accountId, table.gross),
    // The same for the days of all companies.
    index('sale_order_days').on(table.createdAt, table.sellerId, table.accountId, table.status, table.gross),
    index('sale_order_gross').on(table.gross),
    // By the last digits of the number that is shown.
    index('sale_order_number_end').on(sql`reverse(coalesce(pack_id, external_id)) text_pattern_ops`),
    // What waits to be shipped, the most urgent first; those without a deadline come last. Counted from the index alone.
    index('sale_order_to_ship')
      .on(table.shipBy, table.id, table.carrier, table.sellerId)
      .where(sql`status = 'waiting-shipped'`),
    index('sale_order_to_ship_seller')
      .on(table.sellerId, table.shipBy, table.id, table.carrier)
      .where(sql`status = 'waiting-shipped'`),
    index('sale_order_suspended')
      .on(table.shipBy, table.id, table.carrier, table.sellerId)
      .where(sql`status = 'shipped' and shipping ->> 'status' = 'suspended'`),
    index('sale_order_search').using('gin', table.search),
    // The words in the list's order: a search that many orders have is read on in it without reading an order. An index takes 2,704 bytes
    // of a row, so what has more words stands in one of its own.
    index('sale_order_words')
      .on(table.createdAt, table.id, table.search)
      .where(sql`octet_length(search::text) <= 2000`),
    index('sale_order_many_words')
      .on(table.createdAt, table.id)
      .where(sql`octet_length(search::text) > 2000`),
  ],
);

/** A note on an order. A deleted one leaves its trace in the order's events, not its text here (decision 21). */
export const orderNote = pgTable(
  'order_note',
  {
    id: uuid().primaryKey(),
    orderId: names('order_id', () => saleOrder.id),
    message: text().notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    avatar: text(),
    at: instant('at').notNull(),
    editedAt: instant('edited_at'),
  },
  (table) => [index('order_note_order').on(table.orderId, table.at)],
);

/** What came back, and what it gave back to the buyer (row ORD-9). */
export const orderReturn = pgTable(
  'order_return',
  {
    id: uuid().primaryKey(),
    orderId: names('order_id', () => saleOrder.id),
    trackingNumber: text('tracking_number').notNull(),
    detail: text(),
    devolutionValue: integer('devolution_value').notNull(),
    dateFrom: date('date_from', { mode: 'string' }).notNull(),
    dateTo: date('date_to', { mode: 'string' }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('order_return_order').on(table.orderId)],
);
