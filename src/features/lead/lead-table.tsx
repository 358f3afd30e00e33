import type { ReactNode } from 'react';
import { RecordTable } from '#entities/records/record-table.tsx';
import { Count } from '#ui/count.tsx';

/** By its key, with a cell for each head. */
interface LeadRow {
  readonly key: string;
  readonly cells: readonly ReactNode[];
}

interface LeadTableProps {
  readonly label: string;
  readonly heads: readonly string[];
  /** What is said where there are none. */
  readonly none: string;
  /** From this column on there are figures, laid at the right; none where it is left out. */
  readonly figuresFrom?: number;
  readonly rows: readonly LeadRow[];
}

/** A short table of the page; where there is nothing it says so. */
export const LeadTable = ({ label, heads, none, rows, figuresFrom = Infinity }: LeadTableProps) => (
  <RecordTable
    label={label}
    empty={none}
    rows={rows}
    rowId={({ key }) => key}
    columns={heads.map((head, at) => ({
      id: head,
      title: head,
      align: at < figuresFrom ? 'start' : 'end',
      cell: ({ cells: { [at]: cell } }: LeadRow) => (typeof cell === 'number' ? <Count of={cell} /> : cell),
    }))}
  />
);
