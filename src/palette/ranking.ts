import { foldedWords } from '#lib/fold-text.ts';
import { forFuzzyMatches } from './fuzzy.ts';
import { prefixRange, type Lexicon, type WordIndex } from './word-index.ts';

/** How an entry came to match, best first. A person can tell the tier from what they typed; there is no score behind it. */
export type Tier = 'exact' | 'prefix' | 'words' | 'near';

/** Entries by position, best first. */
export interface Ranked {
  readonly positions: Uint32Array;
  /** Where those begin that were meant and can not run, those that are only near, and of these those that can not run. */
  readonly begins: { readonly out: number; readonly near: number; readonly nearOut: number };
  readonly tierAt: (rank: number) => Tier;
}

/** What reorders entries. */
export interface Standing {
  /** Entries used before, most deserving first: inside their tier. */
  readonly used: readonly number[];
  /** Entries that ask first what they are to act on: in their tiers, below what runs at once. */
  readonly asking: readonly number[];
  /**
   * Entries that can not run now: in their tiers, below all that can. What is only near stands below these too: Enter on the name of what can
   * not run must not run something else.
   */
  readonly out: readonly number[];
}
const noStanding: Standing = { used: [], asking: [], out: [] };

/** Nobody types more on purpose; a pasted page must not cost more than a sentence. */
const longestQuery = 120;
const mostWords = 8;
/** The near tier fills up the first screen; with that full, it would only be noise below the fold. */
const enough = 8;

/**
 * Places in the answer: three for each tier, the second for what asks first, the third for what of it can not run now. What is named by so many
 * words and no more stands above what has others besides: 'escuro tema' is 'Tema escuro'.
 */
const EXACT = 0;
const PREFIX = 1;
const WHOLE = 2;
const WORDS = 3;
const ASKING = 4;
const OUT = 8;
const NEAR_WHOLE = 12;
const NEAR = 13;
const NEAR_ASKING = 14;
const NEAR_OUT = 15;
const NONE = 16;

const meant: readonly Tier[] = ['exact', 'prefix', 'words', 'words'];
const tierOfPlace: readonly Tier[] = [...meant, ...meant, ...meant, 'near', 'near', 'near', 'near'];

/**
 * What one query writes on, kept between queries: what a query costs is then the entries it finds, not the entries there are.
 * Loops over it run by index: an iterator over bytes costs ten times the work.
 */
interface Sheet {
  /** The best place each entry was found for so far; NONE everywhere between queries. */
  readonly placeOf: Uint8Array;
  /** Entries found, in no order; the first `count` of it. */
  readonly found: Uint32Array;
  count: number;
  /** How many of the query's words each entry has so far; 0 everywhere between queries. */
  readonly passed: Uint8Array;
  /** Entries that have the first word: only they can have all; the first `begun` of it. */
  readonly candidates: Uint32Array;
  begun: number;
}

const sheets = new WeakMap<WordIndex, Sheet>();

const sheetOf = (index: WordIndex): Sheet => {
  const known = sheets.get(index);
  if (known) return known;
  const { count } = index;
  const sheet: Sheet = {
    placeOf: new Uint8Array(count).fill(NONE),
    found: new Uint32Array(count),
    count: 0,
    passed: new Uint8Array(count),
    candidates: new Uint32Array(count),
    begun: 0,
  };
  sheets.set(index, sheet);
  return sheet;
};

const raiseEntry = (sheet: Sheet, entry: number, place: number): void => {
  const now = sheet.placeOf[entry] ?? EXACT;
  if (now <= place) return;
  if (now === NONE) {
    sheet.found[sheet.count] = entry;
    sheet.count += 1;
  }
  sheet.placeOf[entry] = place;
};

/** Raises the owners of the keys from `from` to `to` to `place`. */
const raise = (sheet: Sheet, { owners, starts }: Lexicon, [from, to]: readonly [number, number], place: number): void => {
  const end = starts[to] ?? 0;
  for (let at = starts[from] ?? 0; at < end; at += 1) raiseEntry(sheet, owners[at] ?? 0, place);
};

const raisePhrases = (sheet: Sheet, phrases: Lexicon, query: string): void => {
  const range = prefixRange(phrases, query);
  raise(sheet, phrases, range, PREFIX);
  const [first] = range;
  if (phrases.keys[first] === query) raise(sheet, phrases, [first, first + 1], EXACT);
};

/** Notes the owners of these keys for word number `step`; an entry that missed one is passed on no further. */
const pass = (sheet: Sheet, { owners, starts }: Lexicon, [from, to]: readonly [number, number], step: number): void => {
  const { passed, candidates } = sheet;
  const end = starts[to] ?? 0;
  for (let at = starts[from] ?? 0; at < end; at += 1) {
    const entry = owners[at] ?? 0;
    if (passed[entry] !== step) continue;
    passed[entry] = step + 1;
    if (step > 0) continue;
    candidates[sheet.begun] = entry;
    sheet.begun += 1;
  }
};

/** Raises the entries that passed every word, to `whole` those that have a name of just so many and the others one below, and leaves the sheet clean for the next asking. */
const raisePassed = (sheet: Sheet, { sizes }: WordIndex, words: number, whole: number): void => {
  for (let at = 0; at < sheet.begun; at += 1) {
    const entry = sheet.candidates[at] ?? 0;
    if (sheet.passed[entry] === words) raiseEntry(sheet, entry, ((sizes[entry] ?? 0) >> words) & 1 ? whole : whole + 1);
    sheet.passed[entry] = 0;
  }
  sheet.begun = 0;
};

const raiseWords = (sheet: Sheet, index: WordIndex, query: readonly string[]): void => {
  const { words } = index;
  const [only = ''] = query;
  if (query.length === 1) {
    raise(sheet, words, prefixRange(words, only), WORDS);
    return;
  }
  for (const [step, word] of query.entries()) pass(sheet, words, prefixRange(words, word), step);
  raisePassed(sheet, index, query.length, WHOLE);
};

/** Words run together: shorter ones begin too much. */
const shortestStitched = 5;
/** The first letters of a whole name, so many of them, are meant; fewer are a guess. */
const shortestAcronym = 2;

const raiseKey = (sheet: Sheet, lexicon: Lexicon, key: string): void => {
  const [first] = prefixRange(lexicon, key);
  if (lexicon.keys[first] === key) raise(sheet, lexicon, [first, first + 1], WORDS);
};

/** A name without what stands between its words, or its first letters alone. */
const raiseWhole = (sheet: Sheet, { stitched, initials }: WordIndex, query: readonly string[]): void => {
  const [only = ''] = query;
  if (query.length > 1 || only.length < shortestAcronym) return;
  raiseKey(sheet, initials, only);
  raiseKey(sheet, stitched, only);
};

const raiseNear = (sheet: Sheet, index: WordIndex, query: readonly string[]): void => {
  const { words, initials, stitched } = index;
  for (const [step, word] of query.entries()) forFuzzyMatches(word, index, (at) => pass(sheet, words, [at, at + 1], step));
  raisePassed(sheet, index, query.length, NEAR_WHOLE);
  const [only = ''] = query;
  if (query.length > 1) return;
  if (only.length > 1) raise(sheet, initials, prefixRange(initials, only), NEAR);
  if (only.length >= shortestStitched) raise(sheet, stitched, prefixRange(stitched, only), NEAR);
};

const placeAt = ({ placeOf }: Sheet, entry: number): number => placeOf[entry] ?? NONE;

/** Where each place begins in the answer, and behind the last one where the answer ends. */
const beginnings = (sheet: Sheet): Uint32Array => {
  const begins = new Uint32Array(NONE + 1);
  for (let at = 0; at < sheet.count; at += 1) {
    const place = placeAt(sheet, sheet.found[at] ?? 0);
    begins[place + 1] = (begins[place + 1] ?? 0) + 1;
  }
  for (let place = 1; place <= NONE; place += 1) begins[place] = (begins[place] ?? 0) + (begins[place - 1] ?? 0);
  return begins;
};

/** Puts these entries, as far as they were found, below the others of their tier. */
const lower = (sheet: Sheet, entries: readonly number[], below: number, nearBelow: number): void => {
  for (const entry of entries) {
    const place = placeAt(sheet, entry);
    if (place < ASKING) sheet.placeOf[entry] = place + below;
    else if (place === NEAR || place === NEAR_WHOLE) sheet.placeOf[entry] = nearBelow;
  }
};

/** A counting sort: entries used before in their order, then the rest as they were given. */
const sorted = (sheet: Sheet, { used, asking, out }: Standing): Ranked => {
  const { placeOf, found } = sheet;
  lower(sheet, asking, ASKING, NEAR_ASKING);
  lower(sheet, out, OUT, NEAR_OUT);
  const next = beginnings(sheet);
  const ends = next.slice(1);
  const begins = { out: next[OUT] ?? 0, near: next[NEAR_WHOLE] ?? 0, nearOut: next[NEAR_OUT] ?? 0 };
  const positions = new Uint32Array(sheet.count);
  const put = (entry: number): void => {
    const place = placeAt(sheet, entry);
    if (place === NONE) return;
    const at = next[place] ?? 0;
    positions[at] = entry;
    next[place] = at + 1;
    placeOf[entry] = NONE;
  };
  for (const entry of used) put(entry);
  // Looking at every entry beats sorting once a good part of them was found.
  if (sheet.count > placeOf.length / 8) for (let entry = 0; entry < placeOf.length; entry += 1) put(entry);
  else for (const entry of found.subarray(0, sheet.count).toSorted()) put(entry);
  sheet.count = 0;
  return { positions, begins, tierAt: (asked) => tierOfPlace[ends.findIndex((end) => asked < end)] ?? 'near' };
};

/**
 * Ranks entries for a query in tiers: its title or an alias exactly, one of them begins with it, every word of the query begins
 * a word of the entry (in any order), or nearly so. Accents, case and word order do not matter (row CMD-5).
 */
export const rank = (index: WordIndex, query: string, standing = noStanding): Ranked => {
  const words = foldedWords(query.slice(0, longestQuery)).slice(0, mostWords);
  const sheet = sheetOf(index);
  if (words.length > 0) {
    raisePhrases(sheet, index.phrases, words.join(' '));
    raiseWords(sheet, index, words);
    raiseWhole(sheet, index, words);
    if (sheet.count < enough) raiseNear(sheet, index, words);
  }
  return sorted(sheet, standing);
};
