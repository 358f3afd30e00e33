import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLocale } from '#locale/locale.tsx';
import { cursorAfter, firstOf } from './cursor.ts';
import type { Entry } from './entries.ts';
import { EntryRow } from './entry-row.tsx';
import { PaletteFrame } from './palette-frame.tsx';
import { workingPrefixes } from './prefixes.ts';
import { entryAt } from './results.ts';
import { useFindings, type Searched } from './use-findings.ts';

interface BrowseProps {
  readonly searched: Searched;
  /** What stands in the field at first. */
  readonly query: string;
  /** `typed` without the prefix that `whole` begins with. */
  readonly onPick: (entry: Entry, typed: string, whole: string) => void;
  readonly onClose: () => void;
}

/** The same element for as long as it says the same: the row it stands in is then left alone. */
const entryRows = ({ standings, context }: Searched): ((entry: Entry, isRepeat: boolean) => ReactNode) => {
  const made = { first: new WeakMap<Entry, ReactNode>(), again: new WeakMap<Entry, ReactNode>() };
  return (entry, isRepeat) => {
    const known = made[isRepeat ? 'again' : 'first'];
    const row = known.get(entry) ?? <EntryRow entry={entry} isRepeat={isRepeat} refusal={standings.refusalOf(entry)} context={context} />;
    known.set(entry, row);
    return row;
  };
};

/** The list of everything that can be done or gone to, and the search through it. */
export const Browse = ({ searched, query: before, onPick, onClose }: BrowseProps) => {
  const { t } = useLocale();
  const { standings, context } = searched;
  const [query, setQuery] = useState(before);
  const { role } = context.actor;
  const { search, rows, lookups } = useFindings(query, searched);
  // Until the person moves it the cursor is on the first row, also when the first row comes late from the server.
  const [moved, setMoved] = useState<number | null>(null);
  const active = moved ?? firstOf(rows);

  const shownAs = useMemo(() => entryRows(searched), [searched]);

  const type = (next: string): void => {
    setMoved(null);
    setQuery(next);
  };
  const pick = (index: number): void => {
    const entry = entryAt(rows, index);
    if (!entry) return;
    if (entry.kind === 'prefix') type(entry.prefix);
    else if (standings.refusalOf(entry) === null) onPick(entry, search.text, query);
    else setMoved(index);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const next = cursorAfter(event.key, rows, active, query !== '');
    if (next !== null) setMoved(next);
    else if (event.key === 'Enter' && !event.repeat) pick(active);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };

  const status = {
    idle: t('palette.count', { n: rows.length - rows.headings.length }),
    searching: t('palette.searching'),
    failed: t('palette.searchFailed'),
  }[lookups.status];
  const ids = lookups.broken.flatMap(({ id }) => id ?? []).join(', ');
  const unread = lookups.broken.length === 0 ? '' : t('table.unreadableCount', { n: lookups.broken.length, ids });
  const prefixes = workingPrefixes(role).join(' ');

  return (
    <PaletteFrame
      label={t('palette.title')}
      placeholder={t('palette.placeholder')}
      crumb={null}
      query={query}
      onQuery={type}
      onKeyDown={onKeyDown}
      steps={rows}
      active={active}
      renderRow={(index) => {
        const row = rows.at(index);
        if (row === null) return null;
        if (row.kind === 'heading') return t(row.label);
        return shownAs(row.entry, row.isRepeat);
      }}
      onActive={setMoved}
      onPick={pick}
      empty={emptyText()}
      foot={{ status: [status, unread].filter(Boolean).join('. '), hint: t('palette.hint') }}
      onClose={onClose}
    />
  );

  function emptyText(): string {
    if (lookups.status === 'searching') return '';
    if (unread !== '') return unread;
    if ((search.kind === 'order' || search.kind === 'mediation') && search.text === '') return t(`palette.prefix.${search.kind}`);
    if (search.kind === 'unknown' || search.kind === 'listing') return t('palette.prefixHelp', { prefixes });
    return search.text === '' ? t('palette.empty') : t('palette.emptyFor', { query: search.text });
  }
};
