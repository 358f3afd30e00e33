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
