// oxlint-disable jsx-a11y/prefer-tag-over-role -- see body-row
import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ProblemState } from '../problem-state.tsx';
import { PageRows } from './page-rows.tsx';
import { isNarrowed } from './query.ts';
import { ScrollRows } from './scroll-rows.tsx';
import type { TableModel } from './use-data-table.ts';

export interface EmptyWords {
  /** 'Sem registros para mostrar' when nothing else is said. */
  readonly title?: string;
  /** What would be here and how to fill it. */
  readonly hint?: string;
  readonly children?: ReactNode;
}

interface TableRowsProps<Row> {
  readonly model: TableModel<Row>;
  readonly rowId: (row: Row) => string;
  readonly empty: EmptyWords | undefined;
}

/** A table's own words, where its rows would be. */
const Instead = ({ children }: { readonly children: ReactNode }) => (
  <div role="row" className="table-instead">
    <div role="gridcell">{children}</div>
  </div>
);

const waitingRows = 10;

/** The rows, or what stands in their place: on their way, none, none with these filters, not to be had. */
export const TableRows = <Row,>({ model, rowId, empty }: TableRowsProps<Row>) => {
  const t = useT();
  const { id, store, total, query, change, look, isScroll, pageRows, height, cursor, list, scroller, scrollPlace } = model;

  if (total === null && store.hasFailed())
    return (
      <Instead>
        <ProblemState title={t('table.neverLoaded')} error={store.failure()} onRetry={store.retry} />
      </Instead>
    );
  if (total === 0 && !store.isLoading()) {
    return (
      <Instead>
        {isNarrowed(query) ? (
          <EmptyState kind="search" hint={t('table.filteredEmptyHint')}>
            <Button variant="soft" onClick={() => change({ search: '', filters: {} })}>
              {t('table.clear')}
            </Button>
          </EmptyState>
        ) : (
          <EmptyState kind="table" {...empty} />
        )}
      </Instead>
    );
  }
  if (isScroll && total !== null)
    return (
      <ScrollRows
        handle={list}
        tableId={id}
        look={look}
        store={store}
        revision={store.revision()}
        count={total}
        rowId={rowId}
        rowHeight={height.row}
        headHeight={height.head}
        active={cursor.active}
        selection={query.selection}
        scroller={scroller}
        place={scrollPlace}
      />
    );
  const waiting: readonly undefined[] = Array.from({ length: Math.min(query.rows, waitingRows) }, () => undefined);
  return (
    <PageRows
      tableId={id}
      look={look}
      rows={pageRows?.rows ?? waiting}
      offset={pageRows?.offset ?? 0}
      rowId={rowId}
      active={cursor.active}
      selection={query.selection}
    />
  );
};
