import { listings } from '#api/listings.ts';

export const listingKind = { on: 'listing', records: listings } as const;
