import type { Dimensions } from './listing.ts';

/** Discounts are hundredths of a percent: 500 is 5 %. */
export const wholeDiscount = 10_000;

/** What a kit is reckoned from: so many pieces of one SKU. */
export interface KitPiece {
  readonly quantity: number;
  readonly dimensions: Dimensions;
  readonly price: number | null;
  readonly stock: number;
}

export interface KitFigures {
  readonly dimensions: Dimensions;
  /** In cents; null while the price of some piece is not known. */
  readonly price: number | null;
  /** How many kits can be made of what is at hand. */
  readonly stock: number;
  readonly pieces: number;
}

/** Sums of what is stored with few decimals: without this 0,1 + 0,2 would be shown with seventeen. */
const tidy = (value: number): number => Math.round(value * 100) / 100;

/** Each piece lies on its largest face, one on another: the box that certainly holds them. Zero is what nobody measured. */
const measure = (parts: readonly KitPiece[]): Dimensions => {
  const sorted = parts.map(({ quantity, dimensions: { height, width, depth } }) => {
    const [thin = 0, middle = 0, long = 0] = [height, width, depth].toSorted((a, b) => a - b);
    return { quantity, thin, middle, long };
  });
  const isMeasured = sorted.length > 0 && sorted.every(({ thin }) => thin > 0);
  const isWeighed = parts.every(({ dimensions }) => dimensions.weight > 0);
  const weight = isWeighed ? tidy(parts.reduce((sum, each) => sum + each.dimensions.weight * each.quantity, 0)) : 0;
  if (!isMeasured) return { height: 0, width: 0, depth: 0, weight };
  return {
    height: tidy(sorted.reduce((sum, { thin, quantity }) => sum + thin * quantity, 0)),
    width: tidy(Math.max(...sorted.map(({ middle }) => middle))),
    depth: tidy(Math.max(...sorted.map(({ long }) => long))),
    weight,
  };
};

/** The pieces together less the discount, to the nearest cent. Whole numbers all the way: houses are sold too. */
const priceOf = (parts: readonly KitPiece[], discount: number): number | null => {
  if (parts.length === 0 || parts.some(({ price }) => price === null)) return null;
  const sum = parts.reduce((all, { price, quantity }) => all + BigInt(price ?? 0) * BigInt(quantity), 0n);
  const whole = BigInt(wholeDiscount);
  return Number((sum * (whole - BigInt(discount)) + whole / 2n) / whole);
};

/** Measures, price and stock of a kit; server and form reckon alike. */
export const kitFigures = (parts: readonly KitPiece[], discount: number): KitFigures => ({
  dimensions: measure(parts),
  price: priceOf(parts, discount),
  stock: parts.length === 0 ? 0 : Math.min(...parts.map(({ stock, quantity }) => Math.floor(stock / quantity))),
  pieces: parts.reduce((sum, { quantity }) => sum + quantity, 0),
});
