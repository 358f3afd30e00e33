import { foldedWords, foldText } from '#lib/fold-text.ts';

/** Words of a phrase, folded. What is one thing stays one word: an amount is its cents, a code keeps its signs. */
export interface PhraseWord {
  readonly word: string;
  /** As it was typed. */
  readonly typed: string;
  /** Null for what is no amount. */
  readonly cents: number | null;
}

const amount = /(?:r\$\s*)?(?:\d{1,3}(?:\.\d{3})+|\d{1,9})(?:,\d{1,2})?(?:\s*(?:mil|reais|real)\b)*|\bmil\s+reais\b/giu;
const isMoney = (typed: string): boolean => /r\$|reais|real|mil/iu.test(typed);

const centsOf = (typed: string): number => {
  const [whole = '', part = ''] = typed.replaceAll(/[^\d,]/gu, '').split(',');
  return (Number(whole || 1) * 100 + Number(part.padEnd(2, '0'))) * (/\bmil\b/iu.test(typed) ? 1000 : 1);
};

/** Letters, digits and a sign between them: 'SER-BOT-0357'. A date has no letters. */
const isCode = (token: string): boolean => /^[\p{L}\d]+(?:[-_/.][\p{L}\d]+)+$/u.test(token) && /\p{L}/u.test(token) && /\d/u.test(token);

const plainWords = (text: string): readonly PhraseWord[] =>
  text.split(/\s+/u).flatMap((token) => {
    if (isCode(token)) return [{ word: foldText(token), typed: token, cents: null }];
    const words = foldedWords(token);
    // A date is several words, anything else the one that was typed.
    return words.map((word) => ({ word, typed: words.length === 1 ? token.replace(/[,;:.!?]+$/u, '') : word, cents: null }));
  });

export const phraseWords = (text: string): readonly PhraseWord[] => {
  const words: PhraseWord[] = [];
  let from = 0;
  for (const { 0: typed, index } of text.matchAll(amount)) {
    if (!isMoney(typed)) continue;
    words.push(...plainWords(text.slice(from, index)), { word: '$', typed: typed.trim(), cents: centsOf(typed) });
    from = index + typed.length;
  }
  return [...words, ...plainWords(text.slice(from))];
};

interface TakenAmount {
  /** In cents, both included; an open end is null. */
  readonly from: number | null;
  readonly to: number | null;
  readonly said: string;
  readonly words: number;
}

const above: readonly string[] = [
  'acima de',
  'maior que',
  'maiores que',
  'mais de',
  'mais que',
  'a partir de',
  'over',
  'above',
  'more than',
];
const below: readonly string[] = ['abaixo de', 'menor que', 'menores que', 'menos de', 'menos que', 'ate', 'under', 'below', 'less than'];

const startsWith = (words: readonly PhraseWord[], name: string): number => {
  const parts = name.split(' ');
  return parts.every((part, at) => words[at]?.word === part) ? parts.length : 0;
};
const after = (words: readonly PhraseWord[], names: readonly string[]): number =>
  Math.max(0, ...names.map((name) => startsWith(words, name)));

/** Of days, hours and pieces nobody asks what they cost. */
const isOther = (word: string | undefined): boolean =>
  /^(?:dias?|horas?|h|semanas?|mes|meses|anos?|minutos?|days?|hours?|weeks?|months?)$/u.test(word ?? '');

/** An amount at this place; behind a word that compares a bare number is one too. */
const centsAt = (words: readonly PhraseWord[], at: number, isCompared: boolean): number | null => {
  const here = words[at];
  if (!here) return null;
  if (here.cents !== null) return here.cents;
  return isCompared && /^\d{1,9}$/u.test(here.word) && !isOther(words[at + 1]?.word) ? Number(here.word) * 100 : null;
};

const saidBy = (words: readonly PhraseWord[], length: number): string =>
  words
    .slice(0, length)
    .map(({ typed }) => typed)
    .join(' ');

const comparedAt = (words: readonly PhraseWord[], names: readonly string[]): { readonly cents: number; readonly words: number } | null => {
  const length = after(words, names);
  const cents = length === 0 ? null : centsAt(words, length, true);
  return cents === null ? null : { cents, words: length + 1 };
};

/** What the next words say it costs. */
export const amountAt = (words: readonly PhraseWord[]): TakenAmount | null => {
  const least = comparedAt(words, above);
  if (least) return { from: least.cents, to: null, said: saidBy(words, least.words), words: least.words };
  const most = comparedAt(words, below);
  return most ? { from: null, to: most.cents, said: saidBy(words, most.words), words: most.words } : betweenAt(words);
};

const joins: ReadonlySet<string> = new Set(['e', 'a', 'ate', 'and', 'to']);

const betweenAt = (words: readonly PhraseWord[]): TakenAmount | null => {
  const skipped = after(words, ['entre', 'de', 'between', 'from']);
  if (!joins.has(words[skipped + 1]?.word ?? '')) return null;
  const from = centsAt(words, skipped, false) ?? bareBefore(words, skipped);
  const to = centsAt(words, skipped + 2, false);
  return from !== null && to !== null && from <= to ? { from, to, said: saidBy(words, skipped + 3), words: skipped + 3 } : null;
};

/** 'Entre 100 e 200 reais': what the second is said to be, the first is. */
function bareBefore(words: readonly PhraseWord[], at: number): number | null {
  return (words[at + 2]?.cents ?? null) === null ? null : centsAt(words, at, true);
}
