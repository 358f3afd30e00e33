import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { QueueReason } from '#contract/listing.ts';
import { listing } from '../db/schema/listing.ts';
import type { WriteContext } from '../http/route.ts';
import { changesOf } from '../listings/listing-changes.ts';
import { applyEdit, readEditable } from '../listings/listing-patch.ts';
import { variationsWith } from '../listings/one-barcode.ts';
import { writeListing } from '../listings/write-listing.ts';

/**
 * The listings of a SKU keep a copy of its barcode: they follow it, each with an edit of its own in its history, and so does the variation
 * that is the same SKU (decision 0100).
 */
export const syncListingBarcodes = async (context: WriteContext, skuId: string, gtin: string | null): Promise<void> => {
  const { tx } = context;
  const { search: _search, ...columns } = getTableColumns(listing);
  const rows = await tx.select(columns).from(listing).where(eq(listing.skuId, skuId)).orderBy(asc(listing.id)).for('no key update');
  for (const row of rows) {
    if (row.kit || row.gtin === gtin) continue;
    const before = await readEditable(tx, row);
    const variations = variationsWith(gtin, row.sku, before.variations);
    const changed = { gtin, ...(variations !== before.variations && { variations }) };
    const reasons: readonly QueueReason[] = [...new Set<QueueReason>([...row.reasons, 'edited'])];
    await writeListing(
      context,
      // No decision: what the checks found does not matter to it.
      { row, holder: null, problems: null, draw: null },
      {
        type: 'edited',
        status: row.status,
        set: { ...(await applyEdit(tx, row, changed)), ...(row.status === 'pending' ? { reasons } : {}) },
        data: { changes: changesOf(before, changed), before: { warning: row.warning, reasons: row.reasons } },
      },
    );
  }
};
