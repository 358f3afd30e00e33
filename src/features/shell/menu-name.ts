import type { MenuItem } from '#contract/shell.ts';
import type { Locale } from '#locale/locales.ts';
import type { Translate } from '#locale/translate.ts';
import { isMessageKey } from '#locale/words.ts';

/** The server names its menu in Portuguese. In another language an item we know by its key has our name, any other keeps the server's. */
export const menuNameIn =
  (locale: Locale, t: Translate) =>
  ({ key, name }: Pick<MenuItem, 'key' | 'name'>): string => {
    const known = `menu.${key}`;
    return locale === 'br' || !isMessageKey(known) ? name : t(known as 'menu.summary');
  };
