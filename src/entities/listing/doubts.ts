import type { ListingView } from '#commands/listing/listing-step.ts';
import type { Message } from '#locale/translate.ts';
import { listingIssues } from './listing-issues.ts';

/** What speaks against approving a listing: what a refusal of it would begin with (decision 0095). */
export const doubtsOf = (listing: ListingView): readonly Message[] =>
  listingIssues(listing)
    .filter(({ suggests }) => suggests !== null)
    .map(({ say }) => say);
