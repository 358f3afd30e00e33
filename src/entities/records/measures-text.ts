import type { Dimensions } from '#contract/listing.ts';
import { formatDecimal } from '#lib/decimal.ts';

/** Zero is what nobody measured (part 2, section 9). */
const told = (value: number): string => (value === 0 ? '—' : formatDecimal(value, 2));

export const measuresText = ({ height, width, depth, weight }: Dimensions): string =>
  `${told(height)} × ${told(width)} × ${told(depth)} cm · ${told(weight)} g`;
