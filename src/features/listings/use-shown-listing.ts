import { useSyncExternalStore } from 'react';
import { freshRowsOf, newestRow } from '#api/fresh-rows.ts';
import { listingSubject } from '#commands/listing/listing-args.ts';
import type { ListingView } from '#commands/listing/listing-step.ts';
import { useView, useWorkbench } from '#commands/workbench.tsx';
import type { ListingRow } from '#contract/listing.ts';

/** The newest answer about a row of a page; one that is gone stays as it was until its page is asked again. */
export const useNewestListing = <Row extends ListingRow | null>(row: Row): Row => {
  const { queryClient } = useWorkbench();
  const fresh = freshRowsOf(queryClient);
  const heard = useSyncExternalStore(fresh.subscribe, () => (row === null ? undefined : fresh.get(row.publishId)));
  return row === null ? row : ((newestRow<ListingRow>(row, heard) ?? row) as Row);
};

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
