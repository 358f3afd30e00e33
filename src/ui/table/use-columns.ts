import {
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ColumnSizingState,
  type Header,
  type SortingState,
  type Updater,
} from '@tanstack/react-table';
import { useMemo, useRef, useState } from 'react';
import { widthOf, type Column } from './column.ts';
import { emptyLayout, narrowestColumn, orderColumns, readLayout, widestColumn, writeLayout, type ColumnLayout } from './column-layout.ts';
import { fitWidths, withinWidths } from './column-widths.ts';
import type { TableQuery } from './query.ts';
import type { ChangeQuery } from './use-table-query.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
});

/** The rows stay in their store: of TanStack Table only the columns are used. */
type NoRow = Readonly<Record<string, never>>;
const noRows: NoRow[] = [];
export type ColumnHeader = Header<typeof features, NoRow>;

interface ColumnsInput<Row> {
  readonly columns: readonly Column<Row>[];
  readonly query: TableQuery;
  readonly change: ChangeQuery;
  readonly isMultiSort: boolean;
  /** The user whose arrangement is remembered, and the table; null remembers nothing. */
  readonly remember: { readonly owner: string; readonly table: string } | null;
  /** Pixels there are for the columns. */
  readonly available: number;
}

const useLayout = (remember: ColumnsInput<unknown>['remember']) => {
  const stored = (): ColumnLayout => (remember ? readLayout(remember.owner, remember.table) : emptyLayout);
  const [layout, setLayout] = useState(stored);
  const unstored = useRef<ColumnLayout>(null);
  /** Over what is stored now, not what it was when the table opened: another tab may have arranged it since. */
  const arrange = (change: (now: ColumnLayout) => ColumnLayout): void => {
    const next = change(unstored.current ?? stored());
    setLayout(next);
    unstored.current = remember && writeLayout(remember.owner, remember.table, next) ? null : next;
  };
  return [layout, arrange] as const;
};

/** Which columns there are to see, in which order and how wide; how they are sorted. */
export const useColumns = <Row>({ columns, query, change, isMultiSort, remember, available }: ColumnsInput<Row>) => {
  const [layout, arrange] = useLayout(remember);
  const { hidden, sort } = query;

  const defs = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, NoRow> => ({
        id: column.id,
        header: column.title,
        accessorFn: () => null,
        size: widthOf(column),
        minSize: narrowestColumn,
        maxSize: widestColumn,
        enableSorting: column.isSortable === true,
      })),
    [columns],
  );
  const order = useMemo(
    () =>
      orderColumns(
        columns.map(({ id }) => id),
        layout.order,
      ),
    [columns, layout.order],
  );
  const shown = useMemo(() => columns.filter(({ id, canHide }) => canHide === false || !hidden.has(id)), [columns, hidden]);
  const widths = useMemo(
    () =>
      fitWidths(
        shown.map((column) => ({ id: column.id, width: widthOf(column) })),
        layout.widths,
        available,
      ),
    [shown, layout.widths, available],
  );

  const state = useMemo(
    () => ({
      sorting: sort.map(({ id, desc }) => ({ id, desc })),
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, shown.some((each) => each.id === id)])),
      columnOrder: [...order],
      columnSizing: { ...widths },
      columnPinning: {
        start: columns.filter(({ pinned }) => pinned === 'start').map(({ id }) => id),
        end: columns.filter(({ pinned }) => pinned === 'end').map(({ id }) => id),
      },
    }),
    [columns, order, shown, sort, widths],
  );

  const setWidth = (id: string, width: number | null): void => {
    arrange((now) => {
      const { [id]: _before, ...others } = now.widths;
      return { ...now, widths: width === null ? others : { ...others, [id]: withinWidths(width) } };
    });
  };

  const table = useTable({
    features,
    columns: defs,
    data: noRows,
    state,
    manualSorting: true,
    enableSortingRemoval: true,
    enableMultiSort: isMultiSort,
    sortDescFirst: false,
    columnResizeMode: 'onChange',
    onSortingChange: (update: Updater<SortingState>) => change({ sort: functionalUpdate(update, state.sorting) }),
    onColumnSizingChange: (update: Updater<ColumnSizingState>) => {
      const next = functionalUpdate(update, state.columnSizing);
      for (const [id, width] of Object.entries(next)) if (width !== state.columnSizing[id]) setWidth(id, width);
    },
  });

  const headers: readonly ColumnHeader[] = table.getHeaderGroups()[0]?.headers ?? [];
  const inOrder = headers.map(({ id }) => id).join('\n');
  // The rows are drawn again when a column comes, goes or moves, not when one is resized.
  const visible = useMemo(() => {
    const columnOf = new Map(columns.map((column) => [column.id, column]));
    return inOrder.split('\n').flatMap((id) => columnOf.get(id) ?? []);
  }, [columns, inOrder]);

  return {
    headers,
    visible,
    order,
    isArranged: layout !== emptyLayout && (layout.order.length > 0 || Object.keys(layout.widths).length > 0),
    setWidth,
    move: (id: string, over: string): void => {
      const without = order.filter((each) => each !== id);
      const goesAhead = order.indexOf(id) < order.indexOf(over);
      const at = without.indexOf(over) + (goesAhead ? 1 : 0);
      arrange((now) => ({ ...now, order: [...without.slice(0, at), id, ...without.slice(at)] }));
    },
    reset: () => arrange(() => emptyLayout),
  };
};
