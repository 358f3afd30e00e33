// oxlint-disable jsx-a11y/prefer-tag-over-role -- the platform's list of suggestions can not hold icons nor 'Mais ações'
import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { Search } from 'lucide-react';
import { useT } from '#locale/locale.tsx';
import { createLazyModule } from '#ui/lazy-module.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { CommandKey } from './command-key.tsx';
import { useCommands, type MenuLink } from './context.tsx';
import { chordsOf } from './key-chord.ts';
import { stepFrom } from './cursor.ts';
import './palette.css';

/** Row NAV-6. */
const mostLinks = 5;

/** How places are found by what is typed, and their icons: nobody types before the first screen is there. */
const menuFinder = createLazyModule(() => import('./menu-finder.tsx'));
const noLinks: readonly MenuLink[] = [];

/** Fetched behind the first screen, at the latest when the field is entered; null until it came. What did not come is asked for again at the next key. */
const useMenuFinder = () => {
  const [finder, setFinder] = useState(menuFinder.here);
  const fetchFinder = (): void => {
    if (finder) return;
    menuFinder.load().then(
      (come) => setFinder(come),
      () => {},
    );
  };
  useEffect(() => whenIdle(menuFinder.ahead), []);
  return { finder, fetchFinder };
};

/**
 * The palette's small form: the menu entries that match, Enter goes. Tab or Ctrl/Cmd+K opens the palette with what was typed; so
 * does 'Mais ações' under the entries, and Enter when no entry matches, or none can be found yet.
 */
export const HeaderSearch = () => {
  const t = useT();
  const id = useId();
  const { links, palette, navigate } = useCommands();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const { finder, fetchFinder } = useMenuFinder();
  const found: readonly MenuLink[] = useMemo(() => finder?.findLinks(links, query, mostLinks) ?? noLinks, [finder, links, query]);
  const isListed = isOpen && query.trim() !== '';
  // The last row is 'Mais ações'.
  const steps = { length: found.length + 1, headings: [] };

  const leave = (): void => {
    setIsOpen(false);
    setQuery('');
    setActive(0);
  };
  const grow = (): void => {
    const kept = query;
    leave();
    palette.open({ kind: 'browse', query: kept });
  };
  const pick = (at: number): void => {
    const link = found[at];
    if (!link) {
      grow();
      return;
    }
    leave();
    navigate(link.link);
  };
  const onListKey = (key: string): boolean => {
    if (key === 'Escape') leave();
    else if (key === 'ArrowDown') setActive(stepFrom(steps, active, 1));
    else if (key === 'ArrowUp') setActive(stepFrom(steps, active, -1));
    else if (key === 'Enter') pick(active);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const grows = chordsOf(event.nativeEvent).includes('mod+k') || (event.key === 'Tab' && !event.shiftKey && isListed);
    if (grows) grow();
    if (grows || (isListed && onListKey(event.key))) event.preventDefault();
  };
  const row = (
    at: number,
  ): {
    readonly id: string;
    readonly role: 'option';
    readonly 'aria-selected': boolean;
    readonly onPointerDown: (event: { preventDefault: () => void }) => void;
    readonly onClick: () => void;
  } => ({
    id: `${id}-${at}`,
    role: 'option',
    'aria-selected': at === active,
    // The input keeps the focus; losing it would close the list before the click.
    onPointerDown: (event) => event.preventDefault(),
    onClick: () => pick(at),
  });

  return (
    <search className="header-find">
      <Search size={14} aria-hidden className="header-find-icon" />
      <input
        type="search"
        role="combobox"
        className="header-find-input"
        aria-label={t('search.label')}
        aria-expanded={isListed}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isListed ? `${id}-${active}` : undefined}
        placeholder={t('search.placeholder')}
        value={query}
        onChange={(event) => {
          fetchFinder();
          setQuery(event.target.value);
          setActive(0);
          setIsOpen(true);
        }}
        onFocus={() => {
          fetchFinder();
          setIsOpen(true);
        }}
        onBlur={() => setIsOpen(false)}
        onKeyDown={onKeyDown}
      />
      {query === '' && (
        <span className="header-find-key" aria-hidden>
          <CommandKey name="app.openPalette" />
        </span>
      )}
      {isListed && (
        <div id={`${id}-list`} role="listbox" aria-label={t('search.results')} className="header-find-list">
          {finder &&
            found.map((link, at) => (
              <div key={link.key} {...row(at)} className="header-find-row">
                <finder.FoundLink name={link.name} icon={link.icon} />
              </div>
            ))}
          <div {...row(found.length)} className="header-find-row header-find-more">
            {t('search.more')}
          </div>
        </div>
      )}
    </search>
  );
};
