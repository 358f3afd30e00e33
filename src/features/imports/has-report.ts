import type { ImportRow } from '#contract/import-run.ts';

const lookedAt: ReadonlySet<ImportRow['status']> = new Set(['checked', 'running', 'done', 'cancelled']);

/** Each line has something to tell once the file was checked, also where the import ended in the middle. A file that could not be read has no lines. */
export const hasReport = ({ status, counts }: Pick<ImportRow, 'status' | 'counts'>): boolean =>
  lookedAt.has(status) || (status === 'failed' && Object.values(counts).some((lines) => lines > 0));
