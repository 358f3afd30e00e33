import type { ReactNode, Ref } from 'react';
import type { Column } from '#ui/table/column.ts';
import './records.css';

export interface RecordColumn<Row> extends Pick<Column<Row>, 'id' | 'title' | 'cell' | 'align'> {
  /** Read out, not shown: of what is pressed. */
  readonly isTitleHidden?: boolean;
}

interface ShortTableProps<Row> {
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly columns: readonly RecordColumn<Row>[];
  readonly rowRef?: Ref<HTMLTableRowElement>;
  readonly label?: string;
  readonly className: string;
}

/** A head and a line for each row: of columns that are neither moved nor sorted. */
export const ShortTable = <Row,>({ columns, rows, rowId, rowRef, label, className }: ShortTableProps<Row>) => (
  <table className={className} aria-label={label}>
    <thead>
      <tr>
        {columns.map(({ id, title, align, isTitleHidden }) => (
          <th key={id} scope="col" data-align={align}>
            {isTitleHidden ? <span className="visually-hidden">{title}</span> : title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={rowId(row)} ref={rowRef}>
          {columns.map(({ id, title, align, cell }) => (
            <td key={id} data-align={align} data-label={title}>
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** Where a short table of a record is wider than its place it scrolls sideways, by keyboard too. */
const Frame = ({ children }: { readonly children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways is reached by keyboard
  <section className="record-table-frame" tabIndex={0}>
    {children}
  </section>
);

interface RecordTableProps<Row> extends Omit<ShortTableProps<Row>, 'className' | 'label'> {
  readonly label: string;
  /** Said in its place where there are no rows. */
  readonly empty?: string;
  /** Names and their sums: the name gives way, so that the sums are seen whole. */
  readonly hasSums?: boolean;
}

/** A short table of a record. */
export const RecordTable = <Row,>({ empty, hasSums = false, ...table }: RecordTableProps<Row>) =>
  empty !== undefined && table.rows.length === 0 ? (
    <p className="panel-inset quiet">{empty}</p>
  ) : (
    <Frame>
      <ShortTable className={hasSums ? 'record-table record-sums' : 'record-table'} {...table} />
    </Frame>
  );

interface HandTableProps {
  readonly label: string;
  /** Head and body of the table. */
  readonly children: ReactNode;
}

/** The same of lines that are made by hand. */
export const HandTable = ({ label, children }: HandTableProps) => (
  <Frame>
    <table className="record-table" aria-label={label}>
      {children}
    </table>
  </Frame>
);
