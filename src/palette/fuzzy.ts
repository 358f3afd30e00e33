import { maskOf, prefixRange, type WordIndex } from './word-index.ts';

/** Shorter words are near to everything. */
const shortestSubsequence = 3;
const shortestTypo = 4;

/** Are the letters of `query` in `word`, in that order, from its first letter on: 'cnfg' in 'configuracoes'? */
export const isSubsequence = (query: string, word: string): boolean => {
  if (query.charCodeAt(0) !== word.charCodeAt(0)) return false;
  let at = 0;
  for (let look = 0; look < word.length && at < query.length; look += 1) {
    if (word.charCodeAt(look) === query.charCodeAt(at)) at += 1;
  }
  return at === query.length;
};

const firstDifference = (query: string, word: string): number => {
  let at = 0;
  while (at < query.length && query.charCodeAt(at) === word.charCodeAt(at)) at += 1;
  return at;
};

/**
 * Is `query` one slip away from a beginning of `word`: a letter wrong, one too many, or two swapped? One missing is a
 * subsequence already. The first letter must be right, so that what comes up starts like what was typed.
 */
export const isOneSlipFrom = (query: string, word: string): boolean => {
  const at = firstDifference(query, word);
  if (at === 0) return false;
  const rest = query.slice(at + 1);
  const isWrong = word.startsWith(rest, at + 1);
  const isTooMany = word.startsWith(rest, at);
  const isSwapped = query[at] === word[at + 1] && query[at + 1] === word[at] && word.startsWith(query.slice(at + 2), at + 2);
  return isWrong || isTooMany || isSwapped;
};

/** Calls back with the position of every indexed word that `query` is near to; what it begins is near as well. */
export const forFuzzyMatches = (query: string, { words, masks }: WordIndex, found: (at: number) => void): void => {
  // The first letter is right in each kind of nearness, and words of one letter stand together.
  const [from, to] = prefixRange(words, query.charAt(0));
  const asked = maskOf(query);
  const mayskip = query.length >= shortestSubsequence;
  const mayslip = query.length >= shortestTypo;
  for (let at = from; at < to; at += 1) {
    const absent = asked & ~(masks[at] ?? 0);
    // More than one letter that the word has not: neither a subsequence nor a single slip.
    if ((absent & (absent - 1)) !== 0) continue;
    const word = words.keys[at] ?? '';
    const isNear =
      word.startsWith(query) || (mayskip && absent === 0 && isSubsequence(query, word)) || (mayslip && isOneSlipFrom(query, word));
    if (isNear) found(at);
  }
};
