import { field } from '#lib/validate/fields.ts';
import { readText } from '#lib/validate/readers.ts';

/** As much as the contract takes. */
export const mostCharacters = 2000;

/** A note, or a reason in words: not blank, and not longer than the server keeps. */
export const NoteText = field(readText({ most: mostCharacters }));
