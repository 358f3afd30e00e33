import { commands } from '#commands/registry.ts';
import type { Locale } from '#locale/locales.ts';
import type { MenuLink } from './context.tsx';
import { standingEntries, type Entry } from './entries.ts';
import { wordIndexOf, type WordIndex } from './word-index.ts';

/** What can be searched without the server, folded and indexed once. */
export interface Catalogue {
  readonly entries: readonly Entry[];
  readonly index: WordIndex;
  readonly positionById: ReadonlyMap<string, number>;
}

export const catalogueOf = (entries: readonly Entry[]): Catalogue => ({
  entries,
  index: wordIndexOf(entries),
  positionById: new Map(entries.map(({ id }, position) => [id, position])),
});

const known = new WeakMap<readonly MenuLink[], Map<Locale, Catalogue>>();

/** Kept as long as the menu is: the palette opens on an index that is already there. */
export const standingCatalogue = (links: readonly MenuLink[], locale: Locale): Catalogue => {
  const perLocale = known.get(links) ?? new Map<Locale, Catalogue>();
  known.set(links, perLocale);
  const catalogue = perLocale.get(locale) ?? catalogueOf(standingEntries(commands, links, locale));
  perLocale.set(locale, catalogue);
  return catalogue;
};
