import type { ReactNode } from 'react';
import { RecordTable } from '#entities/records/record-table.tsx';

interface LeadTableProps {
  readonly label: string;
  readonly heads: readonly string[];
  /** What is said where there are none. */
  readonly none: string;
  /** From this column on there are figures, laid at the right; none where it is left out. */
  readonly figuresFrom?: number;
  /** Each by its key, with a cell for each head. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A short table of the page; where there is nothing it says so. */
export const LeadTable = ({ label, heads, none, rows, figuresFrom = Infinity }: LeadTableProps) =>
  rows.length === 0 ? (
    <p className="panel-inset quiet">{none}</p>
  ) : (
    <RecordTable label={label}>
      <thead>
        <tr>
          {heads.map((head, at) => (
            <th key={head} scope="col" data-align={at < figuresFrom ? undefined : 'end'}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, at) => (
              <td key={heads[at]} data-align={at < figuresFrom ? undefined : 'end'}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </RecordTable>
  );
