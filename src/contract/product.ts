import { z } from 'zod';
import { call, everyRole, Instant, numberedQuery, pageOf } from './call.ts';
import { kindOf } from './kind.ts';
import { listOf } from './list-of.ts';
import { Dimensions, ListingStatus, SameEanProduct } from './listing.ts';
import { SkuAttribute } from './sku-attribute.ts';

/** Whose the products are (decision 18), and who keeps the records of all. */
const productRoles = ['seller', 'superuser'] as const;

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
});
export type ProductRow = z.infer<typeof ProductRow>;

const ProductSku = z.object({
  _id: z.string(),
  sku: z.string(),
  gtin: z.string().nullable(),
  dimensions: Dimensions,
  price: z.int().nullable(),
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

/** Beside the row: what only the product's page shows. */
export const Product = ProductRow.extend({
  createdAt: Instant,
  skus: z.array(ProductSku),
  /** Pictures of its listings, each once. */
  images: z.array(z.string()),
  /** The newest of its listings. */
  publications: listOf(ProductListing),
  sameEan: listOf(SameEanProduct),
});
export type Product = z.infer<typeof Product>;

export const ProductFilter = z.object({
  search: z.string().trim().max(120).optional(),
  sellerId: z.string().max(64).optional(),
  stock: z.enum(['none', 'some']).optional(),
  listed: z.enum(['no', 'yes']).optional(),
  /** Some SKU of it has no barcode. */
  barcode: z.enum(['missing']).optional(),
});
export type ProductFilter = z.infer<typeof ProductFilter>;

export const listProducts = call({
  name: 'listProducts',
  method: 'GET',
  path: '/product',
  roles: productRoles,
  ours: true,
  query: ProductFilter.extend(numberedQuery),
  reply: pageOf(ProductRow),
});

const params = z.object({ id: z.string().min(1).max(64) });

/** Reviewers follow a barcode to the product that has it too (row LST-9). */
export const getProduct = call({
  name: 'getProduct',
  method: 'GET',
  path: '/product/{id}',
  roles: everyRole,
  ours: true,
  params,
  reply: Product,
});

export const longestProductName = 255;
export const longestBrand = 60;
export const mostStock = 999_999;

/** What may be written of a product. A SKU that is not named stays as it is. */
export const ProductEdit = z.strictObject({
  name: z.string().trim().min(1).max(longestProductName),
  brand: z.string().trim().min(1).max(longestBrand).nullable(),
  skus: z
    .array(
      z.strictObject({
        _id: z.string().min(1).max(64),
        gtin: z.string().trim().max(14).nullable(),
        dimensions: Dimensions,
        price: z.int().positive().nullable(),
        stock: z.int().nonnegative().max(mostStock),
      }),
    )
    .max(250),
});
export type ProductEdit = z.infer<typeof ProductEdit>;

export const saveProduct = call({
  name: 'saveProduct',
  method: 'PUT',
  path: '/product/{id}',
  roles: productRoles,
  ours: true,
  params,
  body: ProductEdit,
  reply: Product,
});

export const product = kindOf({
  kind: 'product',
  calls: [listProducts, getProduct, saveProduct],
  menu: [{ under: 'records', key: 'products', name: 'Produtos', icon: 'products', link: '/product', notifyMap: ['SkuOutOfService'] }],
});
