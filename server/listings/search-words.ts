import { foldText } from '#lib/fold-text.ts';

const split = (text: string): readonly string[] =>
  foldText(text)
    .split(/\s+/u)
    .filter((word) => word !== '');

/** What can be looked for in these texts: each word, and each run of letters or digits inside it ('tb-21px' is also 'tb' and '21px'). */
export const wordsOf = (texts: readonly (string | null)[]): readonly string[] => {
  const whole = texts.flatMap((text) => split(text ?? ''));
  return [...new Set(whole.flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '')]))];
};

const quote = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Every word of the search must begin some word of the listing, in any order; null when there is nothing to look for. */
export const searchQueryOf = (search: string): string | null => {
  const words = split(search);
  return words.length === 0 ? null : words.map((word) => `${quote(word)}:*`).join(' & ');
};
