import { foldedWords, foldText } from '#lib/fold-text.ts';

/** Words that every other title has. */
const fillers = new Set([
  'a',
  'o',
  'e',
  'de',
  'da',
  'do',
  'das',
  'dos',
  'com',
  'em',
  'para',
  'p',
  'c',
  'por',
  'no',
  'na',
  'ao',
  'um',
  'uma',
  'cor',
]);

/** As titles write a unit, set apart from its number or not. */
const units: readonly (readonly [string, string])[] = [
  ['ml', 'ml|mililitros?'],
  ['l', 'l|lts?|litros?'],
  ['g', 'g|gr|gramas?'],
  ['kg', 'kgs?|quilos?|kilos?'],
  ['mm', 'mm|milimetros?'],
  ['cm', 'cm|centimetros?'],
  ['m', 'm|mts?|metros?'],
  ['gb', 'gb'],
  ['tb', 'tb'],
  ['w', 'w|watts?'],
  ['v', 'v|volts?'],
];
const measures = units.map(([unit, names]) => [unit, new RegExp(`(?<![a-z0-9])(\\d+) ?(?:${names})(?![a-z0-9])`, 'gu')] as const);

/** '256 Gb' and '256gb', '5 Metros' and '5m' are one word each. */
const withMeasures = (title: string): string =>
  measures.reduce((folded, [unit, pattern]) => folded.replaceAll(pattern, `$1${unit}`), foldText(title));

/** What a title is recognised by: its words, each once, without fillers. */
export const titleWords = (title: string): ReadonlySet<string> =>
  new Set(foldedWords(withMeasures(title)).filter((word) => !fillers.has(word)));

/** How much of the words of two titles is the same: 0 to 1. */
export const overlapOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const shared = [...one].filter((word) => other.has(word)).length;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
};

const hash = (text: string, seed: number): number => {
  let value = (0x81_1c_9d_c5 ^ seed) >>> 0;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01_00_01_93) >>> 0;
  // The last characters alone would decide which of two is smaller.
  value = Math.imul(value ^ (value >>> 15), 0x2c_1b_3c_6d) >>> 0;
  value = Math.imul(value ^ (value >>> 12), 0x29_7a_2d_39) >>> 0;
  return (value ^ (value >>> 15)) >>> 0;
};

const bands = 8;
const rowsOfBand = 2;

const smallest = (words: readonly string[], seed: number): number =>
  words.reduce((least, word) => Math.min(least, hash(word, seed)), 0xff_ff_ff_ff);

/**
 * Eight numbers (MinHash, two hashes to a band): two titles that share 7 of 10 words have one of them in common 99 times of 100, two that
 * share 2 of 10 one time of four. An index finds them; `overlapOf` then says how alike two are.
 */
export const titleMarks = (title: string): readonly number[] => {
  const words = [...titleWords(title)];
  if (words.length === 0) return [];
  return Array.from({ length: bands }, (_, band) => {
    const rows = Array.from({ length: rowsOfBand }, (__, row) => smallest(words, band * rowsOfBand + row + 1));
    // As the database has whole numbers: 32 bits with a sign.
    return hash(rows.join(' '), 1000 + band) | 0;
  });
};

/** Words that tell a thing from the one beside it: the other side, the other end, for whom, another size. */
const tellingApart: readonly (readonly [string, RegExp])[] = [
  ['left', /^(?:esq|esquerd[oa]s?)$/u],
  ['right', /^(?:dir|direit[oa]s?)$/u],
  ['front', /^dianteir[oa]s?$/u],
  ['rear', /^traseir[oa]s?$/u],
  ['male', /^(?:masc|masculin[oa]s?)$/u],
  ['female', /^(?:fem|feminin[oa]s?)$/u],
];
const isSize = (word: string): boolean => /^(?:pp|m|gg?|e?xg+|egg?|x+l)$/u.test(word);

/** What has a digit or tells apart, however it is inflected; null for another word. */
const identity = (word: string): string | null =>
  /\d/u.test(word) || isSize(word) ? word : (tellingApart.find(([, words]) => words.test(word))?.[0] ?? null);

const identitiesIn = (words: ReadonlySet<string>): ReadonlySet<string> => new Set([...words].flatMap((word) => identity(word) ?? []));

const areOfOneThing = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean => {
  const [own, theirs] = [identitiesIn(words), identitiesIn(others)];
  return own.size === theirs.size && [...own].every((each) => theirs.has(each));
};

/** 7 of 10 words are the same, and whatever tells two things apart: 'Aro 14' is no copy of 'Aro 15', nor the left lamp of the right one. */
export const areNearDuplicates = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  // Asked of all pairs of a queue: most of them share few words.
  words.size >= 3 && overlapOf(words, others) >= 0.7 && areOfOneThing(words, others);

export const isNearDuplicate = (one: string, other: string): boolean => areNearDuplicates(titleWords(one), titleWords(other));
