const weightFromRight = (position: number): number => (position % 2 === 0 ? 3 : 1);

const checkDigit = (body: string): number => {
  const sum = [...body].toReversed().reduce((total, digit, position) => total + Number(digit) * weightFromRight(position), 0);
  return (10 - (sum % 10)) % 10;
};

/** A number GS1 could have given to a thing: 8, 12, 13 or 14 digits whose last one checks. All zeros is nobody's (decision 0015). */
export const isGtin = (code: string): boolean =>
  /^(?:\d{8}|\d{12,14})$/u.test(code) && /[1-9]/u.test(code) && checkDigit(code.slice(0, -1)) === Number(code.at(-1));

/**
 * A barcode a listing may carry: 12, 13 or 14 digits whose last one checks. (part 1, section 5; row LST-10)
 *
 * GTIN-8 is refused on purpose: the specification wants at least 12 digits.
 */
export const isValidGtin = (code: string): boolean => code.length >= 12 && isGtin(code);

/** As it is printed under the bars, in groups: blanks, points and hyphens are no part of it. */
export const cleanGtin = (code: string): string => code.replaceAll(/[\s.-]/gu, '');
