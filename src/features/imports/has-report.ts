import type { ImportRow } from '#contract/import-run.ts';

const lookedAt: ReadonlySet<ImportRow['status']> = new Set(['checked', 'running', 'done']);
const broken: ReadonlySet<ImportRow['status']> = new Set(['failed', 'cancelled']);

/** Each line has something to tell once the file was checked, also where the import ended in the middle. What ended before anything was taken has no lines. */
export const hasReport = ({ status, counts }: Pick<ImportRow, 'status' | 'counts'>): boolean =>
  lookedAt.has(status) || (broken.has(status) && Object.values(counts).some((lines) => lines > 0));
