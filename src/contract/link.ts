import { z } from 'zod';
import { call, numberedQuery, pageOf } from './call.ts';
import { kindOf } from './kind.ts';
import { ListingStatus } from './listing.ts';

/** Whose listings they are (decision 18), and who keeps the records of all. */
const linkRoles = ['seller', 'superuser'] as const;

/** The SKU that a listing sells, and its product. */
export const LinkedSku = z.object({ skuId: z.string(), sku: z.string(), productId: z.string(), productName: z.string() });
export type LinkedSku = z.infer<typeof LinkedSku>;

/** A SKU that a listing may be of, and what says so: the same barcode, the same code, or words of the title. */
export const SkuOffer = LinkedSku.extend({ gtin: z.string().nullable(), by: z.enum(['gtin', 'sku', 'title']) });
export type SkuOffer = z.infer<typeof SkuOffer>;

/** A listing and the SKU it is bound to. `sku` and `gtin` are what the marketplace says; `version` is the listing's. */
export const LinkRow = z.object({
  _id: z.string(),
  version: z.int().positive(),
  name: z.string(),
  sku: z.string(),
  gtin: z.string().nullable(),
  cover: z.string().nullable(),
  status: ListingStatus,
  sellerId: z.string(),
  sellerName: z.string(),
  marketPlaceName: z.string(),
  bound: LinkedSku.nullable(),
  /** Of an unbound one, what suits it best; null where nothing does well enough. */
  suggestion: SkuOffer.nullable(),
});
export type LinkRow = z.infer<typeof LinkRow>;

export const LinkFilter = z.object({
  search: z.string().trim().max(120).optional(),
  sellerId: z.string().max(64).optional(),
  state: z.enum(['unbound', 'bound']).optional(),
});
export type LinkFilter = z.infer<typeof LinkFilter>;

export const listLinks = call({
  name: 'listLinks',
  method: 'GET',
  path: '/link',
  roles: linkRoles,
  ours: true,
  query: LinkFilter.extend(numberedQuery),
  reply: pageOf(LinkRow),
});

const params = z.object({ id: z.string().min(1).max(64) });

export const getLink = call({
  name: 'getLink',
  method: 'GET',
  path: '/link/{id}',
  roles: linkRoles,
  ours: true,
  params,
  reply: LinkRow,
});

export const listSkuOffers = call({
  name: 'listSkuOffers',
  method: 'GET',
  path: '/link/{id}/sku',
  roles: linkRoles,
  ours: true,
  params,
  reply: z.array(SkuOffer),
});

export const saveLink = call({
  name: 'saveLink',
  method: 'PUT',
  path: '/link/{id}',
  roles: linkRoles,
  ours: true,
  params,
  body: z.object({ skuId: z.string().min(1).max(64).nullable() }),
  reply: LinkRow,
});

export const link = kindOf({
  kind: 'link',
  calls: [listLinks, getLink, listSkuOffers, saveLink],
  pages: { at: ['/link'], roles: linkRoles },
  menu: [{ under: 'integrations', key: 'links', name: 'Vínculos', icon: 'links', link: '/link' }],
});
