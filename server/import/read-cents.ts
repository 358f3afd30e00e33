const dotted = /^\d+(?:\.\d{1,2})?$/u;
const brazilian = /^(?:\d{1,3}(?:\.\d{3})+|\d+),\d{1,2}$/u;

/**
 * Cents of '41.0', '41,90', '1.234,56' or 'R$ 41'; null of nothing. Undefined of what can be read in two ways ('1.234') or in
 * none, and of amounts that are no price (decision 10: rejects instead of guessing).
 */
export const readCents = (text: string): number | null | undefined => {
  const bare = text.replace(/^R\$\s*/u, '');
  if (bare === '') return null;
  const decimal = brazilian.test(bare) ? bare.replaceAll('.', '').replace(',', '.') : bare;
  if (!dotted.test(decimal)) return undefined;
  const [reais = '0', part = ''] = decimal.split('.');
  const cents = Number(reais) * 100 + Number(part.padEnd(2, '0'));
  return cents > 0 && Number.isSafeInteger(cents) ? cents : undefined;
};
