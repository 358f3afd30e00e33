import type { MaskitoOptions } from '@maskito/core';
import { fixed, onWhole, pattern } from './pattern.ts';

/** '2026-11-21' and '1/2/2026' as dd/MM/yyyy: dates come from spreadsheets and other pages too. */
const asDate = (text: string): string =>
  text
    .trim()
    .replace(/^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/u, '$3/$2/$1')
    .replace(/^(\d{1,2})\D(\d{1,2})\D(\d{4})$/u, (_, day: string, month: string, year: string) =>
      [day.padStart(2, '0'), month.padStart(2, '0'), year].join('/'),
    );

/** No day is corrected while it is typed: 31/02 stays and is said to be none. */
export const dateMask = fixed('00/00/0000', asDate);

export const postalCodeMask = fixed('00000-000');

/** Without the country's 55 and the trunk's 0, where what is left has the length of a number. */
const nationalDigits = (text: string): string => {
  const digits = text.replaceAll(/\D/gu, '');
  if (/^55\d{10,11}$/u.test(digits)) return digits.slice(2);
  return /^0\d{10,11}$/u.test(digits) && digits.length !== 10 ? digits.slice(1) : text;
};

const isLandline = (value: string): boolean => /^[2-5]/u.test(value.replaceAll(/\D/gu, '').slice(2));

/** '(DD) NNNNN-NNNN'; a number that begins as a fixed line has four digits before the hyphen. */
export const phoneMask: MaskitoOptions = {
  mask: ({ value }) => pattern(isLandline(value) ? '(00) 0000-0000' : '(00) 00000-0000'),
  preprocessors: [onWhole(nationalDigits)],
};
export const cellphoneMask = fixed('(00) 00000-0000', nationalDigits);
