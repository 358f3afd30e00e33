import { isCEP } from 'validation-br';

/** Eight digits, with or without their hyphen. 00000-000 is nobody's address (decision 0015). */
export const isPostalCode = (text: string): boolean => isCEP(text) && !/^0{5}-?0{3}$/u.test(text);

/** 'NNNNN-NNN'; null when it is none. (part 1, section 5) */
export const formatPostalCode = (text: string): string | null =>
  isPostalCode(text) ? text.replace(/\D/gu, '').replace(/^(\d{5})/u, '$1-') : null;
