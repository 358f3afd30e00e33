import type { ListingView } from '#commands/listing/listing-step.ts';
import type { Dimensions, Listing } from '#contract/listing.ts';
import { longestTitle } from '#contract/listing-edit.ts';
import type { WarningKey } from '#contract/warning.ts';
import { isValidGtin } from '#lib/gtin.ts';
import type { Message } from '#locale/translate.ts';

/** Longest side and heaviest package the specification allows: centimetres and grams (part 1, section 9). */
const longestSideCm = 70;
const heaviestGrams = 30_000;

/** Something wrong that can be seen without a person: where it stands, in words, and the fixed warning that says it to the seller. */
export interface ListingIssue {
  readonly place: 'title' | 'gtin' | 'price' | 'measures' | 'weight' | 'images' | 'attributes';
  readonly say: Message;
  readonly suggests: WarningKey | null;
}

const sidesOf = ({ height, width, depth }: Dimensions): readonly number[] => [height, width, depth];

/** A kit has no barcode of its own: none is missing, and none is pointed out (row REV-1). */
const gtinIssues = ({ gtin, kit }: ListingView): readonly ListingIssue[] => {
  if (kit) return [];
  if (gtin === null || gtin === '') return [{ place: 'gtin', say: { key: 'listing.issue.gtinMissing' }, suggests: 'gtin' }];
  return isValidGtin(gtin) ? [] : [{ place: 'gtin', say: { key: 'listing.issue.gtinInvalid', values: { gtin } }, suggests: 'gtin' }];
};

const measureIssues = ({ dimensions }: ListingView): readonly ListingIssue[] => {
  const sides = sidesOf(dimensions);
  const longest = Math.max(...sides);
  if (longest > longestSideCm) {
    return [
      {
        place: 'measures',
        say: { key: 'listing.issue.measuresExceeding', values: { side: longest, limit: longestSideCm } },
        suggests: 'measures_exceeding',
      },
    ];
  }
  return sides.some((side) => side <= 0)
    ? [{ place: 'measures', say: { key: 'listing.issue.measuresMissing' }, suggests: 'invalid_measures' }]
    : [];
};

const weightIssues = ({ dimensions: { weight } }: ListingView): readonly ListingIssue[] => {
  if (weight <= 0) return [{ place: 'weight', say: { key: 'listing.issue.weightMissing' }, suggests: 'wigth' }];
  return weight > heaviestGrams
    ? [{ place: 'weight', say: { key: 'listing.issue.weightExceeding', values: { weight, limit: heaviestGrams } }, suggests: 'wigth' }]
    : [];
};

const priceIssues = ({ price }: ListingView): readonly ListingIssue[] =>
  price === null ? [{ place: 'price', say: { key: 'listing.issue.priceMissing' }, suggests: 'hasnt_price' }] : [];

const titleIssues = ({ title }: ListingView): readonly ListingIssue[] => {
  const length = [...title].length;
  return length > longestTitle
    ? [{ place: 'title', say: { key: 'listing.issue.titleLong', values: { length, limit: longestTitle } }, suggests: null }]
    : [];
};

const imageIssues = (listing: ListingView): readonly ListingIssue[] => {
  const hasImage = 'image' in listing ? listing.image.length > 0 : listing.cover !== null;
  return hasImage ? [] : [{ place: 'images', say: { key: 'listing.issue.imageMissing' }, suggests: 'image' }];
};

/** Required attributes without a value; a row does not carry its attributes. */
export const missingAttributes = (listing: Pick<Listing, 'attributes'>): readonly string[] =>
  listing.attributes.filter(({ required, value_name }) => required && !value_name?.trim()).map(({ name }) => name);

const attributeIssues = (listing: ListingView): readonly ListingIssue[] => {
  const missing = 'attributes' in listing ? missingAttributes(listing) : [];
  return missing.map((name) => ({ place: 'attributes', say: { key: 'listing.issue.attributeMissing', values: { name } }, suggests: null }));
};

/** Everything wrong with a listing that can be computed; images are judged by the analyser, not here (row IMG-6). */
export const listingIssues = (listing: ListingView): readonly ListingIssue[] =>
  [imageIssues, priceIssues, gtinIssues, measureIssues, weightIssues, titleIssues, attributeIssues].flatMap((find) => find(listing));

/** The fixed warnings a refusal would start with, in the order of the dialog, each once. */
export const suggestedWarnings = (listing: ListingView): readonly WarningKey[] => [
  ...new Set(listingIssues(listing).flatMap(({ suggests }) => suggests ?? [])),
];
