import { eq } from 'drizzle-orm';
import type { Tx } from '../db/open.ts';
import { importLine, importPiece } from '../db/schema/import-run.ts';
import type { RunRecord } from './import-row.ts';

/**
 * An import ends before its end: nobody reads its bytes any more, and where nothing of it was taken its lines tell nothing that the file does not.
 * They are as large as the file, and would be kept for a month. (decision 0178)
 *
 * @returns what is to be written of it.
 */
export const dropUntaken = async (tx: Tx, { id, status, files }: RunRecord): Promise<Partial<RunRecord>> => {
  await tx.delete(importPiece).where(eq(importPiece.runId, id));
  if (status === 'running') return {};
  await tx.delete(importLine).where(eq(importLine.runId, id));
  return { counts: {}, files: files.map((file) => ({ ...file, counts: {} })) };
};
