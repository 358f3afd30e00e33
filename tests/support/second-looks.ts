import { aListing } from '#commands/listing/listing-fixture.ts';
import type { Listing } from '#contract/listing.ts';
import type { secondLook } from '#server/db/schema/second-look.ts';

/** A listing as it stood before somebody decided it, under the id of its second look. */
const stoodAs = (id: string, listing: string): Listing =>
  aListing({
    publishId: id,
    title: 'Capa de chuva',
    sku: `COD-${listing}`,
    sellerId: 'ana',
    sellerName: 'Casa da Ana',
    marketPlaceId: 'account-ana',
  });

/** A second look that nobody has, at a decision of somebody who is nobody here. */
export const lookOf = (id: string, listing: string): typeof secondLook.$inferInsert => ({
  id,
  listingId: listing,
  decidedVersion: 2,
  firstId: 'long-gone',
  firstName: 'Quem já saiu',
  firstVerdict: 'approved',
  firstWarning: '',
  decidedAt: new Date(),
  risks: [],
  stood: stoodAs(id, listing),
});
