import { addTo } from '#lib/dates.ts';

/** Since when orders are the embedded marketplace's to play with. What is older was imported: history, to which nothing happens any more. */
export const playedSince = (now: Date): Date => addTo(now, -90, 'day');
