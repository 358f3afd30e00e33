import { longestSideOf } from './check-measures.ts';
import type { Check, Found, HubFacts, ListingFacts, UsualRange } from './check.ts';

/** So many times beyond what nine of ten have: grams typed for kilograms, millimetres for centimetres. */
const farFactor = 3;

const isOutside = (value: number, { low, high }: UsualRange): boolean => value > 0 && (value > high * farFactor || value < low / farFactor);

/** Weight and longest side against what is usual in the category. What is not informed is another check's. */
export const checkSizeUnusual: Check<Pick<ListingFacts, 'dimensions'> & Pick<HubFacts, 'usualSize'>> = {
  name: 'sizeUnusual',
  severity: 'yellow',
  find: ({ dimensions, usualSize: usual }) => {
    if (usual === null) return [];
    const { weight } = dimensions;
    const side = longestSideOf(dimensions);
    const heavy: readonly Found[] = isOutside(weight, usual.weight)
      ? [{ code: 'weightUnusual', place: 'weight', values: { weight, ...usual.weight }, proposes: 'wigth' }]
      : [];
    const long: readonly Found[] = isOutside(side, usual.longestSide)
      ? [{ code: 'measuresUnusual', place: 'measures', values: { side, ...usual.longestSide }, proposes: 'invalid_measures' }]
      : [];
    return [...heavy, ...long];
  },
};
