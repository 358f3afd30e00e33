import { sql } from 'drizzle-orm';
import { event } from '../db/schema/core.ts';

/** How long what was decided on had been shown, as the decision's event keeps it, in milliseconds. */
export const shownMs = sql<number | null>`(${event.data} ->> 'shownMs')::float8`;

/** The middle of these numbers, the mean of the two middle ones when they are even in number; null of none. */
const median = (numbers: readonly number[]): number | null => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const high = sorted[Math.floor(sorted.length / 2)];
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

/** The middle of how long these were looked at, in seconds; a decision that nobody told it of (a batch, another console) is left out. */
export const medianShownSeconds = (decided: readonly { readonly shownMs: number | null }[]): number | null =>
  median(decided.flatMap((each) => (each.shownMs === null ? [] : [each.shownMs / 1000])));
