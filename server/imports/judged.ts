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
  readonly line: number;
  readonly name: string;
  readonly key: string | null;
  readonly outcome: LineOutcome;
  readonly reasons: readonly string[];
  readonly changes: ImportLine['changes'];
  readonly seen: number | null;
}

/** How rows of one kind are looked at, and how they are taken. */
export interface Importing {
  readonly judge: (db: Db | Tx, run: RunRecord, lines: readonly LineRecord[]) => Promise<readonly Judged[]>;
  /** Takes lines that were found ready, as they stand by now. */
  readonly take: (tx: Tx, run: RunRecord, lines: readonly LineRecord[], now: Date) => Promise<readonly Judged[]>;
}

/** No code and no title that is taken is longer; a cell may hold a page, and an index does not. */
const longestKey = 500;

export const judgedAs = (outcome: LineOutcome, { key = null, ...told }: Pick<Judged, 'line' | 'name'> & Partial<Judged>): Judged => ({
  key: key === null ? null : cutText(key, longestKey),
  changes: [],
  reasons: [],
  seen: null,
  ...told,
  outcome,
});

export const refusedAs = ({ line, name, reasons }: RefusedLine, key: string | null = null): Judged =>
  judgedAs('refused', { line, name, key, reasons: reasons.map(sayInBrowser) });
