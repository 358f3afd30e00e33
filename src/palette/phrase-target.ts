import type { KindName } from '#contract/kinds.ts';
import { foldedWords } from '#lib/fold-text.ts';
import { isJoining, nounLength, nouns } from './phrase-words.ts';

export type Tokens = readonly string[];

export const folded = (token: string): string => foldedWords(token).join(' ');

/** Without the signs that part it from what follows, and the one that says it is a number. */
export const bare = (token: string): string => token.replace(/^#/u, '').replace(/[:,;.!?]$/u, '');

/** Which kinds of things a word can be the number or the code of; none where it is just a word. */
export const kindsOf = (token: string): readonly KindName[] => {
  const said = bare(token);
  if (/^\d{4,}$/u.test(said)) return /^2\d{14,}$/u.test(said) ? ['order', 'mediation'] : ['order', 'listing', 'mediation'];
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(said)) return ['user'];
  if (/^\p{Lu}{2,}(?:-[\p{Lu}\d]+)+$/u.test(said)) return ['listing'];
  // As the marketplace calls a buyer who asks: 'CAMILA_RJ', 'JOANA.C'.
  if (/^\p{Lu}{2,}(?:[._]\p{Lu}+)+$/u.test(said)) return ['question'];
  return /\d/u.test(said) && /^[\p{L}\d][\p{L}\d._/-]{3,}$/u.test(said) ? ['listing'] : [];
};

/** The whole number of such a thing; a shorter one may be a tracking number as well. */
export const isWholeNumberOf = (kind: KindName, token: string): boolean =>
  kindsOf(token).includes(kind) && !kindsOf(token).includes('listing');

export const isNounOf = (kind: KindName, token: string): boolean => nouns[folded(token)] === kind;

interface Noun {
  readonly noun: KindName | null;
  readonly rest: Tokens;
}

/** The noun that stands first, joining words aside, and what follows. */
export const nounFirst = (tokens: Tokens): Noun => {
  const words = tokens.map(folded);
  let at = 0;
  let noun: KindName | null = null;
  while (at < words.length) {
    const length = nounLength(words.slice(at));
    if (length > 0) noun = nouns[words[at] ?? ''] ?? noun;
    else if (!isJoining(words[at] ?? '')) break;
    at += length || 1;
  }
  return { noun, rest: tokens.slice(at) };
};

/** The noun that stands last, before what it names, and what was said before it. */
export const nounLast = (tokens: Tokens): Noun => {
  let end = tokens.length;
  let noun: KindName | null = null;
  while (end > 0) {
    const word = folded(tokens[end - 1] ?? '');
    if (Object.hasOwn(nouns, word)) noun ??= nouns[word] ?? null;
    else if (!isJoining(word)) break;
    end -= 1;
  }
  return { noun, rest: tokens.slice(0, end) };
};
