import type { ReactNode } from 'react';
import { RecordTable } from '#entities/records/record-table.tsx';

interface LeadTableProps {
  readonly label: string;
  readonly heads: readonly string[];
  /** What is said where there are none. */
  readonly none: string;
  /** Each by its key, with a cell for each head: numbers are laid at the right. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A short table of the page; where there is nothing it says so. */
export const LeadTable = ({ label, heads, none, rows }: LeadTableProps) =>
  rows.length === 0 ? (
    <p className="panel-inset quiet">{none}</p>
  ) : (
    <RecordTable label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, at) => (
              <td key={heads[at]} className={typeof cell === 'number' ? 'figure' : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </RecordTable>
  );
