import { formatDecimal } from '#lib/decimal.ts';
import { formatCents } from '#lib/money.ts';

const reais = /^(-?)(\d{1,12})(?:\.(\d{1,10}))?$/u;

/** Is it an amount as the layouts write it? The samples of a schema say 'string'. */
export const isReais = (written: string): boolean => reais.test(written);

/** '1234.5' as 'R$ 1.234,50'; a unit price keeps what it has beyond cents, and what is no amount stays as it is. */
export const formatReais = (written: string): string => {
  const [, sign = '', whole = '', decimals = ''] = reais.exec(written) ?? [];
  if (whole === '') return written;
  const beyond = decimals.replace(/0+$/u, '');
  if (beyond.length > 2) return `${sign}R$ ${formatDecimal(Number(`${whole}.${beyond}`))}`;
  const cents = Number(whole + beyond.padEnd(2, '0'));
  return formatCents(sign === '-' ? -cents : cents);
};

/** '2.0000' as '2'. */
export const formatQuantity = (written: string): string =>
  /^-?\d{1,11}(?:\.\d{1,4})?$/u.test(written) ? formatDecimal(Number(written)) : written;
