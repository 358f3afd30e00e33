/** Points that stand where thousands end, and nowhere else; no thousands begin with 0. */
export const hasThousands = (text: string): boolean => /^-?[1-9]\d{0,2}(?:\.\d{3})+$/u.test(text.trim()) || /\..*,/u.test(text);

/** A number as it is kept: digits, one comma, a minus before them. A point that ends no thousands is read as the comma it was meant to be. */
export const cleanNumber = (text: string): string => {
  const sign = text.trim().startsWith('-') ? '-' : '';
  const [whole = '', ...decimals] = text
    .replaceAll('.', hasThousands(text) ? '' : ',')
    .replaceAll(/[^\d,]/gu, '')
    .split(',');
  return decimals.length === 0 ? `${sign}${whole}` : `${sign}${whole},${decimals.join('')}`;
};
