import { foldText } from '../fold-text.ts';

/** Only a code of Correios has this form: two letters, nine digits, BR or the country it was posted in. */
export const isCorreiosForm = (code: string): boolean => /^[A-Z]{2}\d{9}[A-Z]{2}$/u.test(code);

const weights = [8, 6, 4, 2, 3, 5, 9, 7] as const;

/** The ninth digit of a code of Correios, of the eight before (S10 of the postal union). */
export const correiosCheckDigit = (digits: string): number => {
  const rest = weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11;
  if (rest === 0) return 5;
  return rest === 1 ? 0 : 11 - rest;
};

/** Its ninth digit checks the eight before (domain, section 6). The class is checked first: a full-width digit is none. */
export const isCorreiosCode = (code: string): boolean => isCorreiosForm(code) && correiosCheckDigit(code.slice(2, 10)) === Number(code[10]);

/** The shortest number a carrier gives a parcel, and the longest that is kept. */
export const leastOfTracking = 5;
export const mostOfTracking = 40;

/** A code of Correios is written in capitals, however it was typed; any other number stays as it is. */
export const cleanTrackingNumber = (text: string): string => {
  const number = text.trim();
  const capitals = number.toUpperCase();
  return isCorreiosForm(capitals) ? capitals : number;
};

export type TrackingFault = 'signs' | 'short' | 'long' | 'digit';

/** Nobody named means Correios, whose numbers are the only ones that check themselves. */
const isByCorreios = (carrier: string): boolean => carrier.trim() === '' || foldText(carrier).includes('correios');

/** What is wrong with a parcel's number that this carrier is to know it by; null when nothing is. (decision 0080) */
export const trackingFault = (text: string, carrier: string): TrackingFault | null => {
  const number = cleanTrackingNumber(text);
  if (!/^[\dA-Za-z./-]*$/u.test(number)) return 'signs';
  if (number.length < leastOfTracking) return 'short';
  if (number.length > mostOfTracking) return 'long';
  return isByCorreios(carrier) && isCorreiosForm(number) && !isCorreiosCode(number) ? 'digit' : null;
};

/** What the server says of a number; the console's English stands beside it in its catalogue. */
export const trackingFaultText = {
  signs: 'Use só letras, números, hífen, ponto e barra, sem espaços.',
  short: `O código tem ao menos ${leastOfTracking} caracteres.`,
  long: `O código tem no máximo ${mostOfTracking} caracteres.`,
  digit: 'O dígito verificador deste código dos Correios não confere.',
} as const satisfies Readonly<Record<TrackingFault, string>>;
