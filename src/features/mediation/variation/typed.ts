import { cleanText } from '#lib/validate/text.ts';

/** What a box takes while somebody types: blanks between words too, which the contract's own cleaning trims at the end. */
const startless = (text: string): string => text.normalize('NFC').replace(/^\s+/u, '');

/** Numbers and special characters are removed from a name (part 2, section 5). */
export const typedName = (text: string): string => startless(text.normalize('NFC').replaceAll(/[^\p{L}\p{M}\s]/gu, ''));

/** Special characters are removed from a value (part 2, section 5). */
export const typedValue = (text: string): string => startless(cleanText(text, 'special'));
