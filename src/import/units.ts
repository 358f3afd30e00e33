import { foldText } from '#lib/fold-text.ts';

/** What a column measures; cents aside, a value is kept in the unit that is worth 1. */
export type Quantity = 'money' | 'mass' | 'length';

const factors: Readonly<Record<Quantity, Readonly<Record<string, number>>>> = {
  money: { r$: 1, brl: 1, real: 1, reais: 1 },
  mass: { g: 1, gr: 1, grama: 1, gramas: 1, kg: 1000, kgs: 1000, quilo: 1000, quilos: 1000, mg: 0.001 },
  length: { cm: 1, centimetro: 1, centimetros: 1, mm: 0.1, milimetro: 0.1, milimetros: 0.1, m: 100, metro: 100, metros: 100 },
};
export const plainUnit: Readonly<Record<Quantity, string>> = { money: 'R$', mass: 'g', length: 'cm' };

/** How much of the plain unit one of these is; undefined for a unit nobody here knows. */
export const factorOf = (quantity: Quantity, unit: string): number | undefined => factors[quantity][foldText(unit)];

export interface Head {
  /** Folded, its words parted by blanks: 'Preço_de venda*' is 'preco de venda'. */
  readonly name: string;
  /** What stands in brackets, or a unit at its end; '' for none. */
  readonly note: string;
}

const units = new Set(Object.values(factors).flatMap((known) => Object.keys(known)));
const bracketed = /^(?<name>[^([]+)[([](?<note>[^)\]]*)[)\]]/u;
const wordsOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}$]+/gu, ' ').trim();

/** A head as people write it: 'Peso (kg)*', 'peso_kg' and 'Peso em kg' are all the 'peso' in 'kg'. */
export const readHead = (head: string): Head => {
  const folded = foldText(head);
  const { name, note } = bracketed.exec(folded)?.groups ?? {};
  if (name !== undefined && note !== undefined) return { name: wordsOf(name), note: note.trim() };
  const words = wordsOf(folded).split(' ');
  const last = words.at(-1) ?? '';
  if (words.length < 2 || !units.has(last)) return { name: words.join(' '), note: '' };
  return { name: words.slice(0, words.at(-2) === 'em' && words.length > 2 ? -2 : -1).join(' '), note: last };
};
