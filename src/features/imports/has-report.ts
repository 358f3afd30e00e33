import type { ImportRow } from '#contract/import-run.ts';

const lookedAt: ReadonlySet<ImportRow['status']> = new Set(['checked', 'running', 'done']);

/** Is there something to be told of each line? Also where it ended in the middle: what was taken by then, and what was not, is what one asks. */
export const hasReport = ({ status, counts }: Pick<ImportRow, 'status' | 'counts'>): boolean =>
  lookedAt.has(status) || ((status === 'failed' || status === 'cancelled') && Object.values(counts).some((lines) => lines > 0));
