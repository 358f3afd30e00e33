/** The middle of these numbers, the mean of the two middle ones when they are even in number; null of none. */
export const median = (numbers: readonly number[]): number | null => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const high = sorted[Math.floor(sorted.length / 2)];
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};
