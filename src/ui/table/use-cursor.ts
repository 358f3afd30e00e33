import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { rowActionOf, stepOf, type RowAction, type RowKeys } from './row-keys.ts';
import type { RowStore } from './row-store.ts';
import { allSelected, noneSelected, select, toggle, type Selection } from './selection.ts';
import { readableOf } from './unreadable-row.ts';

/** A stretch of rows longer than this is not chosen by walking it: 'all that match' is for that. */
const longestStretch = 1000;

interface CursorInput<Row> {
  /** The row to begin at; -1 for none. */
  readonly startAt: number;
  readonly store: RowStore<Row>;
  readonly rowId: (row: Row) => string;
  readonly first: number;
  readonly last: number;
  /** The rows that are walked are on their way: which they are, nobody knows yet. */
  readonly isAwaited: boolean;
  /** What they were asked by; the same object while they are the same rows. */
  readonly asked: unknown;
  /** Rows a page is far. */
  readonly stride: () => number;
  readonly keys: RowKeys | undefined;
  readonly isSelectable: boolean;
  readonly selection: Selection;
  readonly choose: (selection: Selection) => void;
  /** A stretch was asked for that is not here in whole. */
  readonly onTooFar: () => void;
  readonly onOpen: ((row: Row) => void) | undefined;
  /** Shows the row; where pages are turned, turns to it. */
  readonly reveal: (index: number) => void;
  /** PageUp and PageDown turn pages instead of walking rows. */
  readonly turnPage: ((by: -1 | 1) => void) | undefined;
}

const range = (one: number, other: number): readonly number[] => {
  const first = Math.min(one, other);
  return Array.from({ length: Math.abs(other - one) + 1 }, (_, each) => first + each);
};

/** The row the keys act on, and what keys and clicks do to it. The focus stays on the table; the row is its active descendant. */
export const useCursor = <Row>(input: CursorInput<Row>) => {
  const [active, setActive] = useState(input.startAt);
  const anchor = useRef(input.startAt);
  const now = useRef(input);
  useLayoutEffect(() => {
    now.current = input;
  });

  const go = useCallback((index: number): void => {
    setActive(index);
    now.current.reveal(index);
  }, []);

  const stretch = useCallback((from: number, to: number): void => {
    const { store, rowId, selection, choose, onTooFar } = now.current;
    const rows = Math.abs(to - from) < longestStretch ? range(from, to).map((index) => store.placeAt(index)) : [];
    // Never a part of what was meant, chosen in silence.
    if (rows.length === 0 || rows.includes(undefined)) return onTooFar();
    choose(
      select(
        selection,
        rows.flatMap((place) => {
          const row = readableOf(place);
          return row === undefined ? [] : [rowId(row)];
        }),
      ),
    );
  }, []);

  const toggleAt = useCallback((index: number): void => {
    const { store, rowId, selection, choose } = now.current;
    const row = store.rowAt(index);
    if (row !== undefined) choose(toggle(selection, rowId(row)));
  }, []);

  const openAt = useCallback((index: number): void => {
    const { store, onOpen } = now.current;
    const row = store.rowAt(index);
    if (row !== undefined) onOpen?.(row);
  }, []);

  const walk = (from: number, action: RowAction): number => {
    const { first, last, stride, isSelectable } = now.current;
    const to = stepOf(action, { active: from, first, last, stride: stride() });
    if (to === null) return from;
    const isExtending = action === 'extendDown' || action === 'extendUp';
    if (isExtending && isSelectable) stretch(from < 0 ? to : from, to);
    if (!isExtending) anchor.current = to;
    go(to);
    return to;
  };

  // A key is not lost because the rows it was meant for come later; one that was meant for rows nobody asks for any more is.
  const held = useRef<readonly RowAction[]>([]);
  useLayoutEffect(() => {
    held.current = [];
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other rows are asked for
  }, [input.asked]);
  useLayoutEffect(() => {
    if (input.isAwaited || held.current.length === 0) return;
    // Once these rows are drawn: where the walk leads is drawn at once, which no effect may ask for.
    queueMicrotask(() => {
      const walks = held.current;
      held.current = [];
      walks.reduce(walk, active);
    });
  });

  const chooseBy: Partial<Record<RowAction, () => void>> = {
    all: () => now.current.choose(allSelected),
    none: () => now.current.choose(noneSelected),
    toggle: () => toggleAt(active),
  };

  const act = (action: RowAction): void => {
    const { isSelectable, turnPage, isAwaited } = now.current;
    if (action === 'open') return openAt(active);
    if (turnPage && (action === 'pageDown' || action === 'pageUp')) return turnPage(action === 'pageDown' ? 1 : -1);
    if (chooseBy[action]) return isSelectable ? chooseBy[action]() : undefined;
    if (isAwaited) held.current = [...held.current, action];
    else walk(active, action);
  };

  return {
    active,
    setActive,
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      // Buttons and boxes inside have their own keys.
      if (event.target !== event.currentTarget) return;
      const action = rowActionOf(event, now.current.keys);
      if (action === null) return;
      event.preventDefault();
      act(action);
    },
    onRowClick: useCallback(
      (index: number, event: MouseEvent): void => {
        const { isSelectable, onOpen } = now.current;
        const from = anchor.current < 0 ? index : anchor.current;
        setActive(index);
        if (isSelectable && event.shiftKey) return stretch(from, index);
        anchor.current = index;
        if (isSelectable && (event.ctrlKey || event.metaKey)) toggleAt(index);
        else if (onOpen && !event.ctrlKey && !event.metaKey) openAt(index);
      },
      [openAt, stretch, toggleAt],
    ),
    onRowToggle: useCallback(
      (index: number, isExtending: boolean): void => {
        const from = anchor.current < 0 ? index : anchor.current;
        setActive(index);
        if (isExtending) return stretch(from, index);
        anchor.current = index;
        toggleAt(index);
      },
      [stretch, toggleAt],
    ),
  };
};
