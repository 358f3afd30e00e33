import type { ListingEdit } from '#contract/listing-edit.ts';
import type { Editable } from './listing-patch.ts';

type Variations = Editable['variations'];

/** What of the variations is the listing itself: the one of its SKU, or the only one there is. */
const ownOf = (sku: string, variations: Variations): Variations[number] | undefined =>
  variations.find((each) => each.sku === sku) ?? (variations.length === 1 ? variations[0] : undefined);

/** The variation that is its listing's own SKU has this barcode; the same list where it has it already, or there is none. */
export const variationsWith = (gtin: string | null, sku: string, variations: Variations): Variations => {
  const own = ownOf(sku, variations);
  return own === undefined || own.gtin === gtin ? variations : variations.map((each) => (each === own ? { ...each, gtin } : each));
};

/**
 * A listing and its variation of the same SKU are one thing with one barcode (decision 0100): where one of them is changed the other
 * follows. Null where both are, and not alike: which one is meant nobody can tell.
 */
export const withOneBarcode = (sku: string, before: Editable, changed: ListingEdit): ListingEdit | null => {
  const variations = changed.variations ?? before.variations;
  const own = ownOf(sku, variations);
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
