import type { Listing } from '#contract/listing.ts';
import { brokenIn } from '#lib/broken-row.ts';

type ListingEvent = Listing['history'][number];

/**
 * What is certain of the newest events, newest first: those before the first that could not be read. That one is left out, and what stands
 * in its place names somebody else. Which list of an answer a row was left out of is not told: it counts as one of these.
 */
const certainEvents = (listing: Listing): readonly ListingEvent[] =>
  listing.history.slice(0, Math.min(...brokenIn(listing).map(({ at }) => at), listing.history.length));

/** What writes fields of a listing: that the marketplace published it, or paused it, changes none. */
const writes: ReadonlySet<string> = new Set(['created', 'edited', 'resubmitted', 'approved', 'bound', 'unbound', 'repriced']);

/** The person who changed its fields last; undefined where that is not certain. */
export const lastChangedBy = (listing: Listing): ListingEvent['by'] | undefined =>
  certainEvents(listing).find(({ type }) => writes.has(type))?.by;

const decisions: ReadonlySet<string> = new Set(['approved', 'refused']);

/** The decision it stands on; undefined where that is not certain. */
export const lastDecision = (listing: Listing): ListingEvent | undefined => certainEvents(listing).find(({ type }) => decisions.has(type));
