import { publishAnew } from '../integration-jobs/publish-anew.ts';
import { applyEdit, readEditable } from '../listings/listing-patch.ts';
import type { LinkedAs } from '../listings/listing-event.ts';
import type { ListingRecord } from '../listings/lock-listing.ts';
import { variationsWith } from '../listings/one-barcode.ts';
import type { WriteContext } from '../http/route.ts';
import { isToldThere } from '../listings/is-there.ts';

/**
 * A step of its link gave the listing another barcode: so it does the variation that is itself (decision 0100), by the code it has now or
 * had before, and the marketplace is told. A kit has none.
 */
export const tellBarcode = async ({ tx, clock }: WriteContext, row: ListingRecord, { sku, gtin }: LinkedAs): Promise<void> => {
  if (row.kit || gtin === row.gtin) return;
  const before = await readEditable(tx, row);
  const code = before.variations.some((each) => each.sku === sku) ? sku : row.sku;
  const variations = variationsWith(gtin, code, before.variations);
  if (variations !== before.variations) await applyEdit(tx, row, before, { variations });
  if (isToldThere(row)) await publishAnew(tx, row, clock());
};
