import type { ListingRow } from '#contract/listing.ts';
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

/** The review a listing is in: since when it waits, and its status. */
type Round = Pick<ListingRow, 'queuedAt' | 'status'>;

/** Listings with warnings begun in a round that is over: a colleague decided them, or they came back, since. */
export const overIn = ({ warningsByListing, queuedAtByListing }: Drafts, roundOf: (listingId: string) => Round | null | undefined) =>
  Object.keys(warningsByListing).filter((id) => {
    const round = roundOf(id);
    if (!round) return false;
    // What is known of it here may be older than what they were begun on.
    const begunIn = queuedAtByListing[id] ?? round.queuedAt;
    return round.queuedAt > begunIn || (round.queuedAt === begunIn && round.status !== 'pending');
  });

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
