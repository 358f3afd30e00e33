import { foldText } from '#lib/fold-text.ts';

/** What shows nothing, be it put between two letters or two digits; a blank that shows nothing is none. */
const unseen = /\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/u;
/** A keycap is around the digit before it, and Braille has a letter without dots. */
const blank = /[\s\u20E3\u2800]/u;
const dash = /[\p{Pd}\u2212]/u;
/** Letters and signs as wide as an ideograph, and digits in circles. */
const otherwiseDrawn = /[\uFF01-\uFF5E\u2460-\u2468\u24EA]/u;
const decimal = /\p{Nd}/u;

/** Digits of any script stand in rows of ten, each row right behind another or behind no digit. */
const digitOf = (char: string): string => {
  const code = char.codePointAt(0) ?? 0;
  let before = 0;
  while (decimal.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
};

/** A character as its look-alikes are found, too. */
const plainOf = (char: string): string => {
  if (unseen.test(char)) return '';
  if (blank.test(char)) return ' ';
  if (dash.test(char)) return '-';
  if (decimal.test(char)) return digitOf(char);
  return foldText(otherwiseDrawn.test(char) ? char.normalize('NFKC') : char).replaceAll(/[’´`]/gu, "'");
};

/** A text without accents and case, and where each of its characters came from. */
export interface FoldedText {
  readonly folded: string;
  /** Of a stretch of the folded text, the stretch it was written as. */
  readonly spanOf: (from: number, to: number) => [number, number];
  readonly written: (from: number, to: number) => string;
}

/**
 * Folds character by character, so that what is found in the folded text can be shown in the text as it was written. Blanks in a row are
 * one, dashes are hyphens, digits are those of a keyboard, and what is not seen is left out.
 */
export const foldInPlace = (text: string): FoldedText => {
  const starts: number[] = [];
  let folded = '';
  let isBehindBlank = false;
  let at = 0;
  for (const char of text) {
    const folds = plainOf(char);
    const plain = folds === ' ' && isBehindBlank ? '' : folds;
    if (folds !== '') isBehindBlank = folds === ' ';
    for (let each = 0; each < plain.length; each += 1) starts.push(at);
    folded += plain;
    at += char.length;
  }
  const startOf = (place: number): number => starts[place] ?? text.length;
  const spanOf = (from: number, to: number): [number, number] => {
    const last = startOf(to - 1);
    // A mark on a letter of its own belongs to the letter.
    let end = last + String.fromCodePoint(text.codePointAt(last) ?? 0).length;
    while (/^\p{M}/u.test(text.slice(end))) end += 1;
    return [startOf(from), end];
  };
  return { folded, spanOf, written: (from, to) => text.slice(...spanOf(from, to)) };
};

/** A stretch of a folded text. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A text of nothing but telephone numbers is no reason to keep them all. */
const mostSaid = 5;
const mostSpans = 50;

/** What stands in these places as it was written, each once, and where. */
export const evidenceOf = (text: FoldedText, places: readonly Stretch[]) => ({
  values: { said: [...new Set(places.map(({ from, to }) => text.written(from, to).trim()))].slice(0, mostSaid).join(', ') },
  spans: places.slice(0, mostSpans).map(({ from, to }) => text.spanOf(from, to)),
});

/** All places where a pattern (with the flag 'g') is found. */
export const placesOf = ({ folded }: FoldedText, pattern: RegExp): readonly Stretch[] =>
  [...folded.matchAll(pattern)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
