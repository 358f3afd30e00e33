import { foldText } from './fold-text.ts';

const pairs = (others: string, latin: string): [string, string][] => [...others].map((char, at) => [char, latin[at] ?? char]);

/**
 * Cyrillic and Greek letters that look like a Latin one in the fonts people use, in lower case. Taken from Unicode's confusables (UTS 39),
 * and only those that pass for a letter of a Portuguese word: a table of all would call words of other languages alike that are not.
 */
const looksLike = new Map<string, string>([
  ...pairs('авсԁеһіјкӏмнорԛѕтуѵԝхг', 'abcdehijklmhopqstyvwxr'),
  ...pairs('αβεζηικμνορστυχγ', 'abeznikmvopotuxy'),
]);

/** Capitals that look like another letter than their small ones do. */
const capitalLooksLike = new Map<string, string>([...pairs('НВРСУХ', 'hbpcyx'), ...pairs('ΝΗΥΡΧΒΖ', 'nhypxbz')]);

/**
 * What is left of a text when case, accents, blanks, width and the alphabet of a letter that looks the same do not matter. Greek `ν` reads
 * as a `v` and its capital as an `N`: a capital is told by how it looks, so it is turned before it is made small.
 */
export const similarityKeyOf = (text: string): string =>
  foldText([...text.normalize('NFKC')].map((char) => capitalLooksLike.get(char) ?? char).join(''))
    .replaceAll(/\s+/gu, '')
    .replaceAll(/[\u0370-\u052F]/gu, (char) => looksLike.get(char) ?? char);
