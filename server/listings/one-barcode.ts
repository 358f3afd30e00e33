import type { ListingEdit } from '#contract/listing-edit.ts';
import type { Editable } from './listing-patch.ts';

type Variations = Editable['variations'];

/** The variation that is its listing's own SKU has this barcode; the same list where it has it already, or there is none. */
export const variationsWith = (gtin: string | null, sku: string, variations: Variations): Variations =>
  variations.some((each) => each.sku === sku && each.gtin !== gtin)
    ? variations.map((each) => (each.sku === sku ? { ...each, gtin } : each))
    : variations;

/**
 * A listing and its variation of the same SKU are one thing with one barcode (decision 0100): where one of them is changed the other
 * follows. Null where both are, and not alike: which one is meant nobody can tell.
 */
export const withOneBarcode = (sku: string, before: Editable, changed: ListingEdit): ListingEdit | null => {
  const variations = changed.variations ?? before.variations;
  const own = variations.find((each) => each.sku === sku);
  if (!own) return changed;
  const last = before.variations.find(({ _id }) => _id === own._id);
  const isOwnChanged = own.gtin !== (last?.gtin ?? null);
  const { gtin } = changed;
  if (isOwnChanged && gtin !== undefined && gtin !== own.gtin) return null;
  if (isOwnChanged) return { ...changed, gtin: own.gtin };
  // One that was not there before takes the barcode of the listing.
  const follows = gtin === undefined ? (last ? own.gtin : before.gtin) : gtin;
  const followed = variationsWith(follows, sku, variations);
  return followed === variations ? changed : { ...changed, variations: followed };
};
