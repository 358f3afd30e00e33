import type { Catalogue, MessageKey } from './catalogue.ts';
import type { Locale } from './locales.ts';
import { wordsIn } from './words.ts';

type ValuesOf<Key extends MessageKey> = Catalogue[Key]['br'] extends (values: infer Values) => string ? Values : never;

/** Texts that take no values. */
type PlainKey = { readonly [Key in MessageKey]: [ValuesOf<Key>] extends [never] ? Key : never }[MessageKey];

/**
 * A text chosen but not yet put into words: what a pure part returns when it must say something. Texts without values are one member:
 * a union of a thousand is more than the compiler reduces.
 */
export type Message =
  | { readonly key: PlainKey }
  | { readonly [Key in Exclude<MessageKey, PlainKey>]: { readonly key: Key; readonly values: ValuesOf<Key> } }[Exclude<
      MessageKey,
      PlainKey
    >];

export type Translate = <Key extends MessageKey>(key: Key, ...values: [ValuesOf<Key>] extends [never] ? [] : [ValuesOf<Key>]) => string;

/** The words of this language are loaded. */
export const translateIn = (locale: Locale): Translate => {
  const words = wordsIn(locale);
  return (key, ...values) => {
    const text = words[key][locale];
    return typeof text === 'function' ? (text as (values: unknown) => string)(values[0]) : String(text);
  };
};

export const formatMessage = (t: (key: MessageKey, values?: unknown) => string, message: Message): string =>
  t(message.key, 'values' in message ? message.values : undefined);
