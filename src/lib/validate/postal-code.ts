/**
 * Eight digits, with or without hyphen and dot: 'NNNNN-NNN', 'NN.NNN-NNN', 'NNNNNNNN'. A pattern of our own, because the library's
 * (decision 0015) is the same one and brings the table of states onto the first screen. 00000-000 is nobody's address.
 */
export const isPostalCode = (text: string): boolean => /^(?:\d{2}\.?\d{3}-|\d{5}-?)\d{3}$/u.test(text) && !/^0{5}-?0{3}$/u.test(text);

/** 'NNNNN-NNN'; null when it is none. (part 1, section 5) */
export const formatPostalCode = (text: string): string | null =>
  isPostalCode(text) ? text.replace(/\D/gu, '').replace(/^(\d{5})/u, '$1-') : null;
