import { sql } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { importLine } from '../db/schema/import-run.ts';
import type { RunRecord } from './import-row.ts';
import type { Judged, LineRecord } from './judged.ts';

type Became = Pick<LineRecord, 'file' | 'outcome'> & { readonly before: LineRecord['outcome'] };

/** Writes what became of lines, and answers what each of them was before. */
export const writeLines = async (tx: Tx, run: RunRecord, judged: readonly Judged[]): Promise<readonly Became[]> => {
  if (judged.length === 0) return [];
  const { rows } = await tx.execute(sql`
    update ${importLine} l set name = r.name, key = r.key, outcome = r.outcome, reasons = r.reasons, changes = r.changes, seen = r.seen
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb)
        as r(file smallint, line integer, name text, key text, outcome text, reasons jsonb, changes jsonb, seen integer),
      ${importLine} o
    where l.run_id = ${run.id} and l.file = r.file and l.line = r.line and o.run_id = l.run_id and o.file = l.file and o.line = l.line
    returning l.file, l.outcome, o.outcome as before`);
  return rows as unknown as readonly Became[];
};

export type Counts = Pick<RunRecord, 'counts' | 'files'>;

/** So many more, or fewer, of the lines of a file became this; of prices and stock it is counted of all alone. */
export const addCount = ({ counts, files }: Counts, file: number | null, name: keyof RunRecord['counts'], by: number): Counts => {
  const added = <Known extends RunRecord['counts']>(known: Known): Known => ({ ...known, [name]: Math.max(0, (known[name] ?? 0) + by) });
  return { counts: added(counts), files: files.map((each, at) => (at === file ? { ...each, counts: added(each.counts) } : each)) };
};

/** What became of lines as counts, of each file and of all; and of how many of those that wait price and stock change. */
export const withCounted = (run: Counts, became: readonly Became[], judged: readonly Judged[]): Counts => {
  let counted: Counts = { counts: run.counts, files: run.files };
  for (const { file, before, outcome } of became) {
    if (before !== null) counted = addCount(counted, file, before, -1);
    if (outcome !== null) counted = addCount(counted, file, outcome, 1);
  }
  for (const { outcome, changes } of judged)
    for (const { field } of outcome === 'ready' ? changes : [])
      counted = addCount(counted, null, field === 'price' ? 'prices' : 'stocks', 1);
  return counted;
};
