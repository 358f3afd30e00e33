import type { Tx } from '../db/open.ts';
import { importMapping, type StoredFile } from '../db/schema/import-run.ts';
import { hashOfHead, ownColumns } from './remembered-head.ts';

type Said = Pick<typeof importMapping.$inferSelect, 'decimal' | 'dates' | 'accountId' | 'at'>;

/** How a company maps files with such heads, for the next ones of theirs. What is of no company is remembered by nobody. */
export const remember = async (tx: Tx, sellerId: string | null, files: readonly StoredFile[], said: Said): Promise<void> => {
  if (sellerId === null) return;
  for (const { table, heads, columns } of files) {
    if (table === null) continue;
    const mapping = { columns: ownColumns(heads, columns), ...said };
    await tx
      .insert(importMapping)
      .values({ sellerId, table, head: hashOfHead(heads), ...mapping })
      .onConflictDoUpdate({ target: [importMapping.sellerId, importMapping.table, importMapping.head], set: mapping });
  }
};
