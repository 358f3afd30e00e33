import { and, asc, count, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { importKeptDays, type ImportKind, type ImportRow } from '#contract/import-run.ts';
import { guessKind } from '#import/importable.ts';
import { addTo } from '#lib/dates.ts';
import type { Result } from '#lib/result.ts';
import { stepImport, type ImportStep } from '#machines/lifecycle/import-run.ts';
import type { Db, Tx } from '../db/open.ts';
import { importLine, importMapping, importPiece, importRun } from '../db/schema/import-run.ts';
import { isStillAllowed } from '../prices/price-run-work.ts';
import { appendEvent, publishChange } from '../stream/append-event.ts';
import { queueOf } from '../worker/queue.ts';
import type { Work } from '../worker/worker.ts';
import { listingImporting } from './import-listing-rows.ts';
import { subjectOf, type RunRecord } from './import-row.ts';
import { stockImporting } from './import-stock.ts';
import { vehicleImporting } from './import-vehicle-rows.ts';
import { judgedAs, type Importing, type Judged, type LineRecord } from './judged.ts';
import { readFile, type FileRead } from './read-file.ts';
import { hashOfHead } from './remembered-head.ts';

/**
 * Lines looked at in one step, and lines taken in one, which is one transaction. Few enough that nobody waits: while PGlite is in a transaction it
 * answers nobody else, and a line of prices and stock takes 3 ms of it, a listing 1.
 */
const judgedAtOnce = 250;
const takenAtOnce: Readonly<Record<ImportKind, number>> = { stock: 20, listings: 25, vehicles: 1000 };
/** As long as PostgreSQL lets one statement take. */
const timeoutMs = 30_000;
const author = { id: 'imports', name: 'Importação' };

const importings: Readonly<Record<ImportKind, Importing>> = {
  stock: stockImporting,
  listings: listingImporting,
  vehicles: vehicleImporting,
};

/** The import changes its status, and consoles of its company hear of it. */
const become = async (tx: Tx, run: RunRecord, step: ImportStep, now: Date, more: Partial<RunRecord> = {}): Promise<void> => {
  const status = stepImport(run.status, step);
  if (status === null) return;
  const version = run.version + 1;
  const isOver = step === 'finish' || step === 'fail';
  await tx
    .update(importRun)
    .set({ ...more, status, version, ...(isOver && { finishedAt: now }) })
    .where(eq(importRun.id, run.id));
  await appendEvent(tx, author, now, null, { subject: subjectOf(run.id), type: status, version, data: {}, sellerId: run.sellerId });
};

const moved = async (tx: Tx, run: RunRecord, more: Partial<RunRecord>): Promise<void> => {
  await tx.update(importRun).set(more).where(eq(importRun.id, run.id));
  // Progress is no event: nobody's history shows it, and a cancellation decided on meanwhile holds.
  await publishChange(tx, { subject: subjectOf(run.id), version: run.version, sellerId: run.sellerId });
};

type Found =
  | { readonly file: Result<FileRead, string> }
  | { readonly lines: readonly LineRecord[]; readonly judged: readonly Judged[] }
  | { readonly toTake: readonly LineRecord[] };

/** Lines behind the position, in their order; those the reader itself refused are none to be looked at. */
const nextLines = (db: Db, { id, position, status, kind }: RunRecord): Promise<LineRecord[]> =>
  db
    .select()
    .from(importLine)
    .where(
      and(
        eq(importLine.runId, id),
        gt(importLine.line, position),
        status === 'running' ? eq(importLine.outcome, 'ready') : sql`${importLine.cells} <> '[]'`,
      ),
    )
    .orderBy(asc(importLine.line))
    .limit(status === 'running' ? takenAtOnce[kind] : judgedAtOnce);

const isCode = (key: string | null): key is string => key?.startsWith('sku/') === true;

/** A code that an earlier line has already is refused: which of the two is meant nobody knows. */
const refuseRepeated = async (db: Db, { id, position }: RunRecord, judged: readonly Judged[]): Promise<readonly Judged[]> => {
  const codes = judged.flatMap(({ key }) => (isCode(key) ? [key] : []));
  const earlier =
    codes.length === 0
      ? []
      : await db
          .select({ key: importLine.key, line: importLine.line })
          .from(importLine)
          .where(
            and(eq(importLine.runId, id), inArray(importLine.key, codes), lt(importLine.line, position + 1), sql`outcome <> 'refused'`),
          );
  const lineOf = new Map(earlier.map(({ key, line }) => [key, line]));
  return judged
    .toSorted((a, b) => a.line - b.line)
    .map((each) => {
      const first = isCode(each.key) ? lineOf.get(each.key) : undefined;
      if (each.outcome === 'refused') return each;
      if (first === undefined) {
        if (isCode(each.key)) lineOf.set(each.key, each.line);
        return each;
      }
      const { line, name, key } = each;
      return judgedAs('refused', { line, name, key, reasons: [`SKU repetido (já está na linha ${first})`] });
    });
};

const find = async (db: Db, run: RunRecord, signal: AbortSignal): Promise<Found> => {
  if (run.status === 'uploaded') return { file: await readFile(db, run, signal) };
  const lines = await nextLines(db, run);
  if (run.status === 'running') return { toTake: lines };
  return { lines, judged: await refuseRepeated(db, run, await importings[run.kind].judge(db, run, lines)) };
};

const writeLines = async (tx: Tx, run: RunRecord, judged: readonly Judged[]): Promise<void> => {
  if (judged.length === 0) return;
  await tx.execute(sql`
    update ${importLine} set name = r.name, key = r.key, outcome = r.outcome, reasons = r.reasons, changes = r.changes, seen = r.seen
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb)
      as r(line integer, name text, key text, outcome text, reasons jsonb, changes jsonb, seen integer)
    where ${importLine.runId} = ${run.id} and ${importLine.line} = r.line`);
};

const withCounted = (counts: ImportRow['counts'], judged: readonly Judged[]): ImportRow['counts'] => {
  const next: Record<string, number> = { ...counts };
  const add = (name: string, by = 1): void => {
    next[name] = (next[name] ?? 0) + by;
  };
  for (const { outcome, changes } of judged) {
    add(outcome);
    for (const { field } of outcome === 'ready' ? changes : []) add(field === 'price' ? 'prices' : 'stocks');
  }
  return next;
};

const settleChecked = async (tx: Tx, run: RunRecord, lines: readonly LineRecord[], judged: readonly Judged[], now: Date) => {
  await writeLines(tx, run, judged);
  const counts = withCounted(run.counts, judged);
  if (lines.length === judgedAtOnce) {
    await moved(tx, run, { counts, position: lines.at(-1)?.line ?? run.position, done: run.done + lines.length });
    return 'more' as const;
  }
  const [unread] = await tx
    .select({ n: count() })
    .from(importLine)
    .where(and(eq(importLine.runId, run.id), eq(importLine.outcome, 'refused'), sql`${importLine.cells} = '[]'`));
  const refused = (counts.refused ?? 0) + (unread?.n ?? 0);
  await become(tx, run, 'check', now, { counts: { ...counts, refused }, position: 0, done: 0 });
  return 'over' as const;
};

const settleTaken = async (tx: Tx, run: RunRecord, lines: readonly LineRecord[], now: Date) => {
  if (!(await isStillAllowed(tx, run))) {
    await become(tx, run, 'fail', now, { problem: 'Quem pediu esta importação não tem mais acesso a esta empresa' });
    return 'over' as const;
  }
  const took = await importings[run.kind].take(tx, run, lines, now);
  const kept = new Map(lines.map((each) => [each.line, each]));
  // What a line was to change is told as it was, whatever became of it.
  const told = took.map((each) => ({ ...each, seen: kept.get(each.line)?.seen ?? null, key: kept.get(each.line)?.key ?? null }));
  await writeLines(tx, run, told);
  const counts = withCounted({ ...run.counts, ready: Math.max(0, (run.counts.ready ?? 0) - lines.length) }, told);
  const done = run.done + lines.length;
  const position = lines.at(-1)?.line ?? run.position;
  if (lines.length === takenAtOnce[run.kind]) {
    await moved(tx, run, { counts, done, position });
    return 'more' as const;
  }
  await become(tx, run, 'finish', now, { counts, done, position, total: done });
  return 'over' as const;
};

/** What the company said of such a head the last time, else what it looks like. Vehicles are of no company, and all else is of one. */
const guessedFor = async (tx: Tx, heads: readonly string[], { sellerId }: RunRecord): Promise<ImportKind> => {
  if (sellerId === null) return 'vehicles';
  const [before] = await tx
    .select({ kind: importMapping.kind })
    .from(importMapping)
    .where(and(eq(importMapping.sellerId, sellerId), eq(importMapping.head, hashOfHead(heads))))
    .orderBy(desc(importMapping.at))
    .limit(1);
  if (before) return before.kind;
  const guessed = guessKind(heads);
  return guessed === 'vehicles' ? 'listings' : guessed;
};

const settleRead = async (tx: Tx, run: RunRecord, file: Result<FileRead, string>, now: Date) => {
  if (file.ok && file.value.next !== null) {
    await moved(tx, run, { position: file.value.next, total: file.value.total });
    return 'more' as const;
  }
  await tx.delete(importPiece).where(eq(importPiece.runId, run.id));
  if (file.ok) {
    const { readAs, heads, total } = file.value;
    await become(tx, run, 'read', now, { readAs, heads, total, kind: await guessedFor(tx, heads, run), position: 0, done: 0 });
  } else await become(tx, run, 'fail', now, { problem: file.error });
  return 'over' as const;
};

/**
 * Reads, looks at and takes the files people brought. What is written of lines and how far it is are written together: a step that is repeated
 * takes nothing twice, and a process that dies leaves the rest to the next.
 */
export const importWork: Work<RunRecord, Found> = {
  name: 'imports',
  queue: queueOf(importRun, 'id'),
  timeoutMs,
  concurrency: 2,
  work: find,
  settle: (tx, run, found, now) => {
    if ('file' in found) return settleRead(tx, run, found.file, now);
    return 'toTake' in found ? settleTaken(tx, run, found.toTake, now) : settleChecked(tx, run, found.lines, found.judged, now);
  },
  onFailed: (tx, run, { now }) => become(tx, run, 'fail', now),
};

/** Imports older than they are kept for, with their lines; and files whose rest never came. */
export const pruneImports = async (db: Db, now: Date): Promise<void> => {
  await db.delete(importRun).where(lt(importRun.createdAt, addTo(now, -importKeptDays, 'day')));
  const isForgotten = and(eq(importRun.status, 'uploaded'), sql`${importRun.received} < ${importRun.bytes}`);
  await db.delete(importRun).where(and(isForgotten, lt(importRun.createdAt, addTo(now, -1, 'day'))));
};
