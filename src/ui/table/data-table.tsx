import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import type { Column } from './column.ts';
import { FilterChips } from './filter-chips.tsx';
import { HeaderRow, SelectAllBox } from './header-row.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { allSelected, countSelected, deselect, noneSelected, select, shareSelected, type Selection } from './selection.ts';
import { TableFooter } from './table-footer.tsx';
import { TableGrid } from './table-grid.tsx';
import { TableRows, type EmptyWords } from './table-rows.tsx';
import { readableAmong } from './unreadable-row.ts';
import { Toolbar } from './toolbar.tsx';
import { useDataTable, type TableInput, type TableModel } from './use-data-table.ts';
import { useDelete, type Chosen, type RowResult } from './use-delete.ts';
import { useDownload } from './use-download.ts';
import { useOutside, type Outside } from './use-outside.ts';
import { usePrint } from './use-print.ts';
import './table.css';

interface DataTableProps<Row> extends TableInput<Row> {
  /** What the table holds, as a screen reader says it and as the paper is headed. */
  readonly label: string;
  /** What is searched, where 'Buscar' alone does not say it. */
  readonly searchLabel?: string;
  /** Deletes what is chosen and tells row by row what became of it; left out, nothing can be deleted. */
  readonly onDelete?: (chosen: Chosen) => Promise<readonly RowResult[]>;
  /** More to do with what is chosen. */
  readonly chosenActions?: (chosen: Chosen, choose: (selection: Selection) => void) => ReactNode;
  readonly empty?: EmptyWords;
  readonly canDownload?: boolean;
  readonly canPrint?: boolean;
  /** In the toolbar: saved views, buttons. */
  readonly tools?: ReactNode;
}

/** The box over the rows: in pages those shown, in one long list all that match. */
const boxOf = <Row,>({ isScroll, pageRows, query, choose }: TableModel<Row>, rowId: (row: Row) => string) => {
  const ids = readableAmong(pageRows?.rows ?? []).map(rowId);
  const { selection } = query;
  if (isScroll) {
    const { kind } = selection;
    const isAny = kind === 'all' || selection.ids.size > 0;
    const isWhole = kind === 'all' && selection.except.size === 0;
    return { share: isWhole ? 'all' : isAny ? 'some' : 'none', onToggle: () => choose(isWhole ? noneSelected : allSelected) } as const;
  }
  const share = shareSelected(selection, ids);
  return { share, onToggle: () => choose(share === 'all' ? deselect(selection, ids) : select(selection, ids)) } as const;
};

/** Says the order and how many rows are chosen, whenever that changes. */
const Said = <Row,>({
  model: { query, rowQuery, isAtLeast },
  columns,
  count,
}: {
  readonly model: TableModel<Row>;
  readonly columns: readonly Column<Row>[];
  readonly count: number;
}) => {
  const t = useT();
  const titleOf = (id: string): string => columns.find((each) => each.id === id)?.title ?? id;
  const order = rowQuery.sort.map(({ id, desc }) => t(desc ? 'table.sortedDown' : 'table.sortedUp', { title: titleOf(id) }));
  return (
    <output className="visually-hidden" aria-live="polite">
      {order.length > 0 ? order.join(', ') : t('table.unsorted')}
      {count > 0 &&
        `. ${t('table.number', { n: count, isAtLeast: isAtLeast && query.selection.kind === 'all' })} ${t('table.selectedRows')}`}
    </output>
  );
};

interface ChosenBarProps<Row> {
  readonly model: TableModel<Row>;
  readonly chosen: Chosen;
  readonly outside: Outside;
  readonly props: Pick<DataTableProps<Row>, 'onDelete' | 'chosenActions'>;
}

/** Acts on what is chosen and shown. What the filter hides stays as it was, also when those acted on are let go. */
const ChosenBar = <Row,>({ model, chosen, outside, props: { onDelete, chosenActions } }: ChosenBarProps<Row>) => {
  const { query, total, isAtLeast, choose, store } = model;
  const { ids, include } = outside;
  const remove = useDelete();
  const chooseShown = useCallback((selection: Selection) => choose(select(selection, ids)), [choose, ids]);
  if (chosen.count === 0 && ids.length === 0) return null;
  const isAny = chosen.count > 0;
  return (
    <SelectionBar
      count={chosen.count}
      isAll={query.selection.kind === 'all'}
      total={total ?? 0}
      isAtLeast={isAtLeast}
      onAll={() => choose(allSelected)}
      onNone={() => choose(noneSelected)}
      outside={{ count: ids.length, onInclude: include, onDrop: () => choose(deselect(query.selection, ids)) }}
      onDelete={isAny && onDelete ? () => remove({ chosen, onDelete, choose: chooseShown, onDone: store.refresh }) : undefined}
      actions={isAny ? chosenActions?.(chosen, chooseShown) : null}
    />
  );
};

const Tools = <Row,>({ model, props }: { readonly model: TableModel<Row>; readonly props: DataTableProps<Row> }) => {
  const { label, rules, source, rowId } = props;
  const { query, rowQuery, change, columns, isCard } = model;
  const download = useDownload({ source, query: rowQuery, columns: columns.visible });
  const printing = usePrint(source, rowQuery);
  return (
    <>
      <Toolbar
        columns={columns.order.flatMap((id) => rules.columns.find((column) => column.id === id) ?? [])}
        query={query}
        change={change}
        searchLabel={props.searchLabel}
        isNarrow={isCard}
        onResetColumns={columns.isArranged ? columns.reset : null}
        download={props.canDownload === false ? null : download}
        print={props.canPrint === false ? null : printing}
      >
        {props.tools}
      </Toolbar>
      <FilterChips
        columns={rules.columns}
        filters={query.filters}
        onChange={(step) => change((before) => ({ filters: step(before.filters) }))}
      />
      {printing.printed && <PrintSheet label={label} columns={columns.visible} rowId={rowId} {...printing.printed} />}
    </>
  );
};

/**
 * Rows and columns with everything people do with them (rows CTL-1, CTL-2): sorted, searched, filtered, paged or scrolled to
 * any length, chosen, deleted, downloaded and printed; columns shown, moved and sized. Where it is stands in the URL.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { label, rules, rowId, isSelectable = false, rowActions } = props;
  const t = useT();
  const model = useDataTable(props);
  const { query, rowQuery, store, total, columns, cursor, isCard } = model;
  const [told, tell] = useState(-1);
  const outside = useOutside(model, rowId);
  const selection = useMemo(() => deselect(query.selection, outside.ids), [query.selection, outside.ids]);
  const count = isSelectable ? countSelected(selection, total ?? 0) : 0;
  const box = isSelectable ? { ...boxOf(model, rowId), label: t('table.selectPage') } : null;

  return (
    <div className="table" data-cards={isCard || undefined}>
      <Tools model={model} props={props} />
      {isCard && box && total !== 0 && (
        <label className="table-choice table-cards-box">
          <SelectAllBox {...box} />
          {box.label}
        </label>
      )}
      {isSelectable && <ChosenBar model={model} chosen={{ selection, query: rowQuery, count }} outside={outside} props={props} />}
      <TableGrid
        id={model.id}
        label={label}
        scroller={model.scroller}
        headers={columns.headers}
        columns={columns.visible}
        isSelectable={isSelectable}
        actionsWidth={model.actionsWidth}
        isCard={isCard}
        isScroll={model.isScroll}
        isBusy={store.isLoading()}
        total={model.isAtLeast ? null : total}
        active={model.active}
        onKeyDown={cursor.onKeyDown}
        onKeyUp={() => tell(model.active)}
        head={
          <HeaderRow
            headers={columns.headers}
            columns={columns.visible}
            box={box}
            hasActions={rowActions !== undefined}
            setWidth={columns.setWidth}
            onMove={columns.move}
          />
        }
      >
        <TableRows model={model} rowId={rowId} empty={props.empty} />
      </TableGrid>
      <TableFooter model={model} pageSizes={rules.pageSizes} told={told} />
      <Said model={model} columns={rules.columns} count={count} />
    </div>
  );
};
