import type { Label } from '../label.ts';

/** Weights in grams, sides in centimetres: what is usual in a category, and one listing beside it. */
export interface MeasureLabels {
  readonly usual: { readonly weight: number; readonly side: number };
  /** How far the usual ones lie apart, as a share of themselves. */
  readonly spread: number;
  readonly weight: number;
  readonly side: number;
  readonly weightOdd: Label;
  readonly sideOdd: Label;
}

type Line = readonly [weight: number, side: number, times: number, sideTimes: number, weightOdd: Label, sideOdd: Label, spread?: number];

const lines: readonly Line[] = [
  // As others are.
  [300, 20, 1, 1, 'no', 'no'],
  [300, 20, 1.3, 1.2, 'no', 'no'],
  [300, 20, 0.7, 0.8, 'no', 'no'],
  [1200, 35, 1.5, 1.1, 'no', 'no'],
  [1200, 35, 0.6, 1.4, 'no', 'no'],
  [5000, 60, 1.4, 0.7, 'no', 'no'],
  [80, 10, 1.2, 1.5, 'no', 'no'],
  [20, 8, 1.4, 1, 'no', 'no'],
  [900, 30, 1.6, 1.3, 'no', 'no', 0.6],
  [900, 30, 0.5, 0.6, 'no', 'no', 0.6],
  // A slip of the unit: kilos typed as grams, grams as kilos, millimetres as centimetres, metres as centimetres.
  [300, 20, 1000, 1, 'yes', 'no'],
  [1200, 35, 1000, 1, 'yes', 'no'],
  [5000, 60, 0.001, 1, 'yes', 'no'],
  [1200, 35, 0.001, 1, 'yes', 'no'],
  [300, 20, 1, 10, 'no', 'yes'],
  [1200, 35, 1, 10, 'no', 'yes'],
  [5000, 60, 1, 0.01, 'no', 'yes'],
  [80, 10, 1, 10, 'no', 'yes'],
  [300, 20, 1000, 10, 'yes', 'yes'],
  [900, 30, 1000, 1, 'yes', 'no', 0.6],
  [900, 30, 1, 10, 'no', 'yes', 0.6],
  // A zero too many, or lost.
  [300, 20, 10, 1, 'yes', 'no'],
  [1200, 35, 10, 1, 'yes', 'no'],
  [5000, 60, 10, 1, 'yes', 'no'],
  [300, 20, 0.1, 1, 'yes', 'no'],
  [1200, 35, 0.1, 1, 'yes', 'no'],
  [300, 20, 1, 0.1, 'no', 'yes'],
  [1200, 35, 1, 0.1, 'no', 'yes'],
  // The size of another thing.
  [300, 20, 6, 5, 'yes', 'yes'],
  [1200, 35, 0.15, 0.2, 'yes', 'yes'],
  [80, 10, 8, 5, 'yes', 'yes'],
  // Neither here nor there.
  [300, 20, 3, 1, 'maybe', 'no'],
  [1200, 35, 0.3, 1, 'maybe', 'no'],
  [300, 20, 1, 2.5, 'no', 'maybe'],
  [5000, 60, 2.5, 2, 'maybe', 'maybe'],
  [900, 30, 4, 3, 'maybe', 'maybe', 0.6],
];

export const measures: readonly MeasureLabels[] = lines.map(([weight, side, times, sideTimes, weightOdd, sideOdd, spread = 0.25]) => ({
  usual: { weight, side },
  spread,
  weight: weight * times,
  side: side * sideTimes,
  weightOdd,
  sideOdd,
}));

/** What the form itself asks for: measures in centimetres, weight in grams, the price in cents. */
export interface FormLabels {
  readonly height: number;
  readonly width: number;
  readonly depth: number;
  readonly weight: number;
  readonly price: number | null;
  readonly measuresWrong: Label;
  readonly weightWrong: Label;
  readonly priceWrong: Label;
}

type Form = readonly [number, number, number, number, number | null, Label, Label, Label];

const formLines: readonly Form[] = [
  [10, 20, 30, 500, 9990, 'no', 'no', 'no'],
  [1, 15, 20, 90, 1500, 'no', 'no', 'no'],
  [40, 40, 40, 12_000, 45_000, 'no', 'no', 'no'],
  [0, 20, 30, 500, 9990, 'yes', 'no', 'no'],
  [10, 0, 30, 500, 9990, 'yes', 'no', 'no'],
  [10, 20, 0, 500, 9990, 'yes', 'no', 'no'],
  [0, 0, 0, 500, 9990, 'yes', 'no', 'no'],
  [10, 20, 30, 0, 9990, 'no', 'yes', 'no'],
  [0, 0, 0, 0, 9990, 'yes', 'yes', 'no'],
  [10, 20, 30, 500, null, 'no', 'no', 'yes'],
  [10, 20, 30, 500, 0, 'no', 'no', 'yes'],
  [0, 0, 0, 0, null, 'yes', 'yes', 'yes'],
  [400, 20, 30, 500, 9990, 'yes', 'no', 'no'],
  [10, 20, 30, 90_000, 9990, 'no', 'yes', 'no'],
  [110, 110, 110, 500, 9990, 'maybe', 'no', 'no'],
  [10, 20, 30, 31_000, 9990, 'no', 'maybe', 'no'],
  [0.1, 0.1, 0.1, 1, 9990, 'maybe', 'maybe', 'no'],
];

export const forms: readonly FormLabels[] = formLines.map(
  ([height, width, depth, weight, price, measuresWrong, weightWrong, priceWrong]) => ({
    height,
    width,
    depth,
    weight,
    price,
    measuresWrong,
    weightWrong,
    priceWrong,
  }),
);
