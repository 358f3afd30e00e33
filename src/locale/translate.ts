import { catalogue, type Catalogue, type MessageKey } from './catalogue.ts';

export const locales = ['br', 'en'] as const;
export type Locale = (typeof locales)[number];
/** BCP 47 tag of each locale, for `lang`, Intl and the screen reader. */
export const tagOf: Readonly<Record<Locale, string>> = { br: 'pt-BR', en: 'en' };

type ValuesOf<Key extends MessageKey> = Catalogue[Key]['br'] extends (values: infer Values) => string ? Values : never;

/** A text chosen but not yet put into words: what a pure part returns when it must say something. */
export type Say = {
  readonly [Key in MessageKey]: [ValuesOf<Key>] extends [never]
    ? { readonly key: Key }
    : { readonly key: Key; readonly values: ValuesOf<Key> };
}[MessageKey];

export type Translate = <Key extends MessageKey>(key: Key, ...values: [ValuesOf<Key>] extends [never] ? [] : [ValuesOf<Key>]) => string;

export const translateIn =
  (locale: Locale): Translate =>
  (key, ...values) => {
    const text: unknown = catalogue[key][locale];
    return typeof text === 'function' ? (text as (values: unknown) => string)(values[0]) : String(text);
  };

export const say = (t: (key: MessageKey, values?: unknown) => string, message: Say): string =>
  t(message.key, 'values' in message ? message.values : undefined);
