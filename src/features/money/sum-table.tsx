import type { ReactNode } from 'react';
import { countColumn, moneyColumn } from '#entities/records/columns.tsx';
import { RecordTable } from '#entities/records/record-table.tsx';
import { useT } from '#locale/locale.tsx';

interface Sum {
  readonly key: string;
  readonly name: ReactNode;
  readonly count: number;
  readonly net: number;
}

interface SumTableProps {
  readonly label: string;
  /** Heads the first column. */
  readonly first: string;
  readonly empty: string;
  readonly rows: readonly Sum[];
}

/** A few sums, one under the other. */
export const SumTable = ({ first, ...table }: SumTableProps) => {
  const t = useT();
  return (
    <RecordTable<Sum>
      {...table}
      hasSums
      rowId={({ key }) => key}
      columns={[
        { id: 'name', title: first, cell: ({ name }) => name },
        countColumn({ id: 'count', title: t('money.orders'), of: ({ count }) => count }),
        moneyColumn({ id: 'net', title: t('money.net'), of: ({ net }) => net }),
      ]}
    />
  );
};
