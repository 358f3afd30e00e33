import { isPhone as isKnownPhone } from 'validation-br';

/** The digits of a Brazilian number, without the country's +55. */
export const cleanPhone = (text: string): string => text.replace(/^\s*\+\s*55/u, '').replaceAll(/[\s().-]/gu, '');

/** Cell phones have eleven digits with the area code, and their own part begins with 9. */
export const isCellphone = (text: string): boolean => /^\d{2}9\d{8}$/u.test(cleanPhone(text)) && isKnownPhone(cleanPhone(text));

/**
 * validation-br knows the area codes, but of the fixed lines only those that begin with 3 and 4. Anatel also gives out 2 and 5:
 * half of Rio would be refused. The area code is what it is asked for.
 */
const isLandline = (digits: string): boolean => /^\d{2}[2-5]\d{7}$/u.test(digits) && isKnownPhone(`${digits.slice(0, 2)}30000000`);

export const isPhone = (text: string): boolean => isLandline(cleanPhone(text)) || isCellphone(text);
