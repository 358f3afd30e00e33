import { isCNPJ, isCPF } from 'validation-br';

/** Only ASCII letters: `toUpperCase` makes 'SS' of 'ß', and what was no letter of a CNPJ must not become two. */
const upperCase = (text: string): string => text.replaceAll(/[a-z]/gu, (letter) => letter.toUpperCase());

/** A CPF or CNPJ as it is kept: without its punctuation, upper-cased, its letters never stripped (decision 12). */
export const cleanTaxId = (text: string): string => upperCase(text.replaceAll(/[\s./-]/gu, ''));

// The class is checked before the sum: É has the same residue as E, and a full-width digit is none (domain, section 6).
export const isCpf = (text: string): boolean => /^\d{11}$/u.test(cleanTaxId(text)) && isCPF(cleanTaxId(text));

/** Letters are allowed in the first twelve places since July 2026. */
export const isCnpj = (text: string): boolean => /^[\dA-Z]{12}\d{2}$/u.test(cleanTaxId(text)) && isCNPJ(cleanTaxId(text));

export const isTaxId = (text: string): boolean => isCpf(text) || isCnpj(text);

const cpfParts = /^(\d{3})(\d{3})(\d{3})(\d{2})$/u;
const cnpjParts = /^([\dA-Z]{2})([\dA-Z]{3})([\dA-Z]{3})([\dA-Z]{4})(\d{2})$/u;

/** '529.982.247-25' or '12.ABC.345/01DE-35' by what is left after cleaning (decision 12); anything else as it came. */
export const formatTaxId = (text: string): string => {
  const clean = cleanTaxId(text);
  if (cpfParts.test(clean)) return clean.replace(cpfParts, '$1.$2.$3-$4');
  return cnpjParts.test(clean) ? clean.replace(cnpjParts, '$1.$2.$3/$4-$5') : text;
};
