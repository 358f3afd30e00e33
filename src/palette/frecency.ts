import { z } from 'zod';
import { browserStorage } from '#ui/browser-storage.ts';
import { foldText } from '#lib/fold-text.ts';

const Use = z.object({ score: z.number().nonnegative(), at: z.number() });

/** What a person ran from the palette: names of commands and places of the menu, never what they acted on. */
const Frecency = z.object({
  uses: z.record(z.string(), Use),
  last: z.string().nullable(),
  /** Which command was picked after typing this; short texts only (capabilities B9). */
  picks: z.record(z.string(), z.string()),
});
export type Frecency = z.infer<typeof Frecency>;

export const noFrecency: Frecency = { uses: {}, last: null, picks: {} };

/** A use counts half after a week, in milliseconds. */
const halfLifeMs = 7 * 24 * 3_600_000;
const mostUses = 100;
const mostPicks = 100;
const longestPick = 12;

const scoreAt = ({ score, at }: z.infer<typeof Use>, now: number): number => score * 2 ** (-Math.max(0, now - at) / halfLifeMs);

const newest = <Value>(entries: readonly (readonly [string, Value])[], most: number): Record<string, Value> =>
  Object.fromEntries(entries.slice(Math.max(0, entries.length - most)));

const keptPick = (typed: string): string =>
  foldText(typed)
    .trim()
    .slice(0, longestPick + 1);

/** `typed` is null when nothing of it may be kept. */
export const withUse = (frecency: Frecency, id: string, typed: string | null, now: number): Frecency => {
  const before = frecency.uses[id];
  const use = { score: (before ? scoreAt(before, now) : 0) + 1, at: now };
  const uses = newest([...Object.entries(frecency.uses).filter(([each]) => each !== id), [id, use] as const], mostUses);
  const pick = typed === null ? '' : keptPick(typed);
  if (pick === '' || pick.length > longestPick) return { ...frecency, uses, last: id };
  const picks = newest([...Object.entries(frecency.picks).filter(([each]) => each !== pick), [pick, id] as const], mostPicks);
  return { uses, last: id, picks };
};

/** Ids used before, most deserving first: what was picked for this very text, then by use, fading. */
export const usedFirst = ({ uses, picks }: Frecency, typed: string, now: number): readonly string[] => {
  const byUse = Object.entries(uses)
    .map(([id, use]) => ({ id, score: scoreAt(use, now) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ id }) => id);
  const pick = picks[keptPick(typed)];
  return pick === undefined ? byUse : [pick, ...byUse.filter((id) => id !== pick)];
};

/** One record per person, because several share a computer; a logout clears them with the rest of local storage. */
const keyOf = (userId: string): string => `paletteUse:${userId}`;

export const readFrecency = (userId: string): Frecency => {
  const stored = browserStorage.read(keyOf(userId));
  if (stored === null) return noFrecency;
  try {
    return Frecency.parse(JSON.parse(stored));
  } catch {
    return noFrecency;
  }
};

export const recordUse = (userId: string, id: string, typed: string | null, now: number): void => {
  browserStorage.write(keyOf(userId), JSON.stringify(withUse(readFrecency(userId), id, typed, now)));
};
