import type { Check, ListingFacts } from './check.ts';

export const checkPrice: Check<ListingFacts> = {
  name: 'price',
  severity: 'red',
  find: ({ price }) => (price === null ? [{ code: 'priceMissing', place: 'price', proposes: 'hasnt_price' }] : []),
};
