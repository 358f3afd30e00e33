import { isPostalTrackCode } from 'validation-br';

/** Only a code of Correios has this form: two letters, nine digits, BR or the country it was posted in. */
export const isCorreiosForm = (code: string): boolean => /^[A-Z]{2}\d{9}[A-Z]{2}$/u.test(code);

/** Its ninth digit checks the eight before (domain, section 6). The class is checked first: a full-width digit is none. */
export const isCorreiosCode = (code: string): boolean => isCorreiosForm(code) && isPostalTrackCode(code);
