/** What a numeric input does to what was typed, when it is left. (part 1, section 5) */
export interface NumericLimits {
  readonly min?: number;
  readonly max?: number;
  /** Clears 0 and less: a box has no such side and nothing weighs nothing. */
  readonly isPositive?: boolean;
}

/** The cubic option: centimetres of one side of a parcel. */
export const cubicLimits: NumericLimits = { max: 70, isPositive: true };
/** The max-weight option: grams. */
export const weightLimits: NumericLimits = { max: 30_000, isPositive: true };

/** The value within its limits; null when it is cleared. */
export const limitNumber = (value: number, { min, max, isPositive = false }: NumericLimits): number | null => {
  if (isPositive && value <= 0) return null;
  return Math.min(Math.max(value, min ?? value), max ?? Number.POSITIVE_INFINITY);
};
