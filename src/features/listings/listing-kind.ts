import { listings } from '#api/listings.ts';
import { ListingFilter } from '#contract/listing.ts';
import { ownerSteps } from '#entities/listing/owner-steps.ts';
import { recordKind } from '#entities/records/record-kind.ts';

export const listingKind = recordKind({
  records: listings,
  filter: ListingFilter,
  batch: ownerSteps,
  labelOf: ({ title }) => title,
  table: 'listings',
});

/** The same of kits alone, whatever is searched for. */
export const kitListingKind: typeof listingKind = {
  ...listingKind,
  filterOf: (query) => ({ ...listingKind.filterOf(query), kit: 'only' }),
};
