/** Points that stand where thousands end, and nowhere else; no thousands begin with 0. */
export const hasThousands = (text: string): boolean => /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/u.test(text.trim());

/**
 * A number as it is kept: digits, one comma, a minus before them. A point that ends no thousands is read as the comma it was meant to be.
 * What is not one number is null, and never another number: '110-220', '1,2,3'.
 */
export const readNumber = (text: string): string | null => {
  const number = text.trim().replaceAll('.', hasThousands(text) ? '' : ',');
  return /^(?:-?(?:\d+,?\d*|,\d+))?$/u.test(number) ? number : null;
};
