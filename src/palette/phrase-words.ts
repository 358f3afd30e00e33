import type { KindName } from '#contract/kinds.ts';
import { foldedWords } from '#lib/fold-text.ts';

/** Words that join the parts of a phrase and name nothing. 'Sem' is none of them: it says what there is not. */
const joining = new Set(
  'o a os as um uma de do da dos das no na nos nas em ao por pelo pela porque pois com para numero motivo the of for from because with number'.split(
    ' ',
  ),
);

export const isJoining = (word: string): boolean => joining.has(word);

/** The words of a text that name something. */
const namingWords = (text: string): readonly string[] => foldedWords(text).filter((word) => !isJoining(word));

/** Whether every naming word of `said` begins a word of the name, and there is one. */
const isSaidBy = (said: string, name: string): boolean => {
  const asked = namingWords(said);
  const words = foldedWords(name);
  return asked.length > 0 && asked.every((each) => words.some((word) => word.startsWith(each)));
};

/** The one that is said by these words: the one called just so, else the only one they fit; null where they fit several or none. */
export const theOneSaid = <Named>(said: string, all: readonly Named[], nameOf: (named: Named) => string): Named | null => {
  const asked = foldedWords(said).join(' ');
  const exact = all.filter((each) => foldedWords(nameOf(each)).join(' ') === asked);
  const fitting = exact.length > 0 ? exact : all.filter((each) => isSaidBy(said, nameOf(each)));
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
};

/** What things of a kind are called in a phrase, singular. */
export const nouns: Readonly<Record<string, KindName>> = {
  pedido: 'order',
  venda: 'order',
  order: 'order',
  sale: 'order',
  anuncio: 'listing',
  listing: 'listing',
  sku: 'listing',
  mediacao: 'mediation',
  mediation: 'mediation',
  pergunta: 'question',
  question: 'question',
  empresa: 'company',
  company: 'company',
  usuario: 'user',
  user: 'user',
};
