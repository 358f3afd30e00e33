import type { Check, ListingFacts } from './check.ts';

/** Heaviest package the specification allows, in grams (part 1, section 9). */
const heaviestGrams = 30_000;

export const checkWeight: Check<ListingFacts> = {
  name: 'weight',
  severity: 'red',
  find: ({ dimensions: { weight } }) => {
    if (weight <= 0) return [{ code: 'weightMissing', place: 'weight', proposes: 'wigth' }];
    return weight > heaviestGrams
      ? [{ code: 'weightExceeding', place: 'weight', values: { weight, limit: heaviestGrams }, proposes: 'wigth' }]
      : [];
  },
};
