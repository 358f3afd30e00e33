import type { ReactNode } from 'react';
import { RecordTable } from '#entities/records/record-table.tsx';
import { useT } from '#locale/locale.tsx';
import { Money } from '#ui/money.tsx';

interface SumTableProps {
  readonly label: string;
  /** Heads the first column. */
  readonly first: string;
  readonly empty: string;
  readonly rows: readonly { readonly key: string; readonly name: ReactNode; readonly count: number; readonly net: number }[];
}

/** A few sums, one under the other. */
export const SumTable = ({ label, first, empty, rows }: SumTableProps) => {
  const t = useT();
  if (rows.length === 0) return <p className="panel-inset quiet">{empty}</p>;
  return (
    <RecordTable label={label} hasSums>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col" data-align="end">
            {t('money.orders')}
          </th>
          <th scope="col" data-align="end">
            {t('money.net')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, count, net }) => (
          <tr key={key}>
            <td>{name}</td>
            <td data-align="end" className="figure">
              {count}
            </td>
            <td data-align="end">
              <Money cents={net} />
            </td>
          </tr>
        ))}
      </tbody>
    </RecordTable>
  );
};
