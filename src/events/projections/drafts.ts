import type { Projection } from '../projection.ts';

/** Work begun and not yet sent. */
export interface Drafts {
  /** Review warnings, by listing. */
  readonly warningsByListing: Readonly<Record<string, readonly string[]>>;
  /** Since when each of these had waited when they were begun, where that was said. */
  readonly queuedAtByListing: Readonly<Record<string, string>>;
  /** What stands in forms, by their name. */
  readonly formsByName: Readonly<Record<string, unknown>>;
}

export const drafts: Projection<Drafts> = {
  name: 'drafts',
  version: 2,
  initial: { warningsByListing: {}, queuedAtByListing: {}, formsByName: {} },
  on: {
    'review.warningsDrafted.v1': (draft, { listingId, warnings, queuedAt }) => {
      if (warnings.length > 0) draft.warningsByListing[listingId] = warnings;
      else delete draft.warningsByListing[listingId];
      if (warnings.length > 0 && queuedAt !== undefined) draft.queuedAtByListing[listingId] = queuedAt;
      else delete draft.queuedAtByListing[listingId];
    },
    'form.drafted.v1': (state, { form, draft }) => {
      if (draft === null) delete state.formsByName[form];
      else state.formsByName[form] = draft;
    },
  },
};
