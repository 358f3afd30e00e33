import type { ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import type { Column } from '#ui/table/column.ts';
import { unsentMark } from '../unsent-mark.ts';
import { useShown, type ShownKind, type Versioned } from '../use-shown.ts';

interface ShownCellProps<Row> {
  readonly kind: ShownKind<Row>;
  readonly row: Row;
  readonly children: (record: Row) => ReactNode;
}

/** A cell of a row as it now is, with what waits to be sent. */
const ShownCell = <Row extends Versioned>({ kind, row, children }: ShownCellProps<Row>) => children(useShown(kind, row).record);

/** How a row stands, and that a step of it waits to be sent. */
export const StateCell = <Row extends Versioned>({ kind, row, children }: ShownCellProps<Row>) => {
  const t = useT();
  const { record, isUnsent } = useShown(kind, row);
  return (
    <span className="record-state">
      {children(record)}
      {isUnsent && <span className="quiet">{t('records.unsent')}</span>}
    </span>
  );
};

interface StateColumn<Row> extends Omit<Column<Row>, 'value'> {
  /** The same in words, for a file. */
  readonly of: (row: Row) => string;
}

/** Columns of rows that intents change while they wait: the cells hear of it by themselves, a file by `shown`. */
export const shownColumns = <Row extends Versioned>(t: Translate, kind: ShownKind<Row>, shown: (row: Row) => Row) => ({
  asShown: ({ cell, value, ...column }: Column<Row>): Column<Row> => ({
    ...column,
    cell: (row) => (
      <ShownCell kind={kind} row={row}>
        {cell}
      </ShownCell>
    ),
    ...(value && { value: (row) => value(shown(row)) }),
  }),
  stateColumn: ({ cell, of, ...column }: StateColumn<Row>): Column<Row> => ({
    ...column,
    cell: (row) => (
      <StateCell kind={kind} row={row}>
        {cell}
      </StateCell>
    ),
    value: (row) => of(shown(row)) + unsentMark(t, row, shown),
  }),
});
