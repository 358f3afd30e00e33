export const locales = ['br', 'en'] as const;
export type Locale = (typeof locales)[number];
/** BCP 47 tag of each locale, for `lang`, Intl and the screen reader. */
export const tagOf: Readonly<Record<Locale, string>> = { br: 'pt-BR', en: 'en' };
