import { listings } from '#api/listings.ts';
import { listingSubject } from '#commands/listing/listing-args.ts';
import type { ListingView } from '#commands/listing/listing-step.ts';
import type { ListingRow } from '#contract/listing.ts';
import { useNewestRow } from '#entities/use-newest-row.ts';
import { useView, useWorkbench } from '#outbox/workbench.tsx';

const listingId = ({ publishId }: ListingRow): string => publishId;

export const useNewestListing = <Row extends ListingRow | null>(row: Row): Row =>
  useNewestRow(listings.fresh(useWorkbench().queryClient), row, listingId);

interface ShownListing {
  readonly listing: ListingView;
  /** Something decided here has not reached the server. */
  readonly isUnsent: boolean;
}

/** A row as it now is, with what waits to be sent over it. */
export const useShownListing = (row: ListingRow): ShownListing => {
  const base: ListingView = useNewestListing(row);
  const listing = useView(base, listingSubject(row));
  return { listing, isUnsent: listing !== base };
};
