import { isWarningKey, type WarningKey } from '#contract/warning.ts';
import type { ListingIssue } from '#entities/listing/listing-issues.ts';

/** Where on the listing each fixed warning is seen. */
const placeOf: Readonly<Record<WarningKey, ListingIssue['place']>> = {
  wigth: 'weight',
  image: 'images',
  gtin: 'gtin',
  invalid_measures: 'measures',
  measures_exceeding: 'measures',
  hasnt_price: 'price',
};

/** What is to be looked at because of the reasons that are chosen; a text of one's own says where by itself. */
export const placesOf = (chosen: readonly string[]): ReadonlySet<ListingIssue['place']> =>
  new Set(chosen.flatMap((warning) => (isWarningKey(warning) ? [placeOf[warning]] : [])));
