import { readWritten } from './decimal.ts';

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

/** '-R$ 5,00' and 'R$ -5,00' are both written; the sign goes to the digits. */
const withoutSymbol = (text: string): string => text.trim().replace(/^(?<sign>[-\u2212]?)\s*R\$\s*/u, '$<sign>');

/** One point and no more than two digits behind it can be no thousands: '1234.56' of a page or a key pad that has no comma. */
const pointed = /^(?<whole>[-\u2212]?\d+)\.(?<decimals>\d{1,2})$/u;

/**
 * 'R$ 1.234,56' as integer cents (decisions 10 and 32): keeps the sign, and what may be read in two ways is null rather than a guess. No-break spaces count as spaces: that is how amounts are copied from other pages.
 */
export const parseCents = (text: string): number | null => {
  const amount = withoutSymbol(text).trim();
  const written = readWritten(amount.replace(pointed, '$<whole>,$<decimals>').replace(/[.,]$/u, ''));
  if (!written || written.decimals.length > 2) return null;
  const cents = Number(written.whole + written.decimals.padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return null;
  return written.isNegative && cents !== 0 ? -cents : cents;
};
