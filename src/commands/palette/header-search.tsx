// oxlint-disable jsx-a11y/prefer-tag-over-role -- the platform's list of suggestions can not hold icons nor 'Mais ações'
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { Search } from 'lucide-react';
import { useT } from '#locale/locale.tsx';
import { useCommands, type MenuLink } from '../context.tsx';
import { strokesOf } from '../stroke.ts';
import { EntryIcon } from './icons.tsx';
import { stepFrom } from './cursor.ts';
import { rank } from './ranking.ts';
import { wordIndexOf } from './word-index.ts';
import './palette.css';

/** Row NAV-6. */
const mostLinks = 5;

/**
 * The palette's small form: the menu entries that match, Enter goes. Tab or Ctrl/Cmd+K opens the palette with what was typed; so
 * does 'Mais ações' under the entries, and Enter when no entry matches.
 */
export const HeaderSearch = () => {
  const t = useT();
  const id = useId();
  const { links, palette, navigate } = useCommands();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const index = useMemo(() => wordIndexOf(links.map(({ name }) => ({ title: name, aliases: [] }))), [links]);
  const found: readonly MenuLink[] = useMemo(
    () => [...rank(index, query).positions].slice(0, mostLinks).flatMap((position) => links[position] ?? []),
    [index, links, query],
  );
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
    const grows = strokesOf(event.nativeEvent).includes('mod+k') || (event.key === 'Tab' && !event.shiftKey && isListed);
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
          setQuery(event.target.value);
          setActive(0);
          setIsOpen(true);
        }}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={onKeyDown}
      />
      {isListed && (
        <div id={`${id}-list`} role="listbox" aria-label={t('search.results')} className="header-find-list">
          {found.map(({ key, name, icon }, at) => (
            <div key={key} {...row(at)} className="header-find-row">
              <EntryIcon name={icon} />
              {name}
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
