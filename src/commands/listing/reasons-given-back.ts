import { isWarningKey, parseWarnings } from '#contract/warning.ts';
import type { Drafts } from '#events/projections/drafts.ts';
import type { FactOf } from '#events/record.ts';
import type { Written } from '../returned-draft.ts';

/** What somebody wrote among the reasons: the fixed ones are nobody's words. */
export const writtenReasons = ({ warning }: { readonly warning: string }): Written => ({
  text: parseWarnings(warning)
    .filter((each) => !isWarningKey(each))
    .join('\n'),
  files: [],
  filesOwner: null,
});

interface Reasons {
  readonly publishId: string;
  readonly warning: string;
}

/** The reasons as marks of their listing, in the round it is in, behind those that are marked on it by now. */
export const reasonsDraft = (
  { publishId, warning }: Reasons,
  { warningsByListing }: Drafts,
  listing: { readonly queuedAt: string } | null,
): FactOf<'review.warningsDrafted.v1'> => ({
  type: 'review.warningsDrafted.v1',
  listingId: publishId,
  warnings: [...new Set([...(warningsByListing[publishId] ?? []), ...parseWarnings(warning)])],
  ...(listing && { queuedAt: listing.queuedAt }),
});
