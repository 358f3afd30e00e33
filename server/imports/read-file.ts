import { setImmediate as turn } from 'node:timers/promises';
import { and, asc, eq, sql } from 'drizzle-orm';
import { mostImportLines } from '#contract/import-run.ts';
import { headOf } from '#import/importable.ts';
import { openTable, type OpenTable, type RefusedLine, type TableRecord } from '#import/read-table.ts';
import { countText } from '#import/plural.ts';
import { delimiterWord } from '#import/report.ts';
import { withoutQuote } from '#lib/csv.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { importLine, importPiece, importRun } from '../db/schema/import-run.ts';
import type { RunRecord } from './import-row.ts';
import { sayInBrowser } from './in-browser-words.ts';

/** Lines of a file that are in the database now, the head, and where to go on; null at the end. */
export interface FileRead {
  readonly readAs: string;
  readonly heads: readonly string[];
  readonly total: number;
  readonly next: number | null;
}

const linesAtOnce = 250;
/** A step ends after so long, in milliseconds: far within the time it may take. Each step has the bytes of the file fetched anew, so there are few. */
const stepMs = 8000;
const mostColumns = 500;

/** The bytes of one of the files: those between the end of the one before it and its own. A file that waits may be in pieces of another size than those sent now. */
const readBytes = async (db: Db, { id, files }: RunRecord, file: number): Promise<Uint8Array> => {
  const begin = files.slice(0, file).reduce((sum, { bytes }) => sum + bytes, 0);
  const whole = new Uint8Array(files[file]?.bytes ?? 0);
  const pieces = await db
    .select({ piece: importPiece.piece, bytes: sql<number>`octet_length(${importPiece.content})` })
    .from(importPiece)
    .where(eq(importPiece.runId, id))
    .orderBy(asc(importPiece.piece));
  let next = -begin;
  for (const { piece, bytes } of pieces) {
    const at = next;
    next += bytes;
    if (next <= 0 || at >= whole.length) continue;
    const [found] = await db
      .select({ content: importPiece.content })
      .from(importPiece)
      .where(and(eq(importPiece.runId, id), eq(importPiece.piece, piece)));
    if (!found) continue;
    const own = found.content.subarray(Math.max(0, -at), Math.max(0, whole.length - at));
    whole.set(own, Math.max(0, at));
  }
  return whole;
};

/** The database keeps no NUL; another character that nobody can read says the same to a person who reads the cell. */
const keepable = (text: string): string => text.replaceAll('\u0000', '\u0001');

const insertLines = async (
  db: Db,
  { id, part }: RunRecord,
  records: readonly TableRecord[],
  refused: readonly RefusedLine[],
): Promise<void> => {
  const rows = [
    ...records.map(({ line, cells }) => ({ line, cells: cells.map(keepable), name: '', reasons: [] })),
    ...refused.map(({ line, name, reasons }) => ({
      line,
      cells: [],
      name: keepable(name),
      outcome: 'refused',
      reasons: reasons.map(sayInBrowser).map(keepable),
    })),
  ];
  // Read again after a process that died, the file says the same. A cancellation waits for these lines, or keeps them out.
  await db.execute(sql`
    insert into ${importLine} (run_id, file, line, cells, name, outcome, reasons)
    select ${id}, ${part}, r.line, r.cells, r.name, r.outcome, r.reasons
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(line integer, cells jsonb, name text, outcome text, reasons jsonb),
      (select from ${importRun} where ${importRun.id} = ${id} and ${importRun.status} = 'uploaded' for share) as still
    on conflict do nothing`);
};

const readHead = (table: OpenTable): Result<{ readonly heads: readonly string[]; readonly isRow: boolean }, string> => {
  const [first] = table.slices(1);
  const cells = first?.records[0]?.cells;
  if (!cells)
    return refuse(first?.refused[0] ? 'A primeira linha, com os nomes das colunas, tem aspas que não fecham' : 'O arquivo está vazio');
  if (cells.length > mostColumns) return refuse(`O arquivo tem mais de ${mostColumns} colunas`);
  return ok(headOf(cells.map((cell) => withoutQuote(keepable(cell)))));
};

/** A line of nothing but delimiters and a letter is millions of cells: nobody reads them, and they are not kept. */
const isTooWide = ({ cells }: TableRecord): boolean => cells.length > mostColumns;

const tooWide = ({ line }: TableRecord): RefusedLine => ({
  line,
  name: '',
  reasons: [
    { what: 'Linha com colunas de mais', value: '', hint: `mais de ${mostColumns}; um texto com o separador dentro fica entre aspas` },
  ],
});

/** Of several files it is said which one it is; the reader of tables says it by itself. */
const named = (run: RunRecord, why: string): string => {
  const name = run.files[run.part]?.name ?? '';
  return run.files.length === 1 || why.startsWith(`${name}: `) ? why : `${name}: ${why}`;
};

/**
 * The next rows of a file into the database, some at a time, with a turn for everybody else between them. A refusal says why the file can not
 * be read.
 */
export const readFile = async (db: Db, run: RunRecord, signal: AbortSignal): Promise<Result<FileRead, string>> => {
  const read = await readNext(db, run, signal);
  return read.ok ? read : refuse(named(run, read.error));
};

const tooMany = ({ files }: RunRecord): string =>
  files.length === 1
    ? `O arquivo tem mais de ${countText(mostImportLines)} linhas: divida-o em partes`
    : `Com este arquivo são mais de ${countText(mostImportLines)} linhas: traga menos de uma vez`;

const readNext = async (db: Db, run: RunRecord, signal: AbortSignal): Promise<Result<FileRead, string>> => {
  const opened = openTable(
    { name: run.files[run.part]?.name ?? '', bytes: await readBytes(db, run, run.part) },
    { mostLines: mostImportLines },
  );
  if (!opened.ok) return opened;
  const head = readHead(opened.value);
  if (!head.ok) return head;
  const { heads, isRow } = head.value;
  const { encoding, delimiter } = opened.value;
  const told = { readAs: `${encoding}, separado por ${delimiterWord(delimiter)}`, heads };
  const began = performance.now();
  let total = run.total;
  let isFirst = run.position === 0;
  for (const { records, refused, end } of opened.value.slices(linesAtOnce, run.position)) {
    signal.throwIfAborted();
    const own = isFirst && !isRow ? records.slice(1) : records;
    isFirst = false;
    total += own.length + refused.length;
    if (total > mostImportLines) return refuse(tooMany(run));
    const kept = own.filter((each) => !isTooWide(each));
    await insertLines(db, run, kept, [...refused, ...own.filter(isTooWide).map(tooWide)]);
    if (performance.now() - began >= stepMs) return ok({ ...told, total, next: end });
    await turn();
  }
  // Of several one may have no lines, as a shop without sellers has; whether it is needed is asked once it is known what it is.
  const isNothing = total === 0 && run.files.length === 1;
  return isNothing ? refuse('O arquivo só tem a linha com os nomes das colunas') : ok({ ...told, total, next: null });
};
