import { foldText } from '#lib/fold-text.ts';

const split = (text: string): readonly string[] =>
  foldText(text)
    .split(/\s+/u)
    .filter((word) => word !== '');

/** The runs of letters or digits in a word. */
const partsOf = (word: string): readonly string[] => word.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');

/** What can be looked for in these texts: each word, and each run of letters or digits inside it ('tb-21px' is also 'tb' and '21px'). */
export const wordsOf = (texts: readonly (string | null)[]): readonly string[] => {
  const whole = texts.flatMap((text) => split(text ?? ''));
  return [...new Set(whole.flatMap((word) => [word, ...partsOf(word)]))];
};

const quote = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const beginning = (word: string): string => `${quote(word)}:*`;

/** Every word of the search must begin some word of the listing, in any order; null when there is nothing to look for. */
export const searchQueryOf = (search: string): string | null => {
  const words = split(search);
  return words.length === 0 ? null : words.map(beginning).join(' & ');
};

/** More words than this narrow nothing that a person looks for, and each costs a reading. */
const mostWords = 8;

/**
 * As `searchQueryOf`, for words that are kept as somebody typed them: one with signs in it is also found by its parts, as in a mail
 * ('silva@loja.com.br' of 'ana.silva@loja.com.br'), or without the signs, as in the number of a company.
 */
export const looseQueriesOf = (search: string): readonly string[] =>
  [...new Set(split(search))].slice(0, mostWords).map((word) => {
    const parts = partsOf(word);
    if (parts.length === 0 || parts[0] === word) return beginning(word);
    return `(${beginning(word)} | ${beginning(parts.join(''))} | (${parts.map(beginning).join(' & ')}))`;
  });
