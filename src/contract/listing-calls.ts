import { z } from 'zod';
import { call } from './call.ts';
import { listingAccess, listingParties } from './listing-parties.ts';
import { ListingWritten } from './listing.ts';
import { rolesOf } from './party.ts';
import { mostStock } from './product.ts';

/** What an owner does with own listings, and a superuser with any (decisions 18 and 20); none of it is shown by the specification. */
const one = { publishId: z.string().min(1).max(64) };

export const pauseListing = call('pauseListing', 'PUT /publish/pause', {
  roles: rolesOf(listingParties, 'pause'),
  ours: true,
  body: z.object(one),
  reply: ListingWritten,
});

export const activateListing = call('activateListing', 'PUT /publish/activate', {
  roles: rolesOf(listingParties, 'activate'),
  ours: true,
  body: z.object(one),
  reply: ListingWritten,
});

/** 'Trava de Anúncio': `locked` is what freezedByDeal then says. */
export const setListingLock = call('setListingLock', 'PUT /publish/lock', {
  roles: rolesOf(listingParties, 'lock', 'unlock'),
  ours: true,
  body: z.object({ ...one, locked: z.boolean() }),
  reply: ListingWritten,
});

/**
 * Price and stock alone: what else of the listing is wrong or missing does not matter to them. The stock is that of its SKU, so every listing
 * of it has the new one. A price below what it costs is refused unless it is meant.
 */
export const setPriceAndStock = call('setPriceAndStock', 'PUT /publish/price', {
  roles: rolesOf(listingParties, 'reprice'),
  ours: true,
  body: z
    .strictObject({
      ...one,
      price: z.int().positive().optional(),
      stock: z.int().nonnegative().max(mostStock).optional(),
      /** Only while there are so many: what was sold or counted since is not written over. */
      ifStock: z.int().optional(),
      isBelowCostMeant: z.boolean().default(false),
    })
    .refine(({ price, stock }) => price !== undefined || stock !== undefined, 'Informe o preço ou o estoque'),
  reply: ListingWritten,
});

/** Answers where the copy stands, under its own id. */
export const duplicateListing = call('duplicateListing', 'POST /publish/duplicate', {
  roles: rolesOf(listingAccess, 'duplicate'),
  ours: true,
  body: z.object(one),
  reply: ListingWritten,
});

/** Answers at which version it ended: it stands nowhere any more. */
export const removeListing = call('removeListing', 'PUT /publish/remove', {
  roles: rolesOf(listingParties, 'remove'),
  ours: true,
  body: z.object(one),
  reply: ListingWritten.omit({ status: true }),
});

/** Most images of one field (part 2, section 9). */
export const mostImages = 5;

/**
 * Multipart: files in the field `image`, and the headers `sku` and `publish`; the server reads all three into this body, files in
 * base64. It may be sent as JSON too. A SKU beyond ASCII is percent-encoded in its header.
 */
export const uploadListingImages = call('uploadListingImages', 'POST /publish/image', {
  roles: rolesOf(listingAccess, 'addImages'),
  body: z.object({
    publish: z.string().min(1).max(64),
    sku: z.string().min(1).max(120),
    /** A file of nothing comes as an empty text: it is refused as a file, in its own words (reliability, input 103). */
    image: z.array(z.string()).min(1).max(mostImages),
    /** Ours: what the files of a form are called; the server adds it. A label for people: nothing else goes by it. */
    imageNames: z.array(z.string()).max(mostImages).optional(),
    /** Ours: the image that stands behind them; without it, or when it is gone, they come last. */
    before: z.string().max(200).optional(),
    /** Ours: they are of the listing itself, though a variation has its SKU. */
    owner: z.enum(['listing']).optional(),
  }),
  /** `sent` says where each of these files is now, in their order; an answer that was kept from before says nothing of it. */
  reply: ListingWritten.extend({ images: z.array(z.string()), sent: z.array(z.string()).default([]) }),
});
