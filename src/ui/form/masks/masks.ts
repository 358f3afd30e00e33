import type { MaskitoOptions } from '@maskito/core';
import { moneyMask } from './money-mask.ts';
import { numberMask } from './number-masks.ts';
import { fixed, inCapitals, onWhole, pattern } from './pattern.ts';

/** '2026-11-21' and '1/2/2026' as dd/MM/yyyy: dates come from spreadsheets and other pages too. */
const asDate = (text: string): string =>
  text
    .trim()
    .replace(/^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/u, '$3/$2/$1')
    .replace(/^(\d{1,2})\D(\d{1,2})\D(\d{4})$/u, (_, day: string, month: string, year: string) =>
      [day.padStart(2, '0'), month.padStart(2, '0'), year].join('/'),
    );

/** No day is corrected while it is typed: 31/02 stays and is said to be none. */
const dateMask = fixed('00/00/0000', asDate);

const postalCodeMask = fixed('00000-000');

/** Without the country's 55 and the trunk's 0, where what is left has the length of a number. */
const nationalDigits = (text: string): string => {
  const digits = text.replaceAll(/\D/gu, '');
  if (/^55\d{10,11}$/u.test(digits)) return digits.slice(2);
  return /^0\d{10,11}$/u.test(digits) && digits.length !== 10 ? digits.slice(1) : text;
};

const isLandline = (value: string): boolean => /^[2-5]/u.test(value.replaceAll(/\D/gu, '').slice(2));

/** '(DD) NNNNN-NNNN'; a number that begins as a fixed line has four digits before the hyphen. */
const phoneMask: MaskitoOptions = {
  mask: ({ value }) => pattern(isLandline(value) ? '(00) 0000-0000' : '(00) 00000-0000'),
  preprocessors: [onWhole(nationalDigits)],
};
const cellphoneMask = fixed('(00) 00000-0000', nationalDigits);

const cpfShape = '000.000.000-00';
const cnpjShape = 'AA.AAA.AAA/AAAA-00';

/** A whole CNPJ inside a longer text ('CNPJ 12.ABC.345/01DE-35'): the words around it are letters too. */
const cnpjWithin = /(?<![0-9A-Z])[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?\d{2}(?![0-9A-Z])/u;
const cpfWithin = /(?<![0-9A-Z])\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?![0-9A-Z])/u;

const onlyCnpj = (text: string): string => cnpjWithin.exec(text.toUpperCase())?.[0] ?? text;
const onlyTaxId = (text: string): string => cnpjWithin.exec(text.toUpperCase())?.[0] ?? cpfWithin.exec(text)?.[0] ?? text;

const cpfMask = fixed(cpfShape);

/** Letters are part of it since July 2026; the check digits stay digits. */
const cnpjMask: MaskitoOptions = { mask: pattern(cnpjShape), preprocessors: [onWhole(onlyCnpj), inCapitals] };

const kept = (text: string): string => text.replaceAll(/[^0-9A-Z]/gu, '');

/** CPF up to eleven digits; a twelfth character or a letter makes it a CNPJ (decision 12). */
const taxIdMask: MaskitoOptions = {
  mask: ({ value }) => pattern(kept(value).length > 11 || /[A-Z]/u.test(value) ? cnpjShape : cpfShape),
  preprocessors: [onWhole(onlyTaxId), inCapitals],
};

/** 8 to 14 digits, or the word 'ISENTO' on its way (decision 0015). */
const stateRegistrationMask: MaskitoOptions = {
  mask: /^(?:\d{0,14}|I?S?E?N?T?O?)$/u,
  preprocessors: [onWhole((text) => text.replaceAll(/[\s./-]/gu, '')), inCapitals],
};

interface Mask {
  readonly options: MaskitoOptions;
  /** The keyboard a phone shows. */
  readonly inputMode: 'numeric' | 'decimal' | 'tel' | 'text';
  /** Formats are not words: the same in every language. */
  readonly example?: string;
  /** A text in it is read whole or not at all. */
  readonly isAmount?: true;
}

/** Every mask of the catalogue (part 2, section 5; row CTL-3). Made once: Maskito starts anew when its options change. */
export const masks = {
  cpf: { options: cpfMask, inputMode: 'numeric', example: '000.000.000-00' },
  cnpj: { options: cnpjMask, inputMode: 'text', example: 'AA.AAA.AAA/AAAA-00' },
  taxId: { options: taxIdMask, inputMode: 'text' },
  stateRegistration: { options: stateRegistrationMask, inputMode: 'text' },
  date: { options: dateMask, inputMode: 'numeric', example: 'dd/mm/aaaa' },
  postalCode: { options: postalCodeMask, inputMode: 'numeric', example: '99999-999' },
  cellphone: { options: cellphoneMask, inputMode: 'tel', example: '(11) 98765-4321' },
  phone: { options: phoneMask, inputMode: 'tel', example: '(11) 98765-4321' },
  money: { options: moneyMask(false), inputMode: 'decimal', example: 'R$ 0,00', isAmount: true },
  signedMoney: { options: moneyMask(true), inputMode: 'text', example: 'R$ 0,00', isAmount: true },
  percent: { options: numberMask({ decimals: 2, isSigned: false, postfix: '%' }), inputMode: 'decimal', example: '0%', isAmount: true },
  decimal: { options: numberMask({ decimals: 2, isSigned: false }), inputMode: 'decimal', isAmount: true },
  integer: { options: numberMask({ decimals: 0, isSigned: false }), inputMode: 'numeric', isAmount: true },
} as const satisfies Readonly<Record<string, Mask>>;

export type MaskName = keyof typeof masks;
