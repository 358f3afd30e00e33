/** Not registered with the state: a legal answer, written like this on invoices. */
const EXEMPT = 'ISENTO';

export const cleanStateRegistration = (text: string): string => text.replaceAll(/[\s./-]/gu, '').toUpperCase();

/**
 * 8 to 14 digits, or 'ISENTO'. Each state has its own length, some two, and its own check digits; which state it is of is not known
 * where it is typed, so only what holds for all of them is asked (decision 0015).
 */
export const isStateRegistration = (text: string): boolean => {
  const clean = cleanStateRegistration(text);
  return clean === EXEMPT || (/^\d{8,14}$/u.test(clean) && /[1-9]/u.test(clean));
};
