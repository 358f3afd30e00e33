import type { MessageKey } from './catalogue.ts';
import type { Locale } from './locales.ts';

/** Texts in one language. */
type Words = Readonly<Partial<Record<MessageKey, Readonly<Partial<Record<Locale, unknown>>>>>>;

/** The texts of a page, one file for each language: nobody fetches those of the other (scripts/vite/one-language.ts takes them out). */
export type Texts = Readonly<Record<Locale, () => Promise<{ readonly catalogue: Words }>>>;

let texts: Texts | null = null;
const loaded = new Map<Locale, Words>();

/** Names the texts of this page, before anything is said: those of the console, or those of the pages before signing in. */
export const chooseTexts = (ofPage: Texts): void => {
  texts = ofPage;
  loaded.clear();
};

/** Has to be over before anything is said in this language. Rejects when the file does not arrive; the next call asks again. */
export const loadWords = async (locale: Locale): Promise<void> => {
  if (loaded.has(locale)) return;
  if (!texts) throw new Error('chooseTexts comes before loadWords');
  const { catalogue } = await texts[locale]();
  loaded.set(locale, catalogue);
};

export const hasWords = (locale: Locale): boolean => loaded.has(locale);

export const wordsIn = (locale: Locale): Readonly<Record<MessageKey, Readonly<Partial<Record<Locale, unknown>>>>> => {
  const words = loaded.get(locale);
  if (!words) throw new Error(`Nothing can be said in '${locale}' before its words are loaded`);
  return words as Readonly<Record<MessageKey, Readonly<Partial<Record<Locale, unknown>>>>>;
};

/** Is there such a text? For keys made of what a server said. */
export const isMessageKey = (key: string): key is MessageKey => [...loaded.values()].some((words) => Object.hasOwn(words, key));
