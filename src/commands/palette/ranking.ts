import { foldedWords } from '#lib/fold-text.ts';
import { forNearWords } from './near-words.ts';
import { prefixRange, type Lexicon, type WordIndex } from './word-index.ts';

/** How an entry came to match, best first. A person can tell the tier from what they typed; there is no score behind it. */
const tiers = ['exact', 'prefix', 'words', 'near'] as const;
export type Tier = (typeof tiers)[number];

/** Entries by position, best first. */
export interface Ranked {
  readonly positions: Uint32Array;
  readonly tierAt: (rank: number) => Tier;
}

/** What reorders entries inside a tier, never across tiers. */
export interface Standing {
  /** Entries used before, most deserving first. */
  readonly used: readonly number[];
  /** Entries that can not run now: after those of their tier that can. */
  readonly out: readonly number[];
}
const noStanding: Standing = { used: [], out: [] };

/** Nobody types more on purpose; a pasted page must not cost more than a sentence. */
const longestQuery = 120;
const mostWords = 8;
/** The near tier fills up the first screen; with that full, it would only be noise below the fold. */
const enough = 8;

/** Places in the answer, two per tier: the odd one after it is for entries of that tier that can not run now. */
const EXACT = 0;
const PREFIX = 2;
const WORDS = 4;
const NEAR = 6;
const NONE = 8;

/** The best place each entry was found for so far. Loops over it run by index: an iterator over bytes costs ten times the work. */
type PlaceOf = Uint8Array;

/** Raises the owners of the keys from `from` to `to` to `place`. */
const raise = (placeOf: PlaceOf, { owners, starts }: Lexicon, [from, to]: readonly [number, number], place: number): void => {
  const end = starts[to] ?? 0;
  for (let at = starts[from] ?? 0; at < end; at += 1) {
    const entry = owners[at] ?? 0;
    if ((placeOf[entry] ?? EXACT) > place) placeOf[entry] = place;
  }
};

const raisePhrases = (placeOf: PlaceOf, phrases: Lexicon, query: string): void => {
  const range = prefixRange(phrases, query);
  raise(placeOf, phrases, range, PREFIX);
  const [first] = range;
  if (phrases.keys[first] === query) raise(placeOf, phrases, [first, first + 1], EXACT);
};

/** How many of the query's words each entry has so far; an entry that missed one is passed on no further. */
const pass = (passed: Uint8Array, { owners, starts }: Lexicon, [from, to]: readonly [number, number], step: number): void => {
  const end = starts[to] ?? 0;
  for (let at = starts[from] ?? 0; at < end; at += 1) {
    const entry = owners[at] ?? 0;
    if (passed[entry] === step) passed[entry] = step + 1;
  }
};

const raisePassed = (placeOf: PlaceOf, passed: Uint8Array, words: number, place: number): void => {
  for (let entry = 0; entry < passed.length; entry += 1) {
    if (passed[entry] === words && (placeOf[entry] ?? EXACT) > place) placeOf[entry] = place;
  }
};

const raiseWords = (placeOf: PlaceOf, { words }: WordIndex, query: readonly string[]): void => {
  const [only = ''] = query;
  if (query.length === 1) {
    raise(placeOf, words, prefixRange(words, only), WORDS);
    return;
  }
  const passed = new Uint8Array(placeOf.length);
  for (const [step, word] of query.entries()) pass(passed, words, prefixRange(words, word), step);
  raisePassed(placeOf, passed, query.length, WORDS);
};

const raiseNear = (placeOf: PlaceOf, index: WordIndex, query: readonly string[]): void => {
  const { words, initials } = index;
  const passed = new Uint8Array(placeOf.length);
  for (const [step, word] of query.entries()) forNearWords(word, index, (at) => pass(passed, words, [at, at + 1], step));
  raisePassed(placeOf, passed, query.length, NEAR);
  const [only = ''] = query;
  if (query.length === 1 && only.length > 1) raise(placeOf, initials, prefixRange(initials, only), NEAR);
};

const hasEnough = (placeOf: PlaceOf): boolean => {
  let found = 0;
  for (let entry = 0; entry < placeOf.length && found < enough; entry += 1) if (placeOf[entry] !== NONE) found += 1;
  return found >= enough;
};

const placeAt = (placeOf: PlaceOf, entry: number): number => placeOf[entry] ?? NONE;

/** Where each place begins in the answer, and behind the last one where the answer ends. */
const beginnings = (placeOf: PlaceOf): Uint32Array => {
  const begins = new Uint32Array(NONE + 1);
  for (let entry = 0; entry < placeOf.length; entry += 1) {
    const place = placeAt(placeOf, entry);
    if (place < NONE) begins[place + 1] = (begins[place + 1] ?? 0) + 1;
  }
  for (let place = 1; place <= NONE; place += 1) begins[place] = (begins[place] ?? 0) + (begins[place - 1] ?? 0);
  return begins;
};

/** A counting sort: entries used before in their order, then the rest as they were given. */
const sorted = (placeOf: PlaceOf, { used, out }: Standing): Ranked => {
  for (const entry of out) {
    const place = placeAt(placeOf, entry);
    if (place < NONE) placeOf[entry] = place + 1;
  }
  const next = beginnings(placeOf);
  const ends = [PREFIX, WORDS, NEAR, NONE].map((place) => next[place] ?? 0);
  const positions = new Uint32Array(next[NONE] ?? 0);
  const put = (entry: number): void => {
    const place = placeAt(placeOf, entry);
    if (place === NONE) return;
    const at = next[place] ?? 0;
    positions[at] = entry;
    next[place] = at + 1;
    placeOf[entry] = NONE;
  };
  for (const entry of used) put(entry);
  for (let entry = 0; entry < placeOf.length; entry += 1) put(entry);
  return { positions, tierAt: (asked) => tiers[ends.findIndex((end) => asked < end)] ?? 'near' };
};

/**
 * Ranks entries for a query in tiers: its title or an alias exactly, one of them begins with it, every word of the query begins
 * a word of the entry (in any order), or nearly so. Accents, case and word order do not matter (row CMD-5).
 */
export const rank = (index: WordIndex, query: string, standing = noStanding): Ranked => {
  const words = foldedWords(query.slice(0, longestQuery)).slice(0, mostWords);
  const placeOf = new Uint8Array(index.count).fill(NONE);
  if (words.length > 0) {
    raisePhrases(placeOf, index.phrases, words.join(' '));
    raiseWords(placeOf, index, words);
    if (!hasEnough(placeOf)) raiseNear(placeOf, index, words);
  }
  return sorted(placeOf, standing);
};
