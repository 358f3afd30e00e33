import type { Check, HubFacts, ListingFacts } from './check.ts';

/** A comma in the wrong place makes a price ten times another. */
const farFactor = 10;

const rounded = (factor: number): number => Math.round(factor * 10) / 10;

/** The price against the median of its category in this hub; the factor is said. */
export const checkPriceUnusual: Check<Pick<ListingFacts, 'price'> & Pick<HubFacts, 'medianPrice'>> = {
  name: 'priceUnusual',
  severity: 'yellow',
  find: ({ price, medianPrice: median }) => {
    if (price === null || price <= 0 || median === null || median <= 0) return [];
    const factor = price / median;
    if (factor >= farFactor)
      return [{ code: 'priceAbove', place: 'price', values: { factor: rounded(factor), median }, proposes: 'priceUnusual' }];
    return factor <= 1 / farFactor
      ? [{ code: 'priceBelow', place: 'price', values: { factor: rounded(1 / factor), median }, proposes: 'priceUnusual' }]
      : [];
  },
};
