import { hasValue } from '#contract/given-attributes.ts';
import type { Listing } from '#contract/listing.ts';
import { ListingEdit, type ListingSave } from '#contract/listing-edit.ts';
import { oneLine } from '#lib/one-line.ts';

/**
 * What of a field has to be the same: an emptied attribute may be there or not, the server names a category itself and cleans codes. Of
 * pictures that went a save names its own alone, the server all: what stands tells of them.
 */
const told: { readonly [Field in keyof ListingEdit]?: (of: ListingEdit) => unknown } = {
  attributes: ({ attributes = [] }) => attributes.filter(hasValue),
  category: ({ category }) => category?.id,
  imageDeleted: () => null,
  variations: ({ variations = [] }) => variations.map((each) => ({ ...each, sku: oneLine(each.sku), imageDeleted: null })),
};

/** Does the listing say what an edit wrote? Asked as the server reads it: a title without the spaces around it. */
export const wasWritten = (found: Listing, { answer, ...edit }: ListingSave): boolean => {
  const read = ListingEdit.safeParse(edit);
  if (!read.success || (answer !== undefined && found.refusal?.answer !== answer)) return false;
  return (Object.keys(read.data) as (keyof ListingEdit)[]).every((field) => {
    const tell = told[field] ?? ((of: ListingEdit) => of[field]);
    return JSON.stringify(tell(read.data)) === JSON.stringify(tell(found));
  });
};
