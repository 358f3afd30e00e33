import { catalogue as consoleWords } from './console-catalogue.ts';
import { catalogue as doorWords } from './door-catalogue.ts';

/** Every text, for types and for tests; the console fetches it in two volumes (words.ts). */
export const catalogue = { ...doorWords, ...consoleWords };
export type Catalogue = typeof catalogue;
export type MessageKey = keyof Catalogue;
