import { isValidGtin } from '#lib/gtin.ts';
import type { Check, ListingFacts } from './check.ts';

/** As 14 digits: 20–29, 02 and 04 are for use inside a shop, 05, 98 and 99 for coupons; GS1 gives none of them to a product. */
const notOfProducts = /^\d(?:2|02|04|05|98|99)/u;

export const checkGtinPrefix: Check<Pick<ListingFacts, 'gtin' | 'kit'>> = {
  name: 'gtinPrefix',
  severity: 'yellow',
  find: ({ gtin, kit }) =>
    !kit && gtin !== null && isValidGtin(gtin) && notOfProducts.test(gtin.padStart(14, '0'))
      ? [{ code: 'gtinInternal', place: 'gtin', values: { gtin }, proposes: 'gtin' }]
      : [],
};
