import type { ReactNode } from 'react';
import './records.css';

interface RecordTableProps {
  readonly label: string;
  /** Names and their sums: the name gives way, so that the sums are seen whole. */
  readonly hasSums?: boolean;
  /** Head and body of the table. */
  readonly children: ReactNode;
}

/** A short table of a record. Where it is wider than its place it scrolls sideways, by keyboard too. */
export const RecordTable = ({ label, hasSums = false, children }: RecordTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways is reached by keyboard
  <section className="record-table-frame" tabIndex={0}>
    <table className={hasSums ? 'record-table record-sums' : 'record-table'} aria-label={label}>
      {children}
    </table>
  </section>
);
