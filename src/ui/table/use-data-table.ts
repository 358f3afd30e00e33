import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useT } from '#locale/locale.tsx';
import { usePreferences } from '../preferences.ts';
import { toast } from '../toast.tsx';
import type { RowLook } from './body-row.tsx';
import { cardHeight, inCardOrder } from './card-layout.ts';
import { clampPage, pagesOf } from './page-window.ts';
import type { QueryRules } from './query.ts';
import type { RowKeys } from './row-keys.ts';
import type { RowStore } from './row-store.ts';
import type { Span } from './row-window.ts';
import type { RowsHandle, ScrollPlace } from './scroll-rows.tsx';
import type { Selection } from './selection.ts';
import type { Source } from './source.ts';
import type { TableMemory } from './table-memory.ts';
import { boxWidth } from './table-grid.tsx';
import { useColumns } from './use-columns.ts';
import { useComingBack } from './use-coming-back.ts';
import { useCursor } from './use-cursor.ts';
import { useNarrow } from './use-narrow.ts';
import { usePageRows, type Shown } from './use-page-rows.ts';
import { useRows } from './use-rows.ts';
import { useTableQuery, type SearchPort } from './use-table-query.ts';
import { useWidth } from './use-width.ts';

export interface TableInput<Row> {
  /** What may be asked, columns among it. Keep its identity between renders. */
  readonly rules: QueryRules<Row>;
  readonly source: Source<Row>;
  /** The URL, or `useLocalSearch()`. */
  readonly place: SearchPort;
  readonly rowId: (row: Row) => string;
  /** Pages of 10, 15 or 100, or one list of any length (row CTL-1). */
  readonly mode?: 'pages' | 'scroll';
  /** The user whose arrangement of the columns is remembered, and the table. Keep its identity. */
  readonly remember?: { readonly owner: string; readonly table: string };
  /** Pixels; by default what the density asks for. */
  readonly rowHeight?: number;
  /** Keys of the caller beside the arrows, Home, End, PageUp, PageDown, Enter, Space, Ctrl+A and Escape. */
  readonly keys?: RowKeys;
  readonly isSelectable?: boolean;
  /** With Shift, a second column decides among the equals of the first. */
  readonly isMultiSort?: boolean;
  readonly onOpen?: (row: Row) => void;
  /** Buttons of one row. Keep its identity, or every row is drawn again. */
  readonly rowActions?: (row: Row) => ReactNode;
  /** Pixels; 56 by default. */
  readonly rowActionsWidth?: number;
  /** Another value asks again for what is shown. */
  readonly revision?: unknown;
  /** Hears of the row the keys act on; null when there is none. */
  readonly onCursor?: (row: Row | null) => void;
  /** Where one was in one long list, for when it is on screen again: the same object for as long as that is to be remembered. */
  readonly memory?: TableMemory;
}

/** Rows asked for together in one long list. */
const scrollBlock = 100;
const heights = { dense: 36, comfortable: 46 } as const;

const useRowHeight = (asked: number | undefined, card: number | null) => {
  const { density } = usePreferences();
  const head = heights[density];
  return card === null ? { head, row: Math.max(asked ?? 0, head) } : { head: 0, row: card };
};

const spanOf = (shown: Shown<unknown> | null): Span =>
  shown ? { first: shown.offset, last: shown.offset + shown.rows.length - 1 } : { first: 0, last: -1 };

/** Which rows keys walk, and whether those they will walk are still on their way. */
interface Walk {
  readonly walked: Span;
  readonly isAwaited: boolean;
}
const walkOfAll = (store: RowStore<unknown>): Walk => ({
  walked: { first: 0, last: (store.total() ?? 0) - 1 },
  isAwaited: store.isAwaited(),
});
const walkOfPage = (store: RowStore<unknown>, shown: Shown<unknown> | null, offset: number): Walk => ({
  walked: spanOf(shown),
  isAwaited: store.isAwaited() || (shown?.offset !== offset && store.isLoading()),
});

/** Which rows there are and where among them the page is. */
const usePage = <Row>({ rules, source, place, revision, mode }: TableInput<Row>) => {
  const isScroll = mode === 'scroll';
  const { query, rowQuery, change } = useTableQuery(rules, place);
  const store = useRows({ source, query: rowQuery, blockRows: isScroll ? scrollBlock : query.rows, revision });
  const total = store.total();
  const isAtLeast = store.isAtLeast();
  const pages = pagesOf(total ?? 0, query.rows);
  const offset = (query.page - 1) * query.rows;
  const isFirst = total === null;
  useLayoutEffect(() => {
    if (!isScroll) store.need(offset, offset + query.rows - 1);
    // How long the list is comes with its first block; from then on its rows say what they need.
    else if (isFirst) store.need(0, scrollBlock - 1);
  }, [store, isScroll, isFirst, offset, query.rows]);
  // A link may lead beyond the end, and the last page may have gone.
  const isBeyond = !isScroll && !isFirst && query.page > pages && !store.isLoading() && !store.hasFailed();
  useLayoutEffect(() => {
    if (isBeyond) change({ page: pages }, { replace: true });
  }, [isBeyond, pages, change]);

  const pageRows = usePageRows(store, offset, query.rows);
  const walk = isScroll ? walkOfAll(store) : walkOfPage(store, pageRows, offset);
  return { isScroll, query, rowQuery, change, store, total, isAtLeast, pages, isBeyond, pageRows, ...walk };
};

interface Around {
  readonly id: string;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly list: RefObject<RowsHandle | null>;
  readonly rowHeight: number;
}

/** The cursor over those rows: shown where it goes, gone when other rows are asked for. */
const useRowCursor = <Row>(input: TableInput<Row>, page: ReturnType<typeof usePage<Row>>, { id, scroller, list, rowHeight }: Around) => {
  const t = useT();
  const { isScroll, query, rowQuery, change, store, pages, isBeyond, walked, isAwaited } = page;
  const turnPage = (by: -1 | 1): void => {
    // How many pages there are is not known yet: one beyond the last is put right once it is.
    const to = clampPage(query.page + by, store.isAwaited() ? Infinity : pages);
    if (to === query.page) return;
    change({ page: to });
    cursor.setActive((to - 1) * query.rows);
  };
  const { memory } = input;
  const wanted = JSON.stringify(rowQuery);
  const cursor = useCursor({
    startAt: memory?.of(wanted).active ?? -1,
    store,
    rowId: input.rowId,
    ...walked,
    isAwaited,
    asked: rowQuery,
    stride: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1),
    keys: input.keys,
    isSelectable: input.isSelectable ?? false,
    selection: query.selection,
    choose: (selection: Selection) => change({ selection }, { replace: true }),
    onTooFar: () => toast.info(t('table.tooFar')),
    onOpen: input.onOpen,
    reveal: (index) => {
      if (isScroll) list.current?.reveal(index);
      else document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' });
    },
    turnPage: isScroll ? undefined : turnPage,
  });
  const { active, setActive } = cursor;
  useLayoutEffect(() => memory?.keep(wanted, { active }), [memory, wanted, active]);
  const { onCursor } = input;
  const row = active < 0 ? null : (store.rowAt(active) ?? null);
  useEffect(() => onCursor?.(row), [onCursor, row]);
  const [asked, setAsked] = useState(rowQuery);
  if (asked !== rowQuery) {
    setAsked(rowQuery);
    setActive(-1);
  }
  // Turned on before it was known how far that goes: put right with the page.
  if (isBeyond && active >= pages * query.rows) setActive((pages - 1) * query.rows);
  const shownOnTop = useRef(rowQuery);
  useLayoutEffect(() => {
    if (shownOnTop.current === rowQuery) return;
    shownOnTop.current = rowQuery;
    list.current?.toTop();
  }, [list, rowQuery]);
  return cursor;
};

/** Everything a table knows: where it is, what it shows, what is chosen. */
export const useDataTable = <Row>(input: TableInput<Row>) => {
  const { rules, isSelectable = false, isMultiSort = false, rowActions, rowActionsWidth = 56 } = input;
  const id = useId();
  const isCard = useNarrow();
  const scroller = useRef<HTMLDivElement | null>(null);
  const list = useRef<RowsHandle | null>(null);
  const page = usePage(input);
  const { query, change, walked } = page;

  const actionsWidth = rowActions ? rowActionsWidth : 0;
  const width = useWidth(scroller);
  const columns = useColumns({
    columns: rules.columns,
    query,
    change,
    isMultiSort,
    remember: input.remember ?? null,
    available: width - (isSelectable ? boxWidth : 0) - actionsWidth,
  });
  const shown = useMemo(() => (isCard ? inCardOrder(columns.visible) : columns.visible), [columns.visible, isCard]);
  const height = useRowHeight(input.rowHeight, isCard ? cardHeight(shown) : null);
  const cursor = useRowCursor(input, page, { id, scroller, list, rowHeight: height.row });

  const { active, onRowClick, onRowToggle } = cursor;
  const look = useMemo(
    (): RowLook<Row> => ({ columns: shown, isSelectable, rowActions, isCard, onClick: onRowClick, onToggle: onRowToggle }),
    [shown, isSelectable, rowActions, isCard, onRowClick, onRowToggle],
  );
  const { memory } = input;
  const wanted = JSON.stringify(page.rowQuery);
  const scrollPlace = useMemo(
    (): ScrollPlace | null => (memory ? { top: () => memory.of(wanted).top, keep: (top) => memory.keep(wanted, { top }) } : null),
    [memory, wanted],
  );

  const { store, isScroll } = page;
  useComingBack({
    scroller,
    // The rows of one long list know their place themselves; those of a numbered page are scrolled by the page.
    see: (index) => (isScroll ? undefined : document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' })),
    hasRow: (index) => store.rowAt(index) !== undefined,
    left: () => memory?.of(wanted).active ?? -1,
  });

  const choose = useCallback((selection: Selection) => change({ selection }, { replace: true }), [change]);

  return {
    ...page,
    id,
    isCard,
    scroller,
    list,
    columns,
    height,
    actionsWidth,
    cursor,
    choose,
    look,
    scrollPlace,
    active: active >= walked.first && active <= walked.last ? active : -1,
  };
};

export type TableModel<Row> = ReturnType<typeof useDataTable<Row>>;
