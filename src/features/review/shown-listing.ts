import type { Lease, Listing, ListingRow } from '#contract/listing.ts';

/**
 * The newest that is known of the open listing. Its version is that of the detail on screen: what a person decides on is what
 * they see, and a listing that changed meanwhile must be refused, not approved unseen (capabilities A13).
 */
export const shownListing = (row: ListingRow, detail: Listing | undefined, lease: Lease | null | undefined): ListingRow | Listing => {
  const newest = detail && detail.version < row.version ? { ...detail, ...row, version: detail.version } : (detail ?? row);
  return lease === undefined ? newest : { ...newest, lease };
};
