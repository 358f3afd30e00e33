import type { ImportLine, LineOutcome } from '#contract/import-run.ts';
import { cutText } from '#lib/cut-text.ts';
import type { RefusedLine } from '#import/read-table.ts';
import type { Db, Tx } from '../db/open.ts';
import type { importLine } from '../db/schema/import-run.ts';
import type { RunRecord } from './import-row.ts';
import { sayInBrowser } from './in-browser-words.ts';

export type LineRecord = typeof importLine.$inferSelect;

/** What becomes of a line, or would. */
export interface Judged {
  /** Of which file. */
  readonly file: number;
  readonly line: number;
  readonly name: string;
  readonly key: string | null;
  /** Null as long as lines of other files have a say in it. */
  readonly outcome: LineOutcome | null;
  /** What it was until now; null of what is counted nowhere yet. */
  readonly before: LineOutcome | null;
  readonly reasons: readonly string[];
  readonly changes: ImportLine['changes'];
  readonly seen: number | null;
}

export type Judge = (db: Db | Tx, run: RunRecord, lines: readonly LineRecord[]) => Promise<readonly Judged[]>;

/** The lines of one file, looked at some at a time in their order. */
export interface Walk {
  readonly file: number;
  /** Are only those looked at of which an earlier walk left open what becomes of them? */
  readonly isOfOpen?: true;
  readonly judge: Judge;
}

/** How rows of one kind are looked at, and how they are taken. */
export interface Importing {
  /** What is looked at, one walk after the other. */
  readonly walks: (run: RunRecord) => readonly Walk[];
  /** The file whose lines are taken, and how many in one step: few enough that nobody who saves something of theirs waits. */
  readonly takes: (run: RunRecord) => { readonly file: number; readonly atOnce: number };
  /** Takes lines that were found ready, as they stand by now. */
  readonly take: (tx: Tx, run: RunRecord, lines: readonly LineRecord[], now: Date) => Promise<readonly Judged[]>;
}

/** Of what comes as one file. */
export const ofOneFile = (judge: Judge, atOnce: number): Pick<Importing, 'walks' | 'takes'> => ({
  walks: () => [{ file: 0, judge }],
  takes: () => ({ file: 0, atOnce }),
});

/** No code and no title that is taken is longer; a cell may hold a page, and an index does not. */
const longestKey = 500;

export const judgedAs = (
  outcome: LineOutcome | null,
  { key = null, ...told }: Pick<Judged, 'line' | 'name'> & Partial<Judged>,
): Judged => ({
  file: 0,
  key: key === null ? null : cutText(key, longestKey),
  changes: [],
  reasons: [],
  seen: null,
  before: null,
  ...told,
  outcome,
});

export const refusedAs = ({ line, name, reasons }: RefusedLine, key: string | null = null): Judged =>
  judgedAs('refused', { line, name, key, reasons: reasons.map(sayInBrowser) });
