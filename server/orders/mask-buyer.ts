import type { Buyer } from '#contract/order.ts';

/** First name and initials: a list is read over shoulders (reliability, LGPD). */
export const maskName = (name: string): string => {
  const [first = '', ...rest] = name.trim().split(/\s+/u);
  return rest.reduce((masked, word) => `${masked} ${String.fromCodePoint(word.codePointAt(0) ?? 0)}.`, first);
};

/** `***.456.789-**` of a CPF, `**.345.678/0001-**` of a CNPJ; other ids keep their last two only (decision 12). */
export const maskDocument = (document: Buyer['document']): string | null => {
  const id = document?.toUpperCase().replaceAll(/[^0-9A-Z]/gu, '') ?? '';
  if (id === '') return null;
  if (id.length === 11) return `***.${id.slice(3, 6)}.${id.slice(6, 9)}-**`;
  if (id.length === 14) return `**.${id.slice(2, 5)}.${id.slice(5, 8)}/${id.slice(8, 12)}-**`;
  return `${'*'.repeat(Math.max(0, id.length - 2))}${id.slice(-2)}`;
};
