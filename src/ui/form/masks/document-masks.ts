import type { MaskitoOptions } from '@maskito/core';
import { fixed, inCapitals, onWhole, pattern } from './pattern.ts';

const cpfShape = '000.000.000-00';
const cnpjShape = 'AA.AAA.AAA/AAAA-00';

/** A whole CNPJ inside a longer text ('CNPJ 12.ABC.345/01DE-35'): the words around it are letters too. */
const cnpjWithin = /(?<![0-9A-Z])[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?\d{2}(?![0-9A-Z])/u;
const cpfWithin = /(?<![0-9A-Z])\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?![0-9A-Z])/u;

const onlyCnpj = (text: string): string => cnpjWithin.exec(text.toUpperCase())?.[0] ?? text;
const onlyTaxId = (text: string): string => cnpjWithin.exec(text.toUpperCase())?.[0] ?? cpfWithin.exec(text)?.[0] ?? text;

export const cpfMask = fixed(cpfShape);

/** Letters are part of it since July 2026; the check digits stay digits. */
export const cnpjMask: MaskitoOptions = { mask: pattern(cnpjShape), preprocessors: [onWhole(onlyCnpj), inCapitals] };

const kept = (text: string): string => text.replaceAll(/[^0-9A-Z]/gu, '');

/** CPF up to eleven digits; a twelfth character or a letter makes it a CNPJ (decision 12). */
export const taxIdMask: MaskitoOptions = {
  mask: ({ value }) => pattern(kept(value).length > 11 || /[A-Z]/u.test(value) ? cnpjShape : cpfShape),
  preprocessors: [onWhole(onlyTaxId), inCapitals],
};

/** 8 to 14 digits, or the word 'ISENTO' on its way (decision 0015). */
export const stateRegistrationMask: MaskitoOptions = {
  mask: /^(?:\d{0,14}|I?S?E?N?T?O?)$/u,
  preprocessors: [onWhole((text) => text.replaceAll(/[\s./-]/gu, '')), inCapitals],
};
