import {
  getImport,
  getImportLines,
  getStockSheet,
  listImports,
  type ImportFilter,
  type ImportLine,
  type ImportRow,
  type ImportRun,
  type LineOutcome,
  type StockLine,
} from '#contract/import-run.ts';
import { unwrap, type Api } from './client.ts';
import { byCalls } from './record-calls.ts';
import { createRecords } from './records.ts';

/** Imports of the own company; the server moves them on, and the stream says when. */
export const imports = createRecords<ImportRow, ImportRun, ImportFilter>({
  kind: 'import',
  // It moves on ten times a second, and a person looks on: painted five times a second it took a quarter of a core.
  gatherMs: 1000,
  ...byCalls(listImports, getImport),
});

interface LineQuery {
  /** Of which of the files, from 0. */
  readonly file: number;
  readonly outcome?: LineOutcome[];
  readonly after: number;
  readonly limit: number;
}

/** Lines behind one, and behind which the next are; null at the end. */
export const importLines = async (
  api: Api,
  id: string,
  query: LineQuery,
  signal: AbortSignal,
): Promise<{ readonly lines: readonly ImportLine[]; readonly next: number | null }> =>
  unwrap(await api.send(getImportLines, { params: { id }, query }, { signal }));

export const stockSheet = async (
  api: Api,
  query: { readonly sellerId?: string; readonly after: string },
  signal: AbortSignal,
): Promise<{ readonly lines: readonly StockLine[]; readonly next: string | null }> =>
  unwrap(await api.send(getStockSheet, { query }, { signal }));
