/** Nothing a person could read: blanks, and signs that take no place (reliability, catalogue 76). */
export const isBlank = (text: string): boolean => text.replaceAll(/[\s\p{Cf}]/gu, '') === '';
