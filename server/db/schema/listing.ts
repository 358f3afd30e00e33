import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ListingAttribute, ListingStatus, QueueReason, Variation } from '#contract/listing.ts';
import { warningKeys } from '#contract/warning.ts';
import { instant, names, words } from './column.ts';
import { seller } from './core.ts';
import { marketplaceAccount } from './marketplace-account.ts';
import { category } from './category.ts';
import { sku } from './product.ts';

type StoredVariation = (typeof Variation)['_output'];

/** Every reason but that of most, to be new. */
const rareReasons = ['resubmitted', 'edited', 'returned', 'observed'] as const satisfies readonly QueueReason[];

/**
 * What lists, filters and decisions read. The rest is in `listing_detail`, so that a page of rows stays a few blocks.
 *
 * Indexes are plain ascending: drizzle's `.desc()` means `nulls last`, which Postgres does not use for a keyset
 * (53 ms instead of 0.15 ms over a million rows).
 */
export const listing = pgTable(
  'listing',
  {
    id: text().primaryKey(),
    /** Rises by one with each event of the listing; If-Match carries it. */
    version: integer().notNull(),
    sellerId: names('seller_id', () => seller.id),
    accountId: names('account_id', () => marketplaceAccount.id),
    categoryId: names('category_id', () => category.id),
    /** Null while nobody said which SKU it sells: published on the marketplace itself, or taken apart. */
    skuId: text('sku_id').references(() => sku.id),
    status: text().$type<ListingStatus>().notNull(),
    subStatus: text('sub_status'),
    title: text().notNull(),
    /** Copies of the SKU's own, so that a list reads one table; of an unbound listing what the marketplace says. */
    sku: text().notNull(),
    gtin: text(),
    price: bigint({ mode: 'number' }),
    height: real().notNull(),
    width: real().notNull(),
    depth: real().notNull(),
    weight: real().notNull(),
    /** File name of the first image it shows (decision 0151). */
    cover: text(),
    /** Joined by the separator (contract/warning.ts). */
    warning: text().notNull(),
    reasons: text().array().$type<readonly QueueReason[]>().notNull(),
    queuedAt: instant('queued_at').notNull(),
    dueAt: instant('due_at').notNull(),
    snoozedUntil: instant('snoozed_until'),
    /** When it last changed status; the marketplace clock reads it. */
    statusAt: instant('status_at').notNull(),
    search: words().notNull(),
    /** Several products sold as one. */
    kit: boolean().notNull().default(false),
    /** And one of our kits has its code: that says what it sells. Kept by triggers (migration 0077, decision 130). */
    ofKit: boolean('of_kit').notNull().default(false),
    /** What the marketplace calls it; null while it was never published. */
    externalId: text('external_id'),
    /** It ended there, for good: nobody can buy it, and it takes no change any more. */
    isClosedThere: boolean('is_closed_there').notNull().default(false),
  },
  (table) => [
    index('listing_queue').on(table.status, table.dueAt, table.id),
    index('listing_all').on(table.dueAt, table.id),
    index('listing_seller_queue').on(table.sellerId, table.status, table.dueAt, table.id),
    index('listing_seller_all').on(table.sellerId, table.dueAt, table.id),
    index('listing_category_queue').on(table.categoryId, table.status, table.dueAt, table.id),
    index('listing_snoozed')
      .on(table.snoozedUntil)
      .where(sql`snoozed_until is not null`),
    index('listing_oldest')
      .on(table.queuedAt)
      .where(sql`status = 'pending'`),
    index('listing_processing')
      .on(table.statusAt)
      .where(sql`status = 'processing'`),
    index('listing_gtin').on(table.gtin),
    uniqueIndex('listing_external')
      .on(table.accountId, table.externalId)
      .where(sql`external_id is not null`),
    index('listing_sku').on(table.skuId),
    // Most listings wait because they are new. Only those that wait stand here: what a decision writes has no entry.
    index('listing_new')
      .on(table.dueAt, table.id)
      .where(sql`status = 'pending' and reasons @> '{new}'`),
    // Each rarer reason has an index of the few listings that have it: they are read in order, and counted without the rest.
    ...rareReasons.map((reason) =>
      index(`listing_${reason}`)
        .on(table.status, table.dueAt, table.id)
        .where(sql.raw(`reasons @> '{${reason}}'`)),
    ),
    // What a listing was refused for, among what else it was refused for.
    ...warningKeys.map((key) =>
      index(`listing_warned_${key}`)
        .on(table.status, table.dueAt, table.id)
        .where(sql.raw(`'${key}' = any(string_to_array(warning, '*/'))`)),
    ),
    // Few listings are kits: their list is read without the others, and counted by reason from the index alone.
    index('listing_kit')
      .on(table.status, table.dueAt, table.id, table.reasons)
      .where(sql`kit`),
    // Unbound ones first, as their list stands. What they are told by as well: without it no page is read from the index alone.
    index('listing_links').on(sql`(${table.skuId} is not null or ${table.ofKit})`, table.id, table.skuId, table.ofKit),
    index('listing_seller_links').on(
      table.sellerId,
      sql`(${table.skuId} is not null or ${table.ofKit})`,
      table.id,
      table.skuId,
      table.ofKit,
    ),
    // A kit is known to its listings by its code.
    index('listing_kit_code')
      .on(table.sellerId, table.sku)
      .where(sql`kit`),
    index('listing_search').using('gin', table.search),
  ],
);

/** What only the open listing shows. */
export const listingDetail = pgTable(
  'listing_detail',
  {
    listingId: text('listing_id')
      .primaryKey()
      .references(() => listing.id),
    /** As it was made; what is told is reckoned (`isComplete`, decision 0170). */
    complete: boolean().notNull(),
    freezedByDeal: boolean('freezed_by_deal').notNull(),
    description: text().notNull(),
    descriptionAi: text('description_ai').notNull(),
    condition: text({ enum: ['new', 'used'] }).notNull(),
    listingType: text('listing_type', { enum: ['gold_pro', 'gold_special'] }).notNull(),
    shipMode: text('ship_mode', { enum: ['me1', 'me2'] }).notNull(),
    warrantyType: text('warranty_type').notNull(),
    warrantyTime: integer('warranty_time').notNull(),
    warrantyTimeUnit: text('warranty_time_unit').notNull(),
    attributes: jsonb().$type<readonly ListingAttribute[]>().notNull(),
    variations: jsonb().$type<readonly StoredVariation[]>().notNull(),
    /** File names of its images in order, the cover first; deleted ones beside them. */
    images: text().array().notNull(),
    imagesDeleted: text('images_deleted').array().notNull(),
    /** What images were called when they were sent, by file name; of what was there before nothing is known. */
    imageNames: jsonb('image_names').$type<Readonly<Record<string, string>>>(),
    platformId: text('platform_id').notNull(),
    sold: integer().notNull(),
    health: real().notNull(),
    hasCompatibilities: boolean('has_compatibilities').notNull(),
    compatibilities: jsonb().$type<{ readonly attributes: readonly unknown[]; readonly compatibilities: readonly unknown[] }>().notNull(),
  },
  // A page of rows asks which of them are locked: few are.
  (table) => [
    index('listing_detail_locked')
      .on(table.listingId)
      .where(sql`freezed_by_deal`),
    // Which listings say that they fit a vehicle.
    index('listing_detail_fits').using('gin', sql`${table.compatibilities} jsonb_path_ops`),
  ],
);
