import type { SeededRandom } from './seeded-random.ts';

/**
 * Aggregates of 8,135 real orders of a Brazilian marketplace (Olist public data set, measured by us); only these figures are
 * used, no row. Quantiles at 0, 1/8, … 8/8; money in BRL.
 */
export const profile = {
  price: [2.9, 16.9, 34.9, 53.9, 78.9, 110, 165, 399, 4799],
  freight: [0, 7.78, 12.13, 14.61, 16.32, 18.66, 23.92, 47.68, 262.72],
  /** Orders of each status: delivered 5172, invoiced 314, shipped 1107, processing 301, unavailable 609, canceled 625, created 5, approved 2. */
  orderStatus: [
    ['delivered', 5172],
    ['shipped', 1107],
    ['cancelled', 625 + 609],
    ['invoiced', 314],
    ['waiting-shipped', 301],
    ['pending', 5],
    ['paid', 2],
  ],
  /** Orders with 1, 2, 3 and 4 items or more. */
  itemsPerOrder: [6661, 531, 94, 74],
  /** Where buyers live, by orders. */
  states: [
    ['SP', 3452],
    ['RJ', 1167],
    ['MG', 888],
    ['RS', 423],
    ['PR', 394],
    ['BA', 305],
    ['SC', 272],
    ['GO', 173],
  ],
  /** 221 of 5,460 products are longer than 70 cm. */
  over70cm: 221 / 5460,
} as const;

/** A value of a distribution known by its quantiles, straight between two of them. `share` is from 0 to 1. */
export const atQuantile = (quantiles: readonly number[], share: number): number => {
  const place = Math.min(Math.max(share, 0), 1) * (quantiles.length - 1);
  const below = quantiles[Math.floor(place)] ?? 0;
  const above = quantiles[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
};

/** One of the names, as often as its weight among all. */
export const pickWeighted = <Name>(random: SeededRandom, weights: readonly (readonly [Name, number])[]): Name => {
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random.share() * all;
  for (const [name, weight] of weights) {
    left -= weight;
    if (left < 0) return name;
  }
  throw new Error('No weights to pick by');
};
