import { Button } from '@radix-ui/themes';
import { useT } from '#locale/locale.tsx';
import { PageBar } from './page-bar.tsx';
import { clampPage } from './page-window.ts';
import type { TableModel } from './use-data-table.ts';

interface TableFooterProps<Row> {
  readonly model: TableModel<Row>;
  readonly pageSizes: readonly number[];
  /** The row to say aloud; -1 says none. */
  readonly told: number;
}

/** '11–20 de 500', or how many rows one long list has. */
const Count = <Row,>({ model: { total, isAtLeast, isScroll, pageRows } }: Pick<TableFooterProps<Row>, 'model'>) => {
  const t = useT();
  if (total === null) return null;
  if (isScroll || !pageRows) return <span className="table-count">{t('table.rows', { n: total, isAtLeast })}</span>;
  const { offset, rows } = pageRows;
  const from = rows.length > 0 ? `${t('table.number', { n: offset + 1 })}–` : '';
  return <span className="table-count">{`${from}${t('table.position', { at: offset + rows.length, of: total, isAtLeast })}`}</span>;
};

/** Where one is among how many, and how to get elsewhere. */
export const TableFooter = <Row,>({ model, pageSizes, told }: TableFooterProps<Row>) => {
  const t = useT();
  const { store, total, isAtLeast, isScroll, query, change, pages } = model;
  return (
    <div className="table-footer" data-foot>
      {store.hasFailed() && total !== null && (
        <span role="alert" className="table-problem">
          {t('table.loadFailed')}
          <Button size="1" variant="soft" onClick={store.retry}>
            {t('common.retry')}
          </Button>
        </span>
      )}
      <Count model={model} />
      <output className={isScroll ? 'table-position' : 'visually-hidden'} aria-atomic>
        {told >= 0 && total !== null && told < total && t('table.position', { at: told + 1, of: total, isAtLeast })}
      </output>
      {!isScroll && (
        <PageBar
          page={clampPage(query.page, pages)}
          pages={pages}
          rows={query.rows}
          pageSizes={pageSizes}
          onPage={(page) => change({ page })}
          onRows={(rows) => change({ rows })}
        />
      )}
    </div>
  );
};
