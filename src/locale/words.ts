import type { MessageKey } from './catalogue.ts';
import type { Locale } from './locales.ts';

/** Every text in one language. */
type Words = Readonly<Record<MessageKey, Readonly<Partial<Record<Locale, unknown>>>>>;

/** A part of its own for each language: nobody fetches the texts of another (vite.config.ts takes them out). */
const parts: Readonly<Record<Locale, () => Promise<{ readonly catalogue: Words }>>> = {
  br: () => import('./catalogue.ts?locale=br'),
  en: () => import('./catalogue.ts?locale=en'),
};

const loaded = new Map<Locale, Words>();

/** Has to be over before anything is said in this language. Rejects when the part does not arrive. */
export const loadWords = async (locale: Locale): Promise<void> => {
  if (!loaded.has(locale)) loaded.set(locale, (await parts[locale]()).catalogue);
};

export const hasWords = (locale: Locale): boolean => loaded.has(locale);

export const wordsIn = (locale: Locale): Words => {
  const words = loaded.get(locale);
  if (!words) throw new Error(`Nothing can be said in '${locale}' before its words are loaded`);
  return words;
};

/** Is there such a text? For keys made of what a server said. */
export const isMessageKey = (key: string): key is MessageKey => [...loaded.values()].some((words) => Object.hasOwn(words, key));
