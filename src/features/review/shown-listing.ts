import type { Lease, Listing, ListingRow } from '#contract/listing.ts';

/** Fields that change without the listing being another one to judge: those decisions move, the lease, and the findings of checks. */
const movedFields: ReadonlySet<string> = new Set([
  'version',
  'status',
  'sub_status',
  'warning',
  'reasons',
  'refusal',
  'history',
  'queuedAt',
  'dueAt',
  'lease',
  'snoozedUntil',
  'skipped',
  'findings',
  'checked',
] satisfies readonly (keyof Listing)[]);

/**
 * What a decision judges, as a name: another one only where a person could see another listing. The answer to one's own taking back
 * therefore leaves the listing painted.
 */
export const judgedNameOf = (listing: Listing): string =>
  JSON.stringify(Object.entries(listing).filter(([field]) => !movedFields.has(field)));

const isSame = (one: Lease | null, other: Lease | null): boolean => one?.holder.id === other?.holder.id && one?.until === other?.until;

/**
 * The newest that is known of the open listing. Its version is that of the detail on screen: what a person decides on is what
 * they see, and a listing that changed meanwhile must be refused, not approved unseen (capabilities A13). The lease is no part of what
 * is seen: `lease` is the newest word on it.
 */
export const shownListing = (row: ListingRow, detail: Listing | undefined, lease: Lease | null | undefined): ListingRow | Listing => {
  const newest = detail && detail.version < row.version ? { ...detail, ...row, version: detail.version } : (detail ?? row);
  return lease === undefined || isSame(newest.lease, lease) ? newest : { ...newest, lease };
};
