import { listings } from '#api/listings.ts';
import { ListingFilter, type Listing, type ListingRow } from '#contract/listing.ts';
import { ownerSteps } from '#entities/listing/owner-steps.ts';
import { filterFrom, type RecordKind } from '#entities/records/record-kind.ts';

type ListingKind = RecordKind<ListingRow, Listing, ListingFilter>;

export const listingKind: ListingKind = {
  on: 'listing',
  records: listings,
  filterOf: filterFrom(ListingFilter),
  batch: ownerSteps,
  labelOf: ({ title }) => title,
  table: 'listings',
};

/** The same of kits alone, whatever is searched for. */
export const kitListingKind: ListingKind = { ...listingKind, filterOf: (query) => ({ ...listingKind.filterOf(query), kit: 'only' }) };
