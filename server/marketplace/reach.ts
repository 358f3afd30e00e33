const reachMs = 90 * 86_400_000;

/** Since when orders are the embedded marketplace's to play with. What is older was imported: history, to which nothing happens any more. */
export const playedSince = (now: Date): Date => new Date(now.getTime() - reachMs);
