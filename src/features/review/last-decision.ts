import type { Listing } from '#contract/listing.ts';

const decisions: ReadonlySet<string> = new Set(['approved', 'refused']);

/** The decision a listing stands on; its history is newest first. */
export const lastDecision = (history: Listing['history'] | undefined) => history?.find(({ type }) => decisions.has(type));
