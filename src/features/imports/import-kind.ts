import { imports } from '#api/imports.ts';
import { ImportFilter, type ImportRow } from '#contract/import-run.ts';
import { recordKind } from '#entities/records/record-kind.ts';

export const importKind = recordKind({ records: imports, filter: ImportFilter, batch: ['import.cancel'] });

/** How far the server is with its step, from 0 to 1. */
export const progressOf = ({ done, total }: Pick<ImportRow, 'done' | 'total'>): number => (total === 0 ? 0 : Math.min(1, done / total));
