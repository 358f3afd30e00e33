import type { MessageKey } from './catalogue.ts';
import type { Locale } from './locales.ts';

/** Texts in one language. */
type Words = Readonly<Partial<Record<MessageKey, Readonly<Partial<Record<Locale, unknown>>>>>>;

/** Texts that are fetched together, one file for each language: nobody fetches those of the other (scripts/vite/one-language.ts takes them out). */
export type Texts = Readonly<Record<Locale, () => Promise<{ readonly catalogue: Words }>>>;

/** What is here in one language, and of which texts. */
interface Loaded {
  readonly words: Words;
  readonly of: Set<Texts>;
}

const said = new Set<Texts>();
const loaded = new Map<Locale, Loaded>();
let spoken: Locale | null = null;

/** Names the texts of this page, before anything is said: those of the console, or those of the pages before signing in. */
export const chooseTexts = (...ofPage: readonly Texts[]): void => {
  said.clear();
  loaded.clear();
  spoken = null;
  for (const texts of ofPage) said.add(texts);
};

const fetchIn = async (locale: Locale, wanted: readonly Texts[]): Promise<void> => {
  const catalogues = await Promise.all(wanted.map(async (texts) => (await texts[locale]()).catalogue));
  const here: Loaded = loaded.get(locale) ?? { words: {}, of: new Set() };
  Object.assign(here.words, ...catalogues);
  for (const texts of wanted) here.of.add(texts);
  loaded.set(locale, here);
};

const has = (locale: Locale, texts: Texts): boolean => loaded.get(locale)?.of.has(texts) ?? false;

const missingIn = (locale: Locale): readonly Texts[] => [...said].filter((texts) => !has(locale, texts));

/** Has to be over before anything is said in this language. Rejects when a file does not arrive; the next call asks again. */
export const loadWords = async (locale: Locale): Promise<void> => {
  if (said.size === 0) throw new Error('chooseTexts comes before loadWords');
  // Texts that are named meanwhile are reached too.
  for (let missing = missingIn(locale); missing.length > 0; missing = missingIn(locale)) await fetchIn(locale, missing);
};

/** The language on screen from now on. */
export const speak = (locale: Locale): void => void (spoken = locale);

/** The languages that can not do without these: the one that is spoken, or before anything is, those that are here. */
const needing = (texts: Texts): readonly Locale[] =>
  (spoken === null ? [...loaded.keys()] : [spoken]).filter((locale) => !has(locale, texts));

/**
 * From now on these are said too. Has to be over before they are; rejects likewise. They come in the language that is spoken; another that
 * is here has them fetched ahead, and where they do not arrive it is asked for them when it is switched to.
 */
export const addTexts = async (texts: Texts): Promise<void> => {
  if (said.has(texts)) return;
  const first = needing(texts);
  for (const locale of loaded.keys()) if (!first.includes(locale) && !has(locale, texts)) fetchIn(locale, [texts]).catch(() => {});
  // Whoever switches meanwhile waits for theirs.
  for (let needed = needing(texts); needed.length > 0; needed = needing(texts))
    await Promise.all(needed.map((locale) => fetchIn(locale, [texts])));
  said.add(texts);
};

/** Is all that is said on this page here in this language? */
export const hasWords = (locale: Locale): boolean => loaded.has(locale) && missingIn(locale).length === 0;

/** Are the first texts here, those of commands and of the menu? */
export const hasFirstWords = (locale: Locale): boolean => loaded.has(locale);

export const wordsIn = (locale: Locale): Readonly<Record<MessageKey, Readonly<Partial<Record<Locale, unknown>>>>> => {
  const here = loaded.get(locale);
  if (!here) throw new Error(`Nothing can be said in '${locale}' before its words are loaded`);
  return here.words as Readonly<Record<MessageKey, Readonly<Partial<Record<Locale, unknown>>>>>;
};

/** Is there such a text? For keys made of what a server said. */
export const isMessageKey = (key: string): key is MessageKey => [...loaded.values()].some(({ words }) => Object.hasOwn(words, key));
