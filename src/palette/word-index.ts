import { foldedWords, foldText } from '#lib/fold-text.ts';

/** What ranking knows of a row. */
export interface Searchable {
  readonly title: string;
  readonly aliases: readonly string[];
}

/**
 * Sorted keys, and for each the entries it stands for. The entries of neighbouring keys are neighbours too, so everything under
 * one prefix is one run of numbers: that is what makes a query cost microseconds.
 */
export interface Lexicon {
  readonly keys: readonly string[];
  /** Entries of key `at` are `owners` from `starts[at]` to `starts[at + 1]`. */
  readonly starts: Uint32Array;
  readonly owners: Uint32Array;
}

/** Titles and aliases, folded once: whole phrases for the exact and prefix tiers, words and initials for the rest. */
export interface WordIndex {
  readonly count: number;
  readonly phrases: Lexicon;
  readonly words: Lexicon;
  /** Letters and digits each word has, as bits: one AND tells most words apart from a query. */
  readonly masks: Uint32Array;
  readonly initials: Lexicon;
  /** How many words each entry's names have, as bits: of four, the bit of 16. */
  readonly sizes: Uint16Array;
  /** Phrases of several words without what stands between them: 'regrasdepreco'. */
  readonly stitched: Lexicon;
}

const lexiconOf = (ownersByKey: ReadonlyMap<string, readonly number[]>): Lexicon => {
  const keys = [...ownersByKey.keys()].toSorted();
  const starts = new Uint32Array(keys.length + 1);
  let total = 0;
  for (const [at, key] of keys.entries()) {
    starts[at] = total;
    total += ownersByKey.get(key)?.length ?? 0;
  }
  starts[keys.length] = total;
  const owners = new Uint32Array(total);
  for (const [at, key] of keys.entries()) owners.set(ownersByKey.get(key) ?? [], starts[at]);
  return { keys, starts, owners };
};

const claim = (owners: Map<string, number[]>, key: string, entry: number): void => {
  const claimed = owners.get(key);
  if (!claimed) owners.set(key, [entry]);
  else if (claimed.at(-1) !== entry) claimed.push(entry);
};

const bitOf = (code: number): number => {
  if (code >= 97 && code <= 122) return code - 97;
  return code >= 48 && code <= 57 ? 26 + (code % 5) : 31;
};

/** Bits of the characters of a word: a–z one each, digits two by two, everything else together. */
export const maskOf = (word: string): number => {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) mask |= 1 << bitOf(word.charCodeAt(at));
  return mask >>> 0;
};

/** Words that hold a sign, as people type them without it: 'e-mail' is also 'email'. */
const withoutSigns = (text: string): readonly string[] =>
  foldText(text)
    .split(/\s+/u)
    .map(foldedWords)
    .flatMap((parts) => (parts.length > 1 ? [parts.join('')] : []));

/** Nobody thinks of these as words of a name: 'Fila de Integração' is 'fi' as well as 'fdi'. */
const small = new Set([
  'a',
  'as',
  'ao',
  'com',
  'da',
  'das',
  'de',
  'do',
  'dos',
  'e',
  'em',
  'na',
  'no',
  'o',
  'os',
  'para',
  'of',
  'the',
  'to',
]);

const initialsOf = (words: readonly string[]): string => words.map((word) => word.charAt(0)).join('');

export const wordIndexOf = (entries: readonly Searchable[]): WordIndex => {
  const phrases = new Map<string, number[]>();
  const words = new Map<string, number[]>();
  const initials = new Map<string, number[]>();
  const stitched = new Map<string, number[]>();
  const sizes = new Uint16Array(entries.length);
  for (const [entry, { title, aliases }] of entries.entries()) {
    for (const text of [title, ...aliases]) {
      const parts = foldedWords(text);
      if (parts.length === 0) continue;
      claim(phrases, parts.join(' '), entry);
      sizes[entry] = (sizes[entry] ?? 0) | (1 << parts.length);
      for (const word of parts) claim(words, word, entry);
      for (const word of withoutSigns(text)) claim(words, word, entry);
      if (parts.length === 1) continue;
      claim(stitched, parts.join(''), entry);
      claim(initials, initialsOf(parts), entry);
      const named = parts.filter((word) => !small.has(word));
      if (named.length > 1 && named.length < parts.length) claim(initials, initialsOf(named), entry);
    }
  }
  const lexicon = lexiconOf(words);
  return {
    count: entries.length,
    phrases: lexiconOf(phrases),
    words: lexicon,
    masks: Uint32Array.from(lexicon.keys, maskOf),
    initials: lexiconOf(initials),
    sizes,
    stitched: lexiconOf(stitched),
  };
};

/** First key that is not before `text`. */
const lowerBound = (keys: readonly string[], text: string): number => {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The keys that begin with `prefix`, as a range of positions. `\uffff` sorts after every letter. */
export const prefixRange = ({ keys }: Lexicon, prefix: string): readonly [from: number, to: number] => [
  lowerBound(keys, prefix),
  lowerBound(keys, `${prefix}\uffff`),
];
