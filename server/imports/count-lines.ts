import { sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { importLine } from '../db/schema/import-run.ts';
import type { RunRecord } from './import-row.ts';
import type { Judged } from './judged.ts';

/**
 * Writes what became of lines. Each names its import itself, so that it is found by its key, whatever the database believes of how many lines
 * one import has.
 */
export const writeLines = async (tx: Tx, run: RunRecord, judged: readonly Judged[]): Promise<void> => {
  if (judged.length === 0) return;
  const rows = judged.map(({ file, line, name, key, outcome, reasons, changes, seen }) => ({
    run: run.id,
    file,
    line,
    name,
    key,
    outcome,
    reasons,
    changes,
    seen,
  }));
  await tx.execute(sql`
    update ${importLine} l set name = r.name, key = r.key, outcome = r.outcome, reasons = r.reasons, changes = r.changes, seen = r.seen
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(run text, file smallint, line integer, name text, key text, outcome text, reasons jsonb, changes jsonb, seen integer)
    where l.run_id = r.run and l.file = r.file and l.line = r.line`);
};

export type Counts = Pick<RunRecord, 'counts' | 'files'>;

/** So many more, or fewer, of the lines of a file became this; of prices and stock it is counted of all alone. */
export const addCount = ({ counts, files }: Counts, file: number | null, name: keyof RunRecord['counts'], by: number): Counts => {
  const added = <Known extends RunRecord['counts']>(known: Known): Known => ({ ...known, [name]: Math.max(0, (known[name] ?? 0) + by) });
  return { counts: added(counts), files: files.map((each, at) => (at === file ? { ...each, counts: added(each.counts) } : each)) };
};

/** What became of lines as counts, of each file and of all; and of how many of those that wait price and stock change. */
export const withCounted = (run: Counts, judged: readonly Judged[]): Counts => {
  let counted: Counts = { counts: run.counts, files: run.files };
  for (const { file, before, outcome } of judged) {
    if (before !== null) counted = addCount(counted, file, before, -1);
    if (outcome !== null) counted = addCount(counted, file, outcome, 1);
  }
  for (const { outcome, changes } of judged)
    for (const { field } of outcome === 'ready' ? changes : [])
      counted = addCount(counted, null, field === 'price' ? 'prices' : 'stocks', 1);
  return counted;
};
