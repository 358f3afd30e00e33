import { numberFormat } from '#lib/formats.ts';

const format = (amount: number, unit: 'second' | 'minute', tag: string): string =>
  numberFormat(tag, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: unit === 'minute' ? 1 : 0 }).format(amount);

/** Seconds while they can be pictured as seconds, minutes from two on. */
export const formatSpan = (seconds: number, tag: string): string =>
  seconds < 120 ? format(seconds, 'second', tag) : format(seconds / 60, 'minute', tag);
