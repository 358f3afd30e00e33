import type { Dimensions } from '#contract/listing.ts';
import type { Check, ListingFacts } from './check.ts';

/** Longest side the specification allows, in centimetres (part 1, section 9). */
const longestSideCm = 70;

export const longestSideOf = ({ height, width, depth }: Dimensions): number => Math.max(height, width, depth);

export const checkMeasures: Check<ListingFacts> = {
  name: 'measures',
  severity: 'red',
  find: ({ dimensions }) => {
    const longest = longestSideOf(dimensions);
    if (longest > longestSideCm) {
      const values = { side: longest, limit: longestSideCm };
      return [{ code: 'measuresExceeding', place: 'measures', values, proposes: 'measures_exceeding' }];
    }
    const { height, width, depth } = dimensions;
    return Math.min(height, width, depth) <= 0 ? [{ code: 'measuresMissing', place: 'measures', proposes: 'invalid_measures' }] : [];
  },
};
