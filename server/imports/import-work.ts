import { and, asc, count, eq, gt, inArray, lt, ne, not, sql, type SQL } from 'drizzle-orm';
import { addTo } from '#lib/dates.ts';
import type { Result } from '#lib/result.ts';
import { stepImport, type ImportStep } from '#machines/lifecycle/import-run.ts';
import { deleteInPortions, deleteWithParts, fewAtOnce } from '../db/delete-in-portions.ts';
import type { Db, Tx } from '../db/open.ts';
import { importLine, importPiece, importRun } from '../db/schema/import-run.ts';
import { keptDays } from '../kept-days.ts';
import { isStillAllowed } from '../prices/price-run-work.ts';
import { appendEvent, publishChange } from '../stream/append-event.ts';
import { queueOf } from '../worker/queue.ts';
import type { Work } from '../worker/worker.ts';
import { addCount, withCounted, writeLines, type Counts } from './count-lines.ts';
import { dropUntaken } from './drop-untaken.ts';
import { guessTables } from './guess-tables.ts';
import { linesOf, subjectOf, toldTo, type RunRecord } from './import-row.ts';
import { importingOf, linesOfWalks } from './importings.ts';
import { judgedAs, type Judged, type LineRecord, type Walk } from './judged.ts';
import { readFile, type FileRead } from './read-file.ts';

/**
 * Lines looked at in one step; how many are taken in one, each kind says. A step is one transaction, and while PGlite is in one it answers nobody
 * else.
 */
const judgedAtOnce = 250;
/** As long as PostgreSQL lets one statement take. */
const timeoutMs = 30_000;
const author = { id: 'imports', name: 'Importação' };

/** The import changes its status, and consoles of its company hear of it. */
const become = async (tx: Tx, run: RunRecord, step: ImportStep, now: Date, more: Partial<RunRecord> = {}): Promise<void> => {
  const status = stepImport(run.status, step);
  if (status === null) return;
  const version = run.version + 1;
  const isOver = step === 'finish' || step === 'fail';
  const left = step === 'fail' ? await dropUntaken(tx, run) : {};
  await tx
    .update(importRun)
    .set({ ...more, ...left, status, version, ...(isOver && { finishedAt: now }) })
    .where(eq(importRun.id, run.id));
  await appendEvent(tx, author, now, null, { subject: subjectOf(run.id), type: status, version, data: {}, sellerId: toldTo(run) });
};

const moved = async (tx: Tx, run: RunRecord, more: Partial<RunRecord>): Promise<void> => {
  await tx.update(importRun).set(more).where(eq(importRun.id, run.id));
  // Progress is no event: nobody's history shows it, and a cancellation decided on meanwhile holds.
  await publishChange(tx, { subject: subjectOf(run.id), version: run.version, sellerId: toldTo(run) });
};

type Found =
  | { readonly file: Result<FileRead, string> }
  | { readonly lines: readonly LineRecord[]; readonly judged: readonly Judged[] }
  | { readonly toTake: readonly LineRecord[] };

const walkOf = (run: RunRecord): Walk => {
  const walk = importingOf(run).walks(run)[run.part];
  if (!walk) throw new Error(`Import ${run.id} has no walk ${run.part}`);
  return walk;
};

const someLines = (db: Db, { id, position }: RunRecord, file: number, which: SQL, most: number): Promise<LineRecord[]> =>
  db
    .select()
    .from(importLine)
    .where(and(eq(importLine.runId, id), eq(importLine.file, file), gt(importLine.line, position), which))
    .orderBy(asc(importLine.line))
    .limit(most);

/** Those the reader itself refused are none to be looked at. */
const isRead = sql`${importLine.cells} <> '[]'`;

const linesToJudge = (db: Db, run: RunRecord, { file, isOfOpen }: Walk): Promise<LineRecord[]> =>
  someLines(db, run, file, isOfOpen ? sql`${importLine.outcome} is null and ${isRead}` : isRead, judgedAtOnce);

const linesToTake = (db: Db, run: RunRecord): Promise<LineRecord[]> => {
  const { file, atOnce } = importingOf(run).takes(run);
  return someLines(db, run, file, eq(importLine.outcome, 'ready'), atOnce);
};

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
            and(
              eq(importLine.runId, id),
              inArray(importLine.key, codes),
              eq(importLine.file, 0),
              lt(importLine.line, position + 1),
              ne(importLine.outcome, 'refused'),
            ),
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
  if (run.status === 'running') return { toTake: await linesToTake(db, run) };
  const walk = walkOf(run);
  const lines = await linesToJudge(db, run, walk);
  return { lines, judged: await refuseRepeated(db, run, await walk.judge(db, run, lines)) };
};

/** The files with the lines of each that the reader itself refused, which no walk looks at. */
const withUnread = async (tx: Tx, { id, counts, files }: RunRecord): Promise<Counts> => {
  const unread = await tx
    .select({ file: importLine.file, n: count() })
    .from(importLine)
    .where(and(eq(importLine.runId, id), eq(importLine.outcome, 'refused'), not(isRead)))
    .groupBy(importLine.file);
  return unread.reduce<Counts>((before, { file, n }) => addCount(before, file, 'refused', n), { counts, files });
};

const settleChecked = async (tx: Tx, run: RunRecord, lines: readonly LineRecord[], judged: readonly Judged[], now: Date) => {
  await writeLines(tx, run, judged);
  const counted = withCounted(run, judged);
  if (lines.length === judgedAtOnce) {
    await moved(tx, run, { ...counted, position: lines.at(-1)?.line ?? run.position, done: run.done + lines.length });
    return 'more' as const;
  }
  const walks = importingOf(run).walks(run);
  const part = run.part + 1;
  if (part < walks.length) {
    await moved(tx, run, { ...counted, part, position: 0, done: linesOfWalks(run, walks.slice(0, part)) });
    return 'more' as const;
  }
  const all = await withUnread(tx, { ...run, ...counted });
  await become(tx, run, 'check', now, { ...all, part: 0, position: 0, done: 0, total: linesOf(run) });
  return 'over' as const;
};

const settleTaken = async (tx: Tx, run: RunRecord, lines: readonly LineRecord[], now: Date) => {
  if (!(await isStillAllowed(tx, { userId: run.userId, sellerId: toldTo(run) }))) {
    await become(tx, run, 'fail', now, { problem: 'Quem pediu esta importação não tem mais acesso a esta empresa' });
    return 'over' as const;
  }
  const { take, takes } = importingOf(run);
  const { file, atOnce } = takes(run);
  const kept = new Map(lines.map((each) => [each.line, each]));
  // The report tells the planned change of a line as it was, whatever became of the line.
  const told = (await take(tx, run, lines, now)).map((each) => {
    const own = each.file === file ? kept.get(each.line) : undefined;
    return own ? { ...each, seen: own.seen, key: own.key, before: own.outcome } : each;
  });
  await writeLines(tx, run, told);
  const counted = withCounted(run, told);
  const done = run.done + told.filter(({ before }) => before === 'ready').length;
  const position = lines.at(-1)?.line ?? run.position;
  if (lines.length === atOnce) {
    await moved(tx, run, { ...counted, done, position });
    return 'more' as const;
  }
  await become(tx, run, 'finish', now, { ...counted, done, position, total: done });
  return 'over' as const;
};

const settleRead = async (tx: Tx, run: RunRecord, file: Result<FileRead, string>, now: Date) => {
  if (!file.ok) {
    await become(tx, run, 'fail', now, { problem: file.error });
    return 'over' as const;
  }
  const { readAs, heads, total, next } = file.value;
  if (next !== null) {
    await moved(tx, run, { position: next, total });
    return 'more' as const;
  }
  const before = linesOf({ files: run.files.slice(0, run.part) });
  const files = run.files.map((each, at) => (at === run.part ? { ...each, readAs, heads, lines: total - before } : each));
  const part = run.part + 1;
  if (part < files.length) {
    await moved(tx, run, { files, part, position: 0, total });
    return 'more' as const;
  }
  await tx.delete(importPiece).where(eq(importPiece.runId, run.id));
  const guessed = await guessTables(tx, { ...run, files });
  if (guessed.ok) await become(tx, run, 'read', now, { ...guessed.value, total, part: 0, position: 0, done: 0 });
  else await become(tx, { ...run, files }, 'fail', now, { problem: guessed.error });
  return 'over' as const;
};

/**
 * Reads, looks at and takes the files people brought. What is written of lines and how far it is are written together: a step that is repeated
 * takes nothing twice, and a process that dies leaves the rest to the next.
 */
export const importWork: Work<RunRecord, Found> = {
  name: 'imports',
  queue: queueOf(importRun, 'id', { turns: 'sellerId' }),
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
  const parts = [importLine.runId, importPiece.runId];
  await deleteWithParts(db, { table: importRun, id: importRun.id, parts }, lt(importRun.createdAt, addTo(now, -keptDays.imports, 'day')));
  // The rest may come in this very instant: its pieces go with it alone.
  const isForgotten = and(eq(importRun.status, 'uploaded'), sql`${importRun.received} < ${importRun.bytes}`);
  await deleteInPortions(db, importRun, and(isForgotten, lt(importRun.createdAt, addTo(now, -keptDays.halfSentImports, 'day'))), fewAtOnce);
};
