import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, getTableColumns, ne, type SQL } from 'drizzle-orm';
import type { ListingEdit } from '#contract/listing-edit.ts';
import type { QueueReason } from '#contract/listing.ts';
import { listing } from '../db/schema/listing.ts';
import type { sku } from '../db/schema/product.ts';
import { publishAnew } from '../integration-jobs/publish-anew.ts';
import { isToldThere } from '../listings/is-there.ts';
import { changesOf } from '../listings/listing-changes.ts';
import { applyEdit, readEditable, type Editable } from '../listings/listing-patch.ts';
import { variationsWith } from '../listings/one-barcode.ts';
import { noBarcodeAttribute, noBarcodeId } from '../marketplace/no-barcode.ts';
import { writeListing, type StepContext } from '../listings/write-listing.ts';

type Barcode = Partial<Pick<typeof sku.$inferSelect, 'gtin' | 'noBarcode'>>;

/** A corrected barcode, and the listings of the SKU that follow it: left out, all do. */
interface Correction {
  readonly skuId: string;
  readonly now: Barcode;
  /** Id of the listing it was typed at: it is written by its own save. */
  readonly but?: string;
  /** What is true of those that follow. */
  readonly which?: SQL;
}

/** What of a listing follows; nothing where it is so already. A reason of its own stays while the SKU's is left alone. */
const followedBy = (
  row: Pick<typeof listing.$inferSelect, 'gtin' | 'sku'>,
  before: Editable,
  { gtin, noBarcode }: Barcode,
): ListingEdit => {
  const edit: ListingEdit = {};
  if (gtin !== undefined && gtin !== row.gtin) {
    const variations = variationsWith(gtin, row.sku, before.variations);
    Object.assign(edit, { gtin, ...(variations !== before.variations && { variations }) });
  }
  if (noBarcode === undefined) return edit;
  const others = before.attributes.filter((each) => each.id !== noBarcodeId);
  const attributes = noBarcode === null ? others : [...others, noBarcodeAttribute(noBarcode)];
  return isDeepStrictEqual(attributes, before.attributes) ? edit : { ...edit, attributes };
};

/**
 * The listings of a SKU keep a copy of its barcode, or of why it has none: they follow it, each with an edit of its own in its history, and
 * so does the variation that is the same SKU (decision 0100). What is on the marketplace stays as it stands, and is told. A kit has none
 * because it is one.
 */
export const syncListingBarcodes = async (context: StepContext, { skuId, now, but, which }: Correction): Promise<void> => {
  if (now.gtin === undefined && now.noBarcode === undefined) return;
  const { tx, clock } = context;
  const { search: _search, ...columns } = getTableColumns(listing);
  const follow = and(eq(listing.skuId, skuId), but === undefined ? undefined : ne(listing.id, but), which);
  const rows = await tx.select(columns).from(listing).where(follow).orderBy(asc(listing.id)).for('no key update');
  for (const row of rows) {
    if (row.kit) continue;
    const before = await readEditable(tx, row);
    const changed = followedBy(row, before, now);
    if (Object.keys(changed).length === 0) continue;
    const reasons: readonly QueueReason[] = [...new Set<QueueReason>([...row.reasons, 'edited'])];
    await writeListing(
      context,
      // No decision: what the checks found does not matter to it.
      { row, holder: null, problems: null, draw: null },
      {
        type: 'edited',
        status: row.status,
        set: { ...(await applyEdit(tx, row, before, changed)), ...(row.status === 'pending' ? { reasons } : {}) },
        data: {
          changes: changesOf(before, changed),
          before: { warning: row.warning, reasons: row.reasons },
          ...(changed.gtin !== undefined && { barcodeOf: skuId }),
        },
      },
    );
    if (isToldThere(row)) await publishAnew(tx, row, clock());
  }
};
