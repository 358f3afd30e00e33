import { z } from 'zod';

/** More accounts than a company has. */
const mostAccounts = 20;
/** In which of a company's accounts listings are made. */
export const ChosenAccounts = z.array(z.string().min(1).max(64)).min(1).max(mostAccounts);

/** As much of a listing as says which it is. */
const NamedListing = z.object({ publishId: z.string(), sku: z.string(), marketPlaceName: z.string() });
export type NamedListing = z.infer<typeof NamedListing>;

/** Listings that were made of something in the accounts chosen; `existing` are those that were there. */
export const NewListings = z.object({ made: z.array(NamedListing), existing: z.array(NamedListing) });
export type NewListings = z.infer<typeof NewListings>;
