import type { MessageKey } from './catalogue.ts';
import type { Locale } from './locales.ts';

/** Texts in one language. */
type Words = Readonly<Partial<Record<MessageKey, Readonly<Partial<Record<Locale, unknown>>>>>>;

/** Nobody fetches what a screen says that they do not open: `door` before anybody is signed in, `console` wherever one is then, others with their routes. */
export type Volume =
  | 'door'
  | 'commands'
  | 'console'
  | 'answers'
  | 'editor'
  | 'home'
  | 'integrations'
  | 'mediation'
  | 'money'
  | 'orders'
  | 'automessages'
  | 'prices'
  | 'products'
  | 'questions'
  | 'queue'
  | 'records'
  | 'reports'
  | 'settings'
  | 'slip'
  | 'tables'
  | 'uploads';

/** A part of its own for each language: nobody fetches the texts of another (scripts/vite/one-language.ts takes them out). */
const parts: Readonly<Record<Volume, Readonly<Record<Locale, () => Promise<{ readonly catalogue: Words }>>>>> = {
  door: { br: () => import('./door-catalogue.ts?locale=br'), en: () => import('./door-catalogue.ts?locale=en') },
  commands: { br: () => import('./commands-catalogue.ts?locale=br'), en: () => import('./commands-catalogue.ts?locale=en') },
  console: { br: () => import('./console-catalogue.ts?locale=br'), en: () => import('./console-catalogue.ts?locale=en') },
  answers: { br: () => import('./answers-catalogue.ts?locale=br'), en: () => import('./answers-catalogue.ts?locale=en') },
  editor: { br: () => import('./editor-catalogue.ts?locale=br'), en: () => import('./editor-catalogue.ts?locale=en') },
  home: { br: () => import('./home-catalogue.ts?locale=br'), en: () => import('./home-catalogue.ts?locale=en') },
  integrations: {
    br: () => import('./integrations-catalogue.ts?locale=br'),
    en: () => import('./integrations-catalogue.ts?locale=en'),
  },
  mediation: { br: () => import('./mediation-catalogue.ts?locale=br'), en: () => import('./mediation-catalogue.ts?locale=en') },
  money: { br: () => import('./money-catalogue.ts?locale=br'), en: () => import('./money-catalogue.ts?locale=en') },
  orders: { br: () => import('./orders-catalogue.ts?locale=br'), en: () => import('./orders-catalogue.ts?locale=en') },
  automessages: { br: () => import('./automessages-catalogue.ts?locale=br'), en: () => import('./automessages-catalogue.ts?locale=en') },
  prices: { br: () => import('./prices-catalogue.ts?locale=br'), en: () => import('./prices-catalogue.ts?locale=en') },
  products: { br: () => import('./products-catalogue.ts?locale=br'), en: () => import('./products-catalogue.ts?locale=en') },
  questions: { br: () => import('./questions-catalogue.ts?locale=br'), en: () => import('./questions-catalogue.ts?locale=en') },
  queue: { br: () => import('./queue-catalogue.ts?locale=br'), en: () => import('./queue-catalogue.ts?locale=en') },
  records: { br: () => import('./records-catalogue.ts?locale=br'), en: () => import('./records-catalogue.ts?locale=en') },
  reports: { br: () => import('./reports-catalogue.ts?locale=br'), en: () => import('./reports-catalogue.ts?locale=en') },
  settings: { br: () => import('./settings-catalogue.ts?locale=br'), en: () => import('./settings-catalogue.ts?locale=en') },
  slip: { br: () => import('./slip-catalogue.ts?locale=br'), en: () => import('./slip-catalogue.ts?locale=en') },
  tables: { br: () => import('./tables-catalogue.ts?locale=br'), en: () => import('./tables-catalogue.ts?locale=en') },
  uploads: { br: () => import('./uploads-catalogue.ts?locale=br'), en: () => import('./uploads-catalogue.ts?locale=en') },
};

/** Volumes something is said from by now. */
const opened = new Set<Volume>(['door']);

interface Shelf {
  readonly volumes: Set<Volume>;
  /** One object as long as the page lives: who translates with it finds the words of a later volume too. */
  readonly words: Record<string, Readonly<Partial<Record<Locale, unknown>>>>;
}
const shelves = new Map<Locale, Shelf>();

/** Has to be over before anything is said in this language. Rejects when a part does not arrive. */
export const loadWords = async (locale: Locale): Promise<void> => {
  const absent = [...opened].filter((volume) => !shelves.get(locale)?.volumes.has(volume));
  if (absent.length === 0) return;
  await Promise.all(
    absent.map(async (volume) => {
      const { catalogue } = await parts[volume][locale]();
      const shelf = shelves.get(locale) ?? { volumes: new Set(), words: {} };
      Object.assign(shelf.words, catalogue);
      shelf.volumes.add(volume);
      shelves.set(locale, shelf);
    }),
  );
  // One may have been opened meanwhile.
  await loadWords(locale);
};

/** Has to be over before anything of this volume is said, in whatever language was loaded so far. */
export const openVolume = async (volume: Volume): Promise<void> => {
  opened.add(volume);
  await Promise.all([...shelves.keys()].map(loadWords));
};

/** Each of them, in the order they are given here. */
export const volumes = Object.keys(parts) as readonly Volume[];

export const hasWords = (locale: Locale): boolean => [...opened].every((volume) => shelves.get(locale)?.volumes.has(volume));

export const wordsIn = (locale: Locale): Readonly<Record<MessageKey, Readonly<Partial<Record<Locale, unknown>>>>> => {
  const shelf = shelves.get(locale);
  if (!shelf) throw new Error(`Nothing can be said in '${locale}' before its words are loaded`);
  return shelf.words as Readonly<Record<MessageKey, Readonly<Partial<Record<Locale, unknown>>>>>;
};

/** Is there such a text? For keys made of what a server said. */
export const isMessageKey = (key: string): key is MessageKey => [...shelves.values()].some(({ words }) => Object.hasOwn(words, key));
