import type { ListingFacts } from '#checks/check.ts';
import { coverOf } from '#contract/shown-images.ts';
import type { listing, listingDetail } from '../db/schema/listing.ts';

type Row = typeof listing.$inferSelect;
type Detail = typeof listingDetail.$inferSelect;

/** What the checks see of a listing as it is stored, before its pictures and the hub. */
export const ownFacts = (
  {
    title,
    gtin,
    kit,
    price,
    height,
    width,
    depth,
    weight,
  }: Pick<Row, 'title' | 'gtin' | 'kit' | 'price' | 'height' | 'width' | 'depth' | 'weight'>,
  { description, images, attributes, variations }: Pick<Detail, 'description' | 'images' | 'attributes' | 'variations'>,
  specs: ListingFacts['specs'],
): ListingFacts => ({
  title,
  gtin,
  kit,
  price,
  dimensions: { height, width, depth, weight },
  description,
  hasImage: coverOf(images, variations) !== null,
  attributes,
  variations,
  specs,
});
