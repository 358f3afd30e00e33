import { isValidGtin } from '#lib/gtin.ts';
import type { Check, ListingFacts } from './check.ts';

/** A kit has no barcode of its own: none is missing, and none is pointed out (row REV-1). */
export const checkGtin: Check<ListingFacts> = {
  name: 'gtin',
  severity: 'red',
  find: ({ gtin, kit }) => {
    if (kit) return [];
    if (gtin === null || gtin === '') return [{ code: 'gtinMissing', place: 'gtin', proposes: 'gtin' }];
    return isValidGtin(gtin) ? [] : [{ code: 'gtinInvalid', place: 'gtin', values: { gtin }, proposes: 'gtin' }];
  },
};
