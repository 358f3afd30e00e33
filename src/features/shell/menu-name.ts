import type { MenuItem } from '#contract/shell.ts';
import { catalogue, type MessageKey } from '#locale/catalogue.ts';
import type { Locale, Translate } from '#locale/translate.ts';

const isKnown = (key: string): key is MessageKey => Object.hasOwn(catalogue, key);

/** The server names its menu in Portuguese. In another language an item we know by its key has our name, any other keeps the server's. */
export const menuNameIn =
  (locale: Locale, t: Translate) =>
  ({ key, name }: Pick<MenuItem, 'key' | 'name'>): string => {
    const known = `menu.${key}`;
    return locale === 'br' || !isKnown(known) ? name : t(known as 'menu.summary');
  };
