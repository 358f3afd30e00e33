import { z } from 'zod';
import { byId, call, everyRole, Instant, numberedQuery, pageOf } from './call.ts';
import { kindOf } from './kind.ts';
import { listOf } from './list-of.ts';
import { ChosenAccounts, NewListings } from './new-listings.ts';
import { Dimensions, FieldChange, ListingStatus, SameEanProduct } from './listing.ts';
import { Cents, mostCents } from './order.ts';
import { rolesOf, type PartyTable } from './party.ts';
import { barcodeText, skuCodeUpTo, writtenText } from './text.ts';

/** Products belong to sellers (decision 18); superusers keep the records of every company. */
const productRoles = ['seller', 'superuser'] as const;

/** Where a product stands; states of machines/lifecycle/product.ts. */
export const ProductStatus = z.enum(['active', 'archived']);
export type ProductStatus = z.infer<typeof ProductStatus>;

/** The roles that may take each step of a product. */
export const productParties = {
  edit: productRoles,
  /** Listings are made of it. */
  list: productRoles,
  archive: productRoles,
  restore: productRoles,
} as const satisfies PartyTable;

/** Characters of an attribute's name, and of its value (part 2, section 9). */
export const longestSkuAttribute = 20;

/** Of one SKU, of a product that is there and of a new one alike: whatever is there can be copied. */
export const mostSkuAttributes = 50;

/** Variation attribute (part 2, section 3); existing ones carry an id. */
export const SkuAttribute = z.object({ id: z.string(), attId: z.string(), attValue: z.string() });
export type SkuAttribute = z.infer<typeof SkuAttribute>;

/** Why a SKU has no barcode, as the marketplace asks. */
export const NoBarcodeReason = z.enum(['unregistered', 'handmade', 'pack', 'other']);
export type NoBarcodeReason = z.infer<typeof NoBarcodeReason>;

/** What a list shows of a product: its SKUs together. Prices are in cents. */
export const ProductRow = z.object({
  _id: z.string(),
  version: z.int().positive(),
  name: z.string(),
  brand: z.string().nullable(),
  sellerId: z.string(),
  sellerName: z.string(),
  category: z.object({ id: z.string(), name: z.string() }),
  cover: z.string().nullable(),
  /** Codes of its SKUs, the first few. */
  codes: z.array(z.string()),
  /** Of its first SKU that has one. */
  gtin: z.string().nullable(),
  /** The lowest of its SKUs. */
  price: z.int().nullable(),
  /** Pieces at hand, of all its SKUs. */
  stock: z.int().nonnegative(),
  listings: z.int().nonnegative(),
  status: ProductStatus,
});
export type ProductRow = z.infer<typeof ProductRow>;

const ProductSku = z.object({
  _id: z.string(),
  sku: z.string(),
  gtin: z.string().nullable(),
  noBarcode: NoBarcodeReason.nullable(),
  dimensions: Dimensions,
  price: z.int().nullable(),
  /** What a piece costs its company; null where nobody said so, and to reviewers. */
  cost: z.int().nullable(),
  stock: z.int().nonnegative(),
  /** What its last review found, joined; read with parseWarnings. */
  warning: z.string().nullable(),
  attributes: z.array(SkuAttribute),
});
export type ProductSku = z.infer<typeof ProductSku>;

const ProductListing = z.object({
  publishId: z.string(),
  title: z.string(),
  status: ListingStatus,
  sku: z.string(),
  price: z.int().nullable(),
  marketPlaceName: z.string(),
});

export const ProductEventType = z.enum(['added', 'edited', 'archived', 'restored', 'sold']);

/** What happened to a product, with who did it: it was made, edited, put away and back, or a sale took pieces. */
const ProductEvent = z.object({
  type: ProductEventType,
  at: Instant,
  userName: z.string(),
  /** Its fields by name, those of a SKU as `stock:CODE`. */
  changes: z.array(FieldChange),
  /** The sale that took them. */
  order: z.string().nullable(),
});

/** Beside the row: what only the product's page shows. */
export const Product = ProductRow.extend({
  createdAt: Instant,
  skus: z.array(ProductSku),
  /** Pictures of its listings, each once. */
  images: z.array(z.string()),
  /** The newest of its listings. */
  publications: listOf(ProductListing),
  sameEan: listOf(SameEanProduct),
  /** Ours: its newest changes. */
  history: listOf(ProductEvent),
});
export type Product = z.infer<typeof Product>;

export const ProductFilter = z.object({
  search: z.string().trim().max(120).optional(),
  sellerId: z.string().max(64).optional(),
  stock: z.enum(['none', 'some']).optional(),
  listed: z.enum(['no', 'yes']).optional(),
  /** Some SKU of it has no barcode. */
  barcode: z.enum(['missing']).optional(),
  status: ProductStatus.optional(),
});
export type ProductFilter = z.infer<typeof ProductFilter>;

export const listProducts = call('listProducts', 'GET /product', {
  roles: productRoles,
  ours: true,
  query: ProductFilter.extend(numberedQuery),
  reply: pageOf(ProductRow),
});

/** Reviewers follow a barcode to the product that has it too (row LST-9). */
export const getProduct = call('getProduct', 'GET /product/{id}', { roles: everyRole, ours: true, params: byId, reply: Product });

export const longestProductName = 255;
export const longestBrand = 60;
export const mostStock = 999_999;

/** What a piece costs its company. */
export const Cost = Cents.min(1).max(mostCents);

/** What may be written of a product. A SKU that is not named stays as it is. */
export const ProductEdit = z.strictObject({
  name: z.string().trim().min(1).max(longestProductName),
  brand: z.string().trim().min(1).max(longestBrand).nullable(),
  /** Left out it stays. Listings that are there keep theirs. */
  categoryId: z.string().min(1).max(64).optional(),
  skus: z
    .array(
      z.strictObject({
        _id: z.string().min(1).max(64),
        gtin: barcodeText.nullable(),
        /** Left out it stays; beside a barcode it means nothing. */
        noBarcode: NoBarcodeReason.nullable().optional(),
        dimensions: Dimensions,
        price: z.int().positive().nullable(),
        stock: z.int().nonnegative().max(mostStock),
        /** Left out it stays. */
        cost: Cost.nullable().optional(),
      }),
    )
    .max(250),
});
export type ProductEdit = z.infer<typeof ProductEdit>;

export const saveProduct = call('saveProduct', 'PUT /product/{id}', {
  roles: productRoles,
  ours: true,
  params: byId,
  body: ProductEdit,
  reply: Product,
});

export const longestSkuCode = 120;
/** More than a marketplace gives a listing. */
export const mostSkus = 250;

/** A product that nobody has yet: all that is known of it, and of each form it is stocked in. */
export const NewProduct = z.strictObject({
  /** Null is the own company. */
  sellerId: z.string().min(1).max(64).nullable(),
  name: z.string().trim().min(1).max(longestProductName),
  brand: z.string().trim().min(1).max(longestBrand).nullable(),
  categoryId: z.string().min(1).max(64),
  skus: z
    .array(
      z.strictObject({
        sku: skuCodeUpTo(longestSkuCode),
        gtin: barcodeText.min(1).nullable(),
        noBarcode: NoBarcodeReason.nullable(),
        dimensions: Dimensions,
        price: Cents.min(1),
        stock: z.int().nonnegative().max(mostStock),
        cost: Cost.nullable(),
        attributes: z
          .array(z.strictObject({ attId: writtenText(longestSkuAttribute), attValue: writtenText(longestSkuAttribute) }))
          .max(mostSkuAttributes),
      }),
    )
    .min(1)
    .max(mostSkus),
});
export type NewProduct = z.infer<typeof NewProduct>;

export const addProduct = call('addProduct', 'POST /product', { roles: productRoles, ours: true, body: NewProduct, reply: Product });

export const archiveProduct = call('archiveProduct', 'PUT /product/{id}/archive', {
  roles: rolesOf(productParties, 'archive', 'restore'),
  ours: true,
  params: byId,
  body: z.strictObject({ isArchived: z.boolean() }),
  reply: Product,
});

/** Made in one transaction: more would hold up everybody else. */
const mostAtOnce = 250;

/** A listing of each SKU in each account; `existing` are those that were there. */
export const listProduct = call('listProduct', 'POST /product/{id}/publish', {
  roles: rolesOf(productParties, 'list'),
  ours: true,
  params: byId,
  body: z
    .strictObject({
      accounts: ChosenAccounts,
      skus: z.array(z.string().min(1).max(64)).min(1).max(mostSkus),
    })
    .refine(({ accounts, skus }) => accounts.length * skus.length <= mostAtOnce, {
      path: ['skus'],
      message: 'No máximo 250 anúncios de uma vez',
    }),
  reply: NewListings,
});

export const product = kindOf({
  kind: 'product',
  calls: [listProducts, getProduct, saveProduct, addProduct, archiveProduct, listProduct],
  menu: [{ under: 'records', key: 'products', name: 'Produtos', icon: 'products', link: '/product', notifyMap: ['SkuOutOfService'] }],
});
