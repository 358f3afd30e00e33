export interface BackoffRange {
  readonly firstMs: number;
  readonly longestMs: number;
}

/**
 * How long to wait after `failures` in a row: doubling, then spread over its upper half so that consoles which failed together
 * do not come back together. `chance` is in [0, 1) and passed in: a test knows its dice.
 */
export const backoffMs = (failures: number, { firstMs, longestMs }: BackoffRange, chance: number): number => {
  const whole = Math.min(longestMs, firstMs * 2 ** (failures - 1));
  return whole / 2 + (whole / 2) * chance;
};
