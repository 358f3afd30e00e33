const combiningMarks = /\p{M}+/gu;

/**
 * What is left of a text when accents and case do not matter: 'Configurações' and 'CONFIGURACOES' fold alike.
 *
 * Lower-casing comes after decomposition because 'İ' becomes 'i' with a loose dot; the Turkish dotless 'ı' counts as an 'i' too, so that a pasted
 * text from either keyboard is found. Other letters (ß, æ) stay: nobody writes them otherwise in Portuguese or English.
 */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(combiningMarks, '').toLowerCase().replaceAll(combiningMarks, '').replaceAll('ı', 'i');

/** The words of a text, folded: runs of letters and digits. A hyphen, a slash or a quote ends a word. */
export const foldedWords = (text: string): readonly string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A text to search in, accents, case and signs aside: '413.456.851-06' is also '41345685106', 'TB-21PX' also 'tb21px'. */
export const searchableText = (text: string): string => {
  const folded = foldText(text);
  return `${folded} ${folded.replaceAll(/[^\p{L}\p{N}\s]+/gu, '')}`;
};

/**
 * Whether every word of a search stands somewhere in a `searchableText`, as it is written or without its signs. Beside a word, a sign
 * alone is none. Null when there is nothing to look for.
 */
export const finderOf = (search: string): ((searchable: string) => boolean) | null => {
  const words = foldText(search)
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => [word, foldedWords(word).join('')] as const);
  const named = words.filter(([, bare]) => bare !== '');
  if (words.length === 0) return null;
  if (named.length === 0) return (searchable) => words.every(([written]) => searchable.includes(written));
  return (searchable) => named.every(([written, bare]) => searchable.includes(written) || searchable.includes(bare));
};
