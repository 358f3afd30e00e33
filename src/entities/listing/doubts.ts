import type { ListingView } from '#commands/listing/listing-step.ts';
import type { Message } from '#locale/translate.ts';
import { certainIssues } from './listing-issues.ts';

/**
 * What speaks against approving a listing: what is wrong for certain (decision 0095). A row shows less than the checks found in the whole;
 * of that it tells how much there is, and where the checks found nothing for certain, what a row shows by itself is of a check switched off.
 */
export const doubtsOf = (listing: ListingView): readonly Message[] => {
  const counted = 'checked' in listing ? null : listing.findings;
  if (counted?.red === 0) return [];
  const certain = certainIssues(listing);
  const isMore = counted != null && counted.red > certain.length;
  return [...certain.map(({ say }) => say), ...(isMore ? [{ key: 'queue.row.findings', values: counted } as const] : [])];
};
