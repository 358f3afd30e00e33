import { publishAnew } from '../integration-jobs/publish-anew.ts';
import { applyEdit, readEditable } from '../listings/listing-patch.ts';
import type { ListingRecord } from '../listings/lock-listing.ts';
import { variationsWith } from '../listings/one-barcode.ts';
import type { WriteContext } from '../http/route.ts';
import { isToldThere } from '../listings/is-there.ts';

/** The listing got the barcode of another SKU: so does the variation that is itself (decision 0100), and the marketplace is told. */
export const tellBarcode = async ({ tx, clock }: WriteContext, row: ListingRecord, gtin: string | null): Promise<void> => {
  const before = await readEditable(tx, row);
  const variations = variationsWith(gtin, row.sku, before.variations);
  if (variations !== before.variations) await applyEdit(tx, row, before, { variations });
  if (isToldThere(row)) await publishAnew(tx, row, clock());
};
