const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/**
 * Integer cents as 'R$ 1.234,56' (decision 10), in every locale: the money is Brazilian.
 * Intl puts a no-break space after the sign, which copies badly into spreadsheets and searches; and it prints '-R$ 0,00' for -0.
 * @throws on anything but a safe integer: a price of 'R$ NaN' is a defect of the caller, never something to show.
 */
export const formatCents = (cents: number): string => {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not an amount in cents: ${cents}`);
  return reais.format(cents === 0 ? 0 : cents / 100).replaceAll('\u00a0', ' ');
};
