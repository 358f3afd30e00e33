import { leaseFactOf } from '#commands/listing/listing-step.ts';
import type { Actor } from '#commands/command.ts';
import type { Listing, ListingRow } from '#contract/listing.ts';
import { shownImages } from '#contract/shown-images.ts';
import { failedChecks, foundIssues, listingIssues } from '#entities/listing/listing-issues.ts';
import type { QueueRow } from '../queue-rows.ts';

interface Known {
  readonly actor: Actor;
  /** The listing as it was fetched whole; undefined while it was not, or not since it last changed. */
  readonly detailOf: (publishId: string) => Listing | undefined;
  /** Did the analyser refuse this picture of a listing? Not where it was not asked. */
  readonly isWrongImage: (url: string, of: Listing) => boolean;
}

/**
 * Is there nothing to say of it? Pending, free or mine, not passed over by me, no decision on it on its way or refused, and nothing wrong with
 * it that can be seen without a person: red or yellow (row RVW-2). What a row does not carry is judged as soon as the whole is here.
 */
export const isClean = ({ base, view, entries }: QueueRow, { actor, detailOf, isWrongImage }: Known): boolean => {
  if (view.status !== 'pending' || entries.length > 0) return false;
  if (view.skipped || (view.snoozedUntil !== null && Date.parse(view.snoozedUntil) > Date.parse(actor.now))) return false;
  if (actor.leases !== 'off' && leaseFactOf(base, actor) === 'other') return false;
  const detail = detailOf(view.publishId);
  return isCleanRow(view) && (detail === undefined || isCleanDetail(detail, isWrongImage));
};

/** By what the checks counted: not where they have not looked yet, or gave up. A server that has none is judged by what a row shows. */
export const isCleanRow = (row: ListingRow): boolean => {
  const { findings } = row;
  if (findings === undefined) return listingIssues(row).length === 0;
  return findings !== null && findings.red + findings.yellow === 0;
};

/** A check that failed knows nothing, which is not that nothing is wrong. */
const isCleanDetail = (detail: Listing, isWrongImage: Known['isWrongImage']): boolean =>
  detail.checked !== null &&
  foundIssues(detail).length === 0 &&
  failedChecks(detail).length === 0 &&
  !shownImages(detail.image, detail.variations).some((url) => isWrongImage(url, detail));

interface Among {
  readonly ids: readonly string[];
  readonly isCandidate: (publishId: string) => boolean;
  /** Looked for wherever they stand. */
  readonly laid: readonly string[];
  /** So many are enough. */
  readonly most: number;
}

/** The first clean ones in the order of the queue, and those of a page that still are. */
export const firstClean = ({ ids, isCandidate, laid, most }: Among): readonly string[] => {
  const found: string[] = [];
  for (const id of ids) {
    if (found.length >= most) break;
    if (isCandidate(id)) found.push(id);
  }
  return [...found, ...laid.filter((id) => !found.includes(id) && ids.includes(id) && isCandidate(id))];
};
