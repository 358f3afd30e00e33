import type { MenuLink } from './context.tsx';
import { EntryIcon } from './icons.tsx';
import { rank } from './ranking.ts';
import { wordIndexOf, type WordIndex } from './word-index.ts';

const indexes = new WeakMap<readonly MenuLink[], WordIndex>();

const indexOf = (links: readonly MenuLink[]): WordIndex => {
  const index = indexes.get(links) ?? wordIndexOf(links.map(({ name }) => ({ title: name, aliases: [] })));
  indexes.set(links, index);
  return index;
};

/** The places of the menu that match, best first. What the header's search finds with; it comes behind the first screen. */
export const findLinks = (links: readonly MenuLink[], query: string, most: number): readonly MenuLink[] =>
  [...rank(indexOf(links), query).positions].slice(0, most).flatMap((position) => links[position] ?? []);

/** One of them, as its row shows it. */
export const FoundLink = ({ name, icon }: Pick<MenuLink, 'name' | 'icon'>) => (
  <>
    <EntryIcon name={icon} />
    {name}
  </>
);
