import { z } from 'zod';
import { byId, call, everyRole, Instant, numberedQuery, pageOf } from './call.ts';
import { kindOf } from './kind.ts';
import { wholeDiscount } from './kit-figures.ts';
import { listOf } from './list-of.ts';
import { Dimensions, ListingStatus } from './listing.ts';
import { ChosenAccounts, NewListings } from './new-listings.ts';
import { skuCodeUpTo } from './text.ts';

/** Kits belong to sellers, as products do; superusers keep the records of every company. */
const kitRoles = ['seller', 'superuser'] as const;

/** A SKU that a kit is made of, or may be. Prices are in cents. */
export const KitSku = z.object({
  skuId: z.string(),
  sku: z.string(),
  productId: z.string(),
  productName: z.string(),
  sellerId: z.string(),
  sellerName: z.string(),
  gtin: z.string().nullable(),
  dimensions: Dimensions,
  price: z.int().nullable(),
  stock: z.int().nonnegative(),
  /** Its product is: with it in the kit no new listing of that is made. */
  isArchived: z.boolean().default(false),
  /** What a piece costs its company, null where nobody said; told only to those who compose kits. */
  cost: z.int().nullable().optional(),
});
export type KitSku = z.infer<typeof KitSku>;

const KitPart = KitSku.extend({ quantity: z.int().positive() });

/** What a list shows of a kit. Measures, price and stock are reckoned from its parts whenever it is read (`kitFigures`). */
export const KitRow = z.object({
  _id: z.string(),
  version: z.int().positive(),
  name: z.string(),
  /** Under which SKU it is sold: its listings are known by it. */
  code: z.string(),
  sellerId: z.string(),
  sellerName: z.string(),
  /** Hundredths of a percent off the price of the parts. */
  discount: z.int().nonnegative(),
  contents: z.array(z.object({ sku: z.string(), quantity: z.int().positive() })),
  pieces: z.int().nonnegative(),
  dimensions: Dimensions,
  price: z.int().nullable(),
  stock: z.int().nonnegative(),
  listings: z.int().nonnegative(),
});
export type KitRow = z.infer<typeof KitRow>;

const kitFields = ['name', 'code', 'discount', 'parts'] as const;
export type KitField = (typeof kitFields)[number];

export const KitEvent = z.object({
  type: z.enum(['added', 'edited']),
  at: Instant,
  userName: z.string(),
  /** What an edit changed. */
  fields: z.array(z.enum(kitFields)),
});

/** Beside the row: what only the kit's page shows. */
export const Kit = KitRow.extend({
  createdAt: Instant,
  parts: z.array(KitPart),
  /** The newest of its listings. */
  publications: listOf(
    z.object({
      publishId: z.string(),
      title: z.string(),
      status: ListingStatus,
      price: z.int().nullable(),
      marketPlaceName: z.string(),
    }),
  ),
  history: listOf(KitEvent),
});
export type Kit = z.infer<typeof Kit>;

export const KitFilter = z.object({
  search: z.string().trim().max(120).optional(),
  sellerId: z.string().max(64).optional(),
  stock: z.enum(['none', 'some']).optional(),
  listed: z.enum(['no', 'yes']).optional(),
});
export type KitFilter = z.infer<typeof KitFilter>;

export const listKits = call('listKits', 'GET /kit', {
  roles: kitRoles,
  ours: true,
  query: KitFilter.extend(numberedQuery),
  reply: pageOf(KitRow),
});

export const listKitSkus = call('listKitSkus', 'GET /kit/sku', {
  roles: kitRoles,
  ours: true,
  query: z.object({
    search: z.string().trim().max(120).optional(),
    sellerId: z.string().max(64).optional(),
    ids: numberedQuery.ids,
  }),
  reply: z.array(KitSku),
});

/** Reviewers follow a kit's listing to what it is made of. */
export const getKit = call('getKit', 'GET /kit/{id}', { roles: everyRole, ours: true, params: byId, reply: Kit });

export const longestKitName = 255;
export const longestKitCode = 120;
export const mostParts = 20;
export const mostOfPart = 99;
/** Nothing is given away. */
export const mostDiscount = wholeDiscount - 1000;

/** All that is written of a kit. Its company is that of its parts. */
export const KitEdit = z.strictObject({
  name: z.string().trim().min(1).max(longestKitName),
  code: skuCodeUpTo(longestKitCode),
  discount: z.int().nonnegative().max(mostDiscount),
  parts: z
    .array(z.strictObject({ skuId: z.string().min(1).max(64), quantity: z.int().positive().max(mostOfPart) }))
    .min(1)
    .max(mostParts),
});
export type KitEdit = z.infer<typeof KitEdit>;

export const addKit = call('addKit', 'POST /kit', { roles: kitRoles, ours: true, body: KitEdit, reply: Kit });

export const saveKit = call('saveKit', 'PUT /kit/{id}', { roles: kitRoles, ours: true, params: byId, body: KitEdit, reply: Kit });

/** A listing of the kit in each account, for review. */
export const listKit = call('listKit', 'POST /kit/{id}/publish', {
  roles: kitRoles,
  ours: true,
  params: byId,
  body: z.strictObject({ accounts: ChosenAccounts }),
  reply: NewListings,
});

export const kit = kindOf({
  kind: 'kit',
  calls: [listKits, listKitSkus, getKit, addKit, saveKit, listKit],
  menu: [{ under: 'records', key: 'kits', name: 'Kits', icon: 'kit', link: '/kit' }],
});
