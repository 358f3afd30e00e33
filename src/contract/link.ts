import { z } from 'zod';
import { byId, call, numberedQuery, pageOf } from './call.ts';
import { kindOf } from './kind.ts';
import { ListingStatus } from './listing.ts';
import { rolesOf, type PartyTable } from './party.ts';

/** Listings belong to sellers (decision 18); superusers keep the records of every company. */
const linkRoles = ['seller', 'superuser'] as const;

/** What a listing sells is known by the SKU it is bound to, or by the kit composed here whose code it has; states of machines/lifecycle/link.ts. */
export const LinkStatus = z.enum(['unbound', 'bound', 'kit']);
export type LinkStatus = z.infer<typeof LinkStatus>;

/**
 * The roles that may take each step of a link. The last two steps are taken with the kit, not with the listing: a kit is composed under
 * its code, or goes by another.
 */
export const linkParties = {
  bind: linkRoles,
  unbind: linkRoles,
  compose: linkRoles,
  dissolve: linkRoles,
} as const satisfies PartyTable;

/** The SKU that a listing sells, and its product. */
export const LinkedSku = z.object({ skuId: z.string(), sku: z.string(), productId: z.string(), productName: z.string() });
export type LinkedSku = z.infer<typeof LinkedSku>;

/** A SKU that a listing may be of, and what says so: the same barcode, the same code, or words of the title. */
export const SkuOffer = LinkedSku.extend({ gtin: z.string().nullable(), by: z.enum(['gtin', 'sku', 'title']) });
export type SkuOffer = z.infer<typeof SkuOffer>;

/** The kit whose code a listing has. */
const LinkedKit = z.object({ kitId: z.string(), name: z.string() });

/**
 * A listing and the SKU it is bound to. `sku` and `gtin` are what the marketplace says; `version` is the listing's. `linkStatusOf` says where
 * it stands.
 */
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
  /** Composed here, and sold by this listing, whatever SKU it hangs on. */
  kit: LinkedKit.nullable(),
  /** Of an unbound one, what suits it best; null where nothing does well enough. */
  suggestion: SkuOffer.nullable(),
});
export type LinkRow = z.infer<typeof LinkRow>;

export const linkStatusOf = ({ bound, kit }: Pick<LinkRow, 'bound' | 'kit'>): LinkStatus => {
  if (kit) return 'kit';
  return bound ? 'bound' : 'unbound';
};

export const LinkFilter = z.object({
  search: z.string().trim().max(120).optional(),
  sellerId: z.string().max(64).optional(),
  /** A kit's counts as bound: what it sells is known. */
  state: LinkStatus.exclude(['kit']).optional(),
});
export type LinkFilter = z.infer<typeof LinkFilter>;

export const listLinks = call('listLinks', 'GET /link', {
  roles: linkRoles,
  ours: true,
  query: LinkFilter.extend(numberedQuery),
  reply: pageOf(LinkRow),
});

export const getLink = call('getLink', 'GET /link/{id}', { roles: linkRoles, ours: true, params: byId, reply: LinkRow });

export const listSkuOffers = call('listSkuOffers', 'GET /link/{id}/sku', {
  roles: linkRoles,
  ours: true,
  params: byId,
  reply: z.array(SkuOffer),
});

/** With `undoes`, the Idempotency-Key of the last step of this link, it has again the code and the barcode that it had before that step. */
export const saveLink = call('saveLink', 'PUT /link/{id}', {
  roles: rolesOf(linkParties, 'bind', 'unbind'),
  ours: true,
  params: byId,
  body: z.object({ skuId: z.string().min(1).max(64).nullable(), undoes: z.string().max(200).nullable().default(null) }),
  reply: LinkRow,
});

export const link = kindOf({
  kind: 'link',
  calls: [listLinks, getLink, listSkuOffers, saveLink],
  pages: { at: ['/link'], roles: linkRoles },
  menu: [{ under: 'integrations', key: 'links', name: 'Vínculos', icon: 'links', link: '/link' }],
});
