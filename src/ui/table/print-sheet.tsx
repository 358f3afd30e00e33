import { createPortal } from 'react-dom';
import { useT } from '#locale/locale.tsx';
import type { Column } from './column.ts';
import { UnreadableRow, unreadableText } from './unreadable-row.ts';
import type { Printed } from './use-print.ts';

interface PrintSheetProps<Row> extends Printed<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
}

/** All chosen columns on paper: a real table, so that the browser repeats its heading on each sheet. */
export const PrintSheet = <Row,>({ label, columns, rowId, rows, total, isAtLeast }: PrintSheetProps<Row>) => {
  const t = useT();
  const printed = columns.filter(({ isPrinted }) => isPrinted !== false);
  return createPortal(
    <div className="radix-themes light table-print">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            {printed.map(({ id, title, align }) => (
              <th key={id} scope="col" data-align={align}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) =>
            row instanceof UnreadableRow ? (
              <tr key={row.key}>
                <td colSpan={printed.length}>{unreadableText(t, row)}</td>
              </tr>
            ) : (
              <tr key={rowId(row)}>
                {printed.map(({ id, align, cell }) => (
                  <td key={id} data-align={align}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ),
          )}
        </tbody>
      </table>
      {rows.length < total && <p>{t('table.printCut', { n: rows.length, of: total, isAtLeast })}</p>}
    </div>,
    document.body,
  );
};
