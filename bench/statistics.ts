/** The value that `share` of all samples do not exceed. */
export const quantile = (samples: readonly number[], share: number): number => {
  if (samples.length === 0) throw new Error('A quantile of nothing.');
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
};
