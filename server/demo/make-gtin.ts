import { isValidGtin } from '#lib/gtin.ts';

/** A valid barcode of a Brazilian company: 789, nine digits, check digit. */
export const makeGtin = (number: number): string => {
  const body = `789${String(number % 1_000_000_000).padStart(9, '0')}`;
  const code = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).find(isValidGtin);
  if (!code) throw new Error(`No check digit for ${body}`);
  return code;
};
