import type { MessageKey } from './catalogue.ts';
import type { Locale } from './locales.ts';

/** Texts in one language. */
type Words = Readonly<Partial<Record<MessageKey, Readonly<Partial<Record<Locale, unknown>>>>>>;

/** Texts that are fetched together, one file for each language: nobody fetches those of the other (scripts/vite/one-language.ts takes them out). */
export type Texts = Readonly<Record<Locale, () => Promise<{ readonly catalogue: Words }>>>;

const said = new Set<Texts>();
const loaded = new Map<Locale, Words>();

/** Names the texts of this page, before anything is said: those of the console, or those of the pages before signing in. */
export const chooseTexts = (...ofPage: readonly Texts[]): void => {
  said.clear();
  loaded.clear();
  for (const texts of ofPage) said.add(texts);
};

/** Has to be over before anything is said in this language. Rejects when a file does not arrive; the next call asks again. */
export const loadWords = async (locale: Locale): Promise<void> => {
  if (loaded.has(locale)) return;
  if (said.size === 0) throw new Error('chooseTexts comes before loadWords');
  const words: Words = {};
  // Texts that are named meanwhile are reached too: a set is walked as it grows.
  for (const texts of said) Object.assign(words, (await texts[locale]()).catalogue);
  loaded.set(locale, words);
};

/** From now on these are said too. Has to be over before they are; rejects likewise. */
export const addTexts = async (texts: Texts): Promise<void> => {
  if (said.has(texts)) return;
  // A language that arrives meanwhile is reached too.
  for (const [locale, words] of loaded) Object.assign(words, (await texts[locale]()).catalogue);
  said.add(texts);
};

export const hasWords = (locale: Locale): boolean => loaded.has(locale);

export const wordsIn = (locale: Locale): Readonly<Record<MessageKey, Readonly<Partial<Record<Locale, unknown>>>>> => {
  const words = loaded.get(locale);
  if (!words) throw new Error(`Nothing can be said in '${locale}' before its words are loaded`);
  return words as Readonly<Record<MessageKey, Readonly<Partial<Record<Locale, unknown>>>>>;
};

/** Is there such a text? For keys made of what a server said. */
export const isMessageKey = (key: string): key is MessageKey => [...loaded.values()].some((words) => Object.hasOwn(words, key));
