import type { ListingStatus } from '#contract/listing.ts';

/** It is on the marketplace, or about to be: the rest is no business of the marketplace's. */
export const isThere = (status: ListingStatus): boolean => status === 'processing' || status === 'active' || status === 'paused';
