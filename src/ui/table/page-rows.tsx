import { BodyRow, type RowLook } from './body-row.tsx';
import { isSelected, type Selection } from './selection.ts';
import { UnreadableRow, type RowOrUnreadable } from './unreadable-row.ts';

interface PageRowsProps<Row> {
  readonly tableId: string;
  readonly look: RowLook<Row>;
  readonly rows: readonly (RowOrUnreadable<Row> | undefined)[];
  /** Index of the first of them among all. */
  readonly offset: number;
  readonly rowId: (row: Row) => string;
  readonly active: number;
  readonly selection: Selection;
}

/** The rows of one page, each as high as it needs. */
export const PageRows = <Row,>({ tableId, look, rows, offset, rowId, active, selection }: PageRowsProps<Row>) => (
  <>
    {rows.map((row, at) => (
      <BodyRow
        key={row === undefined || row instanceof UnreadableRow ? `waiting ${at}` : rowId(row)}
        id={`${tableId}-${offset + at}`}
        look={look}
        row={row}
        index={offset + at}
        isActive={offset + at === active}
        isSelected={row !== undefined && !(row instanceof UnreadableRow) && isSelected(selection, rowId(row))}
      />
    ))}
  </>
);
