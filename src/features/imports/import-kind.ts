import { imports } from '#api/imports.ts';
import { ImportFilter, type ImportRow, type ImportRun } from '#contract/import-run.ts';
import { filterFrom, type RecordKind } from '#entities/records/record-kind.ts';

export const importKind: RecordKind<ImportRow, ImportRun, ImportFilter> = {
  on: 'import',
  records: imports,
  filterOf: filterFrom(ImportFilter),
  batch: ['import.cancel'],
};

/** How far the server is with its step, from 0 to 1. */
export const progressOf = ({ done, total }: Pick<ImportRow, 'done' | 'total'>): number => (total === 0 ? 0 : Math.min(1, done / total));
