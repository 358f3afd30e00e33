// oxlint-disable jsx-a11y/prefer-tag-over-role -- the platform's list of suggestions can not hold icons nor 'Mais ações'
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Search } from 'lucide-react';
import { useT } from '#locale/locale.tsx';
import { screenTexts } from '#locale/screen-texts.ts';
import { addTexts } from '#locale/words.ts';
import { createLazyModule } from '#ui/lazy-module.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { CommandKey } from './command-key.tsx';
import { useCommands } from './context.tsx';
import type { FieldRow, FieldRows } from './field-findings.tsx';
import { chordsOf } from './key-chord.ts';
import { stepFrom } from './cursor.ts';
import './palette.css';

/** How everything is found, and its rows: nobody types before the first screen is there. */
const fieldFindings = createLazyModule(async () => (await Promise.all([import('./field-findings.tsx'), addTexts(screenTexts)]))[0]);
const nothing: FieldRows = { places: [], others: [] };

/** Fetched behind the first screen, at the latest when the field is entered; null until it came. What did not come is asked for again at the next key. */
const useFinder = () => {
  const [finder, setFinder] = useState(fieldFindings.here);
  const fetchFinder = (): void => {
    if (finder) return;
    fieldFindings.load().then(
      (come) => setFinder(come),
      () => {},
    );
  };
  useEffect(() => whenIdle(fieldFindings.ahead), []);
  return { finder, fetchFinder };
};

/** Gives the focus back to what had it before the field, as the palette does when it closes; where that is gone, to the page. */
const useFocusBefore = () => {
  const input = useRef<HTMLInputElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const keepFocusBefore = (element: EventTarget | null): void => {
    before.current = element instanceof HTMLElement ? element : null;
  };
  const giveFocusBack = (): void => {
    input.current?.blur();
    before.current?.focus({ preventScroll: true });
  };
  return { input, keepFocusBefore, giveFocusBack };
};

/** The cursor is on 'Mais ações', however many rows stand above it by now. */
const MORE = -1;

/**
 * The palette, in the header: the places of the menu that match first, then everything else it finds. Enter goes to the first. Tab or
 * Ctrl/Cmd+K opens the palette itself with what was typed; so does 'Mais ações' under the rows, and Enter when nothing matches, or nothing
 * can be found yet.
 */
export const HeaderSearch = () => {
  const t = useT();
  const id = useId();
  const { palette } = useCommands();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [found, setFound] = useState(nothing);
  const { finder, fetchFinder } = useFinder();
  const { input, keepFocusBefore, giveFocusBack } = useFocusBefore();
  const isListed = isOpen && query.trim() !== '';
  const { places, others } = finder && isListed ? found : nothing;
  const rows = [...places, ...others];
  // The last row is 'Mais ações'.
  const steps = { length: rows.length + 1, headings: [] };
  const at = active === MORE ? rows.length : Math.min(active, rows.length);
  useLayoutEffect(() => {
    if (isListed) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at, isListed]);
  const moveTo = (next: number): void => setActive(next === rows.length ? MORE : next);

  const leave = (): void => {
    setIsOpen(false);
    setQuery('');
    setActive(0);
    setFound(nothing);
  };
  const grow = (): void => {
    const kept = query;
    leave();
    giveFocusBack();
    palette.open({ kind: 'browse', query: kept });
  };
  const pick = (picked: number): void => {
    const row = rows[picked];
    if (!row) grow();
    else if (row.pick) {
      leave();
      // Before it runs: what it opens takes the focus, and gives it back to where one was.
      giveFocusBack();
      row.pick();
    }
  };
  const onListKey = (key: string): boolean => {
    if (key === 'ArrowDown') moveTo(stepFrom(steps, at, 1));
    else if (key === 'ArrowUp') moveTo(stepFrom(steps, at, -1));
    else if (key === 'Enter') pick(at);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    // Held down it would decide on one after another.
    if (event.key === 'Enter' && event.repeat) return event.preventDefault();
    if (event.key === 'Escape') {
      event.preventDefault();
      leave();
      return giveFocusBack();
    }
    const grows = chordsOf(event.nativeEvent).includes('mod+k') || (event.key === 'Tab' && !event.shiftKey && isListed);
    if (grows) grow();
    if (grows || (isListed && onListKey(event.key))) event.preventDefault();
  };
  const option = (
    place: number,
  ): {
    readonly id: string;
    readonly role: 'option';
    readonly 'aria-selected': boolean;
    readonly onPointerDown: (event: { preventDefault: () => void }) => void;
    readonly onClick: () => void;
  } => ({
    id: `${id}-${place}`,
    role: 'option',
    'aria-selected': place === at,
    // The input keeps the focus; losing it would close the list before the click.
    onPointerDown: (event) => event.preventDefault(),
    onClick: () => pick(place),
  });
  const group = (label: string, listed: readonly FieldRow[], first: number) =>
    listed.length > 0 && (
      <div role="group" aria-label={label} className="header-find-group">
        {listed.map((row, each) => (
          <div key={row.id} {...option(first + each)} className="header-find-row">
            {row.shown}
          </div>
        ))}
      </div>
    );

  return (
    <search className="header-find">
      <Search size={14} aria-hidden className="header-find-icon" />
      <input
        ref={input}
        type="search"
        role="combobox"
        className="header-find-input"
        aria-label={t('search.label')}
        aria-expanded={isListed}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isListed ? `${id}-${at}` : undefined}
        placeholder={t('search.placeholder')}
        value={query}
        onChange={(event) => {
          fetchFinder();
          setQuery(event.target.value);
          setActive(0);
          setIsOpen(true);
        }}
        onFocus={({ relatedTarget }) => {
          keepFocusBefore(relatedTarget);
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
      {finder && isListed && <finder.FindAll query={query} onFound={setFound} />}
      {isListed && (
        <div id={`${id}-list`} role="listbox" aria-label={t('search.label')} className="header-find-list">
          {group(t('search.results'), places, 0)}
          {group(t('search.actions'), others, places.length)}
          <div {...option(rows.length)} className="header-find-row header-find-more">
            {t('search.more')}
          </div>
        </div>
      )}
    </search>
  );
};
