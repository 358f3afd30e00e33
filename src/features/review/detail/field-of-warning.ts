import { isWarningKey, type WarningKey } from '#contract/warning.ts';
import type { Listing } from '#contract/listing.ts';
import { isValidGtin } from '#lib/gtin.ts';

type Coded = Pick<Listing, 'gtin' | 'variations'>;

const isWrong = (code: string | null): boolean => code !== null && code !== '' && !isValidGtin(code);

/** The barcode that is wrong: the listing's own, or that of a variation. */
const wrongCode = ({ gtin, variations }: Coded): string => {
  const at = isWrong(gtin) ? -1 : variations.findIndex((each) => isWrong(each.gtin));
  return at === -1 ? 'gtin' : `variations.${at}.gtin`;
};

const fields: Readonly<Record<WarningKey, (listing: Coded) => string>> = {
  wigth: () => 'weight',
  image: () => 'images',
  gtin: wrongCode,
  invalid_measures: () => 'height',
  measures_exceeding: () => 'height',
  hasnt_price: () => 'price',
};

/** The field of the editor that a warning is about; null of one in a reviewer's own words. */
export const fieldOfWarning = (warning: string, listing: Coded): string | null => (isWarningKey(warning) ? fields[warning](listing) : null);
