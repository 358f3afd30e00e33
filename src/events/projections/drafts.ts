import type { Projection } from '../projection.ts';

/** Review warnings begun and not yet sent, by listing. */
export interface Drafts {
  readonly warningsByListing: Readonly<Record<string, readonly string[]>>;
}

export const drafts: Projection<Drafts> = {
  name: 'drafts',
  version: 1,
  initial: { warningsByListing: {} },
  on: {
    'review.warningsDrafted.v1': (draft, { listingId, warnings }) => {
      if (warnings.length > 0) draft.warningsByListing[listingId] = warnings;
      else delete draft.warningsByListing[listingId];
    },
  },
};
