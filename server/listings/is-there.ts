import type { ListingStatus } from '#contract/listing.ts';
import type { ListingRecord } from './lock-listing.ts';

/** It is on the marketplace, or about to be: the rest is no business of the marketplace's. */
export const isThere = (status: ListingStatus): boolean => status === 'processing' || status === 'active' || status === 'paused';

/** A listing that never got an id there is told whole by its publication, and one that ended there takes nothing more. */
export const isToldThere = ({
  status,
  externalId,
  isClosedThere,
}: Pick<ListingRecord, 'status' | 'externalId' | 'isClosedThere'>): boolean =>
  isThere(status) && !isClosedThere && (externalId !== null || status === 'processing');
