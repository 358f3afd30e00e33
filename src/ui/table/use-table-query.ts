import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { readQuery, readSelection, writeQuery, writeSelection, type TableSearch } from './query-codec.ts';
import type { QueryRules, RowQuery, TableQuery } from './query.ts';
import { afterFilterChange, type Selection } from './selection.ts';

interface HowToWrite {
  /** No new entry in the history. */
  readonly replace: boolean;
}

/** Where a table's place is kept: the URL, given by the app, or nowhere beyond the page. `search` holds the table's keys alone. */
export interface SearchPort {
  readonly search: TableSearch;
  readonly write: (search: TableSearch, how: HowToWrite) => void;
}

/** One that others write to as well: as a function of the newest place, also one that is still on its way. */
export interface SharedPort extends SearchPort {
  readonly write: (search: TableSearch | ((newest: TableSearch) => TableSearch), how: HowToWrite) => void;
}

/** For a table that has no address of its own. */
export const useLocalSearch = (first: TableSearch = {}): SearchPort => {
  const [search, write] = useState(first);
  return useMemo(() => ({ search, write }), [search]);
};

interface Held {
  readonly selection: Selection;
  /** The URL's word for it when last looked at. */
  readonly seen: string;
  /** Words on their way into the URL, the oldest first. */
  readonly written: readonly string[];
}

/** The URL may be behind what was chosen, and carries no more than a link can: only a word that is not ours is somebody else's. */
const follow = (held: Held, text: string): Held => {
  const at = held.written.indexOf(text);
  return at < 0
    ? { selection: readSelection(text), seen: text, written: [] }
    : { selection: held.selection, seen: text, written: held.written.slice(at + 1) };
};

const chosen = (held: Held, selection: Selection): Held => {
  const text = writeSelection(selection);
  const isNews = text !== (held.written.at(-1) ?? held.seen);
  return { ...held, selection, written: isNews ? [...held.written, text] : held.written };
};

const useSelection = (text: string) => {
  const [held, hold] = useState<Held>(() => ({ selection: readSelection(text), seen: text, written: [] }));
  if (text !== held.seen) hold(follow(held, text));
  const choose = useCallback((selection: Selection) => hold((now) => chosen(now, selection)), []);
  return [held.selection, choose] as const;
};

/** The place as it was asked for last. */
interface Ahead {
  readonly query: TableQuery;
  /** The address as last looked at. */
  readonly seen: string;
  /** Addresses that were written and have not arrived, the oldest first. */
  readonly onWay: readonly string[];
}

const said = (search: TableSearch): string => JSON.stringify(Object.entries(search).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** What was asked for last stands while older addresses of ours arrive; one that is not ours counts at once. */
const arrived = (ahead: Ahead, query: TableQuery, seen: string): Ahead => {
  const at = ahead.onWay.indexOf(seen);
  const later = at < 0 ? [] : ahead.onWay.slice(at + 1);
  const onWay = seen === ahead.seen ? ahead.onWay : later;
  return { query: onWay.length > 0 ? ahead.query : query, seen, onWay };
};

/** What builds on what stands there is given as a function: what was drawn last may be older than the last change. */
export type ChangeQuery = (change: Partial<TableQuery> | ((before: TableQuery) => Partial<TableQuery>), how?: HowToWrite) => void;

interface TablePlace {
  readonly query: TableQuery;
  /** What of it asks for rows; the same object while they are the same rows in the same order. */
  readonly rowQuery: RowQuery;
  /** Another search, filter, order or length begins at page 1 again. */
  readonly change: ChangeQuery;
}

/** A table's place, read from its port and written back to it. */
export const useTableQuery = <Row>(rules: QueryRules<Row>, { search, write }: SearchPort): TablePlace => {
  const [selection, choose] = useSelection(search['selected'] ?? '');
  const asked = useMemo(() => readQuery(search, rules), [search, rules]);
  const query = useMemo((): TableQuery => ({ ...asked, selection }), [asked, selection]);

  const wanted = JSON.stringify([asked.search, asked.filters, asked.sort]);
  // oxlint-disable-next-line react/exhaustive-deps -- the text says when another object means other rows
  const rowQuery = useMemo((): RowQuery => ({ search: asked.search, filters: asked.filters, sort: asked.sort }), [wanted]);

  // Two changes in one turn build on each other, although the URL answers later.
  const seen = said(search);
  const latest = useRef<Ahead>({ query, seen, onWay: [] });
  useLayoutEffect(() => {
    latest.current = arrived(latest.current, query, seen);
  }, [query, seen]);

  const change = useCallback<ChangeQuery>(
    (asks, how = { replace: false }) => {
      const { query: before, ...way } = latest.current;
      const part = typeof asks === 'function' ? asks(before) : asks;
      const isNarrowing = part.search !== undefined || part.filters !== undefined;
      const isElsewhere = isNarrowing || part.sort !== undefined || part.rows !== undefined;
      const next: TableQuery = {
        ...before,
        ...(isElsewhere ? { page: 1 } : {}),
        ...(isNarrowing ? { selection: afterFilterChange(before.selection) } : {}),
        ...part,
      };
      const address = writeQuery(next, rules);
      const isNews = said(address) !== (way.onWay.at(-1) ?? way.seen);
      latest.current = { ...way, query: next, onWay: isNews ? [...way.onWay, said(address)] : way.onWay };
      if (next.selection !== before.selection) choose(next.selection);
      write(address, how);
    },
    [choose, rules, write],
  );
  return { query, rowQuery, change };
};
