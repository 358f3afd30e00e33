import { StringDecoder } from 'node:string_decoder';
import { foldText } from '#lib/fold-text.ts';

/** PostgreSQL refuses a longer word, and the row with it. */
const mostBytes = 2046;

/** As much of it as is kept and looked for: whole characters. */
const cut = (word: string): string =>
  Buffer.byteLength(word) <= mostBytes ? word : new StringDecoder('utf8').write(Buffer.from(word).subarray(0, mostBytes));

const split = (text: string): readonly string[] =>
  foldText(text)
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map(cut);

/** The runs of letters or digits in a word. */
const partsOf = (word: string): readonly string[] => word.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');

/**
 * What can be looked for in these texts: each word, each run of letters or digits inside it, and all of them without the signs
 * ('tb-21px' is also 'tb', '21px' and 'tb21px').
 */
export const wordsOf = (texts: readonly (string | null)[]): readonly string[] => {
  const whole = texts.flatMap((text) => split(text ?? ''));
  return [...new Set(whole.flatMap((word) => [word, ...partsOf(word), partsOf(word).join('')]))].filter((word) => word !== '');
};

const quote = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const beginning = (word: string): string => `${quote(cut(word))}:*`;

const anyOf = (ways: readonly string[]): string => {
  const [only, ...others] = [...new Set(ways)];
  return others.length === 0 ? (only ?? '') : `(${[only, ...others].join(' | ')})`;
};
/** A part that a sign follows is written to its end; the last may only begin. As beginnings of words all would be read that begin so. */
const allOf = (parts: readonly string[]): string => {
  const each = parts.map((part, at) => (at < parts.length - 1 ? quote(cut(part)) : beginning(part)));
  return each.length === 1 ? (each[0] ?? '') : `(${each.join(' & ')})`;
};

/** More words than this narrow nothing that a person looks for, and each costs a reading. */
const mostWords = 8;

/** A number as it is printed or read out: digits and signs, no letter. */
const isOfDigits = (word: string): boolean => /\d/u.test(word) && !/\p{L}/u.test(word);

/** The words of a search; numbers beside each other may be one number with blanks in it. Beside a word, signs that stand alone are nothing. */
const groupsOf = (search: string): readonly (readonly string[])[] => {
  const groups: string[][] = [];
  const words = split(search).slice(0, mostWords);
  const isOfSigns = words.every((word) => partsOf(word).length === 0);
  if (isOfSigns) return words.map((word) => [word]);
  for (const word of words) {
    if (partsOf(word).length === 0) continue;
    const before = groups.at(-1);
    if (before && isOfDigits(word) && before.every(isOfDigits)) before.push(word);
    else groups.push([word]);
  }
  return groups;
};

/** As it is written, in its parts, or without the signs: a number as a document prints it, a code with its hyphens, '#2000', 'parafuso?'. */
const waysOf = (word: string): readonly string[] => {
  const parts = partsOf(word);
  return parts.length === 0 ? [beginning(word)] : [beginning(word), beginning(parts.join('')), allOf(parts)];
};

/** Before a search it asks for words with one slip as well: what the palette does where a search found nothing (decision 0093). */
const nearSign = '~';
const alphabet = Array.from({ length: 26 }, (_, at) => String.fromCharCode(97 + at));
/** Longer ones are no words, and each letter more is fifty ways more. */
const slippable = /^[a-z]{4,14}$/u;
/**
 * So many ways are looked up for all words of a search together: three usual words, or one and a half of the longest. Nobody slips in each
 * word of a sentence, and a search for eight long ones would keep the database from everybody else.
 */
const mostWays = 1000;

/**
 * What was meant where one letter of the word is wrong, missing, too many, or two are swapped; the first letter is right. Some fifty ways a
 * letter, each of them looked up in the index by itself.
 */
const slipsOf = (word: string): readonly string[] => {
  const slips = new Set<string>();
  for (let at = 1; at < word.length; at += 1) {
    const before = word.slice(0, at);
    const here = word.charAt(at);
    const rest = word.slice(at + 1);
    slips.add(`${before}${rest}`);
    if (rest !== '') slips.add(`${before}${rest.charAt(0)}${here}${rest.slice(1)}`);
    for (const letter of alphabet) {
      slips.add(`${before}${letter}${rest}`);
      slips.add(`${before}${letter}${here}${rest}`);
    }
  }
  return [...slips].map(beginning);
};

const nearWaysOf = (word: string): readonly string[] => (slippable.test(word) ? [...waysOf(word), ...slipsOf(word)] : waysOf(word));

const queryOf = (group: readonly string[], ways: (word: string) => readonly string[]): string => {
  const each = group.map((word) => anyOf(ways(word)));
  const [only] = each;
  if (each.length === 1) return only ?? '';
  return anyOf([beginning(group.flatMap(partsOf).join('')), `(${each.join(' & ')})`]);
};

/** Word by word, as long as there are ways left: what comes later is looked for as it is written. */
const nearQueriesOf = (groups: readonly (readonly string[])[]): readonly string[] => {
  let left = mostWays;
  return groups.map((group) => {
    const ways = new Map(group.map((word) => [word, nearWaysOf(word)]));
    const cost = [...ways.values()].reduce((sum, each) => sum + each.length, 0);
    if (cost > left) return queryOf(group, waysOf);
    left -= cost;
    return queryOf(group, (word) => ways.get(word) ?? []);
  });
};

/** For each word of the search, or each number with blanks in it: it begins one of the words kept. None when there is nothing to look for. */
export const searchQueriesOf = (search: string): readonly string[] => {
  const text = search.trimStart();
  const isNear = text.startsWith(nearSign) && partsOf(text).length > 0;
  const groups = groupsOf(isNear ? text.slice(nearSign.length) : text);
  return [...new Set(isNear ? nearQueriesOf(groups) : groups.map((group) => queryOf(group, waysOf)))];
};

/** Every word of the search must begin some word of what is found, in any order; null when there is nothing to look for. */
export const searchQueryOf = (search: string): string | null => {
  const queries = searchQueriesOf(search);
  return queries.length === 0 ? null : queries.join(' & ');
};
