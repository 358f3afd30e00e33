import type { Lease, Listing, ListingRow } from '#contract/listing.ts';

/**
 * What a decision judges, as a name: another one only where a person could see another listing. What our own decisions move is no part of
 * it, so the answer to one's own taking back leaves the listing painted.
 */
export const judgedNameOf = (listing: Listing): string => {
  const { version, status, sub_status, warning, reasons, refusal, history, queuedAt, dueAt, lease, snoozedUntil, skipped, ...judged } =
    listing;
  return JSON.stringify(judged);
};

const isSame = (one: Lease | null, other: Lease | null): boolean => one?.holder.id === other?.holder.id && one?.until === other?.until;

/**
 * The newest that is known of the open listing. Its version is that of the detail on screen: what a person decides on is what
 * they see, and a listing that changed meanwhile must be refused, not approved unseen (capabilities A13). Who holds it is no part of what
 * is seen: `lease` is the newest word on that.
 */
export const shownListing = (row: ListingRow, detail: Listing | undefined, lease: Lease | null | undefined): ListingRow | Listing => {
  const newest = detail && detail.version < row.version ? { ...detail, ...row, version: detail.version } : (detail ?? row);
  return lease === undefined || isSame(newest.lease, lease) ? newest : { ...newest, lease };
};
