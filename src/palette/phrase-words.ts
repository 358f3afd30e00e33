import type { KindName } from '#contract/kinds.ts';
import { foldedWords } from '#lib/fold-text.ts';

/** Words that join the parts of a phrase and name nothing. 'Sem' is none of them: it says what there is not. */
const joining = new Set(
  'o a os as um uma de do da dos das no na nos nas em ao por pelo pela pelos pelas porque pois com para pra pras pro pros ate numero num nº motivo razao causa devido que como meu minha meus minhas seja feira ficou foi esta estao ja agora direto diretamente the of for from because with number to until'.split(
    ' ',
  ),
);

export const isJoining = (word: string): boolean => joining.has(word);

/** The words of a text that name something. */
const namingWords = (text: string): readonly string[] => foldedWords(text).filter((word) => !isJoining(word));

const isBeginning = (asked: string, word: string): boolean => word.startsWith(asked);

/** Forms of one word: 'resolvida', 'resolveu' and 'resolvido' differ in their last three letters at most. */
const isForm = (asked: string, word: string): boolean => {
  const longer = Math.max(asked.length, word.length);
  const stem = Math.max(4, longer - 3);
  return isBeginning(asked, word) || (asked.length >= stem && asked.slice(0, stem) === word.slice(0, stem));
};

/** Tells a word that denies the word behind it. */
export const isNegation = (word: string): boolean => /^(?:nao|nunca|jamais|nem|not|never)$/u.test(word);

/** Whether every naming word of `said` is one of the name's, and a no has something behind it. */
const isSaidBy = (said: string, name: string, isWord: (asked: string, word: string) => boolean): boolean => {
  const asked = namingWords(said);
  const words = foldedWords(name);
  return asked.length > 0 && !isNegation(asked.at(-1) ?? '') && asked.every((each) => words.some((word) => isWord(each, word)));
};

const theOnly = <Named>(found: readonly Named[]): Named | null => (found.length === 1 ? (found[0] ?? null) : null);

/** The one that is said by these words: the one called just so, else the only one they fit; null where they fit several or none. */
export const theOneSaid = <Named>(said: string, all: readonly Named[], nameOf: (named: Named) => string): Named | null => {
  const asked = foldedWords(said).join(' ');
  const exact = all.filter((each) => foldedWords(nameOf(each)).join(' ') === asked);
  return theOnly(exact.length > 0 ? exact : all.filter((each) => isSaidBy(said, nameOf(each), isBeginning)));
};

/** What reasons and answers are called besides, as people say it. */
const answersToo: readonly (readonly [said: RegExp, meant: string])[] = [
  [/\bfalta d[aeo]s? /giu, 'sem '],
  [/\besgotad[ao]s?\b|\bacabou\b/giu, 'sem estoque'],
  [/\bclientes?\b/giu, 'comprador'],
  [/\bdesist(?:iu|ência|encia)\b/giu, 'pedido'],
  [/\bgolpe\b/giu, 'fraude'],
  [/\berrad([ao]s?)\b/giu, 'incorret$1'],
  [/\b(?:acima|maior|maiores)\b/giu, 'excedendo'],
];
const inOtherWords = (said: string): string => answersToo.reduce((text, [other, meant]) => text.replaceAll(other, meant), said);

/** Whether a name has this word, in any form. */
export const isFormIn = (word: string, name: string): boolean => isSaidBy(word, name, isForm);

/** Of answers there are, also the one that is said in another form of its words: 'o comprador pediu' is 'A pedido do comprador'. */
export const theAnswerSaid = <Named>(typed: string, all: readonly Named[], nameOf: (named: Named) => string): Named | null => {
  const said = inOtherWords(typed);
  const inForm = all.filter((each) => isSaidBy(said, nameOf(each), isForm));
  // 'Resolvida' is 'Resolvido' sooner than 'Não foi resolvido'.
  const asLong = inForm.filter((each) => foldedWords(nameOf(each)).length === foldedWords(said).length);
  return theOneSaid(typed, all, nameOf) ?? theOneSaid(said, all, nameOf) ?? theOnly(asLong) ?? theOnly(inForm);
};

/** What things of a kind are called in a phrase, singular, and as it is cut short. */
export const nouns: Readonly<Record<string, KindName>> = {
  pedido: 'order',
  ped: 'order',
  pdd: 'order',
  venda: 'order',
  order: 'order',
  sale: 'order',
  anuncio: 'listing',
  anun: 'listing',
  listing: 'listing',
  sku: 'listing',
  mediacao: 'mediation',
  reclamacao: 'mediation',
  disputa: 'mediation',
  mediation: 'mediation',
  pergunta: 'question',
  question: 'question',
  empresa: 'company',
  emp: 'company',
  loja: 'company',
  company: 'company',
  usuario: 'user',
  user: 'user',
  conta: 'marketplace',
  account: 'marketplace',
  categoria: 'category',
  category: 'category',
  regra: 'pricerule',
  rule: 'pricerule',
  mensagem: 'automessage',
};

/** What is called so beside its noun: 'regra de preço', 'mensagem automática'. */
const ofNoun: Readonly<Record<string, readonly string[]>> = {
  regra: ['de', 'preco'],
  mensagem: ['automatica'],
  conta: ['do', 'marketplace'],
};

/** How many words the noun is that stands here; 0 where none does. */
export const nounLength = (words: readonly string[]): number => {
  const [first = ''] = words;
  if (!Object.hasOwn(nouns, first)) return 0;
  const further = ofNoun[first] ?? [];
  return further.length > 0 && further.every((each, at) => words[at + 1] === each) ? further.length + 1 : 1;
};

/** Other words for what a title says; both are read as the second. */
const sameAs: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['editar', 'alterar mudar trocar corrigir atualizar modificar ajustar novo'],
      ['finalizar', 'encerrar fechar concluir resolver terminar derrubar'],
      ['apagar', 'excluir remover deletar'],
      ['adicionar', 'incluir inserir colocar registrar lancar'],
      ['imprimir', 'reimprimir emitir tirar'],
      ['anotar', 'observar'],
      ['abrir', 'ver mostrar consultar'],
      ['retomar', 'despausar reativar'],
      ['recusar', 'negar rejeitar reprovar'],
      ['aprovar', 'aceitar autorizar confirmar'],
      ['reverter', 'desfazer'],
      ['solicitar', 'pedir'],
      ['observacao', 'nota obs comentario anotacao'],
      ['rastreio', 'rastreamento tracking'],
      ['acesso', 'papel permissao'],
      ['voltar', 'devolver retornar'],
      ['suspender', 'segurar travar'],
      ['marketplace', 'ml meli'],
    ] as const
  ).flatMap(([one, others]) => others.split(' ').map((other) => [other, one])),
);
/** Of several no more is said than of one. */
const singular = (word: string): string => (word.length > 4 ? word.replace(/s$/u, '') : word);
export const canonical = (word: string): string => singular(sameAs[word] ?? sameAs[singular(word)] ?? word);

/**
 * Phrases for a command by a person who answers a request for it. They are no other names of it: a search for 'aprovar' is not to find a
 * command that cancels.
 */
export const repliesFor: Readonly<Record<string, readonly string[]>> = {
  'order.cancel': ['aprovar cancelamento', 'aprovar solicitacao', 'aprovar solicitacao de cancelamento'],
  'order.refuseCancel': ['recusar solicitacao', 'recusar solicitacao de cancelamento'],
};

/** Several words that say what one of a title does. */
const phrasesFor: readonly (readonly [said: readonly string[], meant: string])[] = (
  [
    ['mercado livre', 'marketplace'],
    ['codigo de rastreio', 'rastreio'],
    ['pedido de cancelamento', 'solicitacao'],
    ['nao aceitar', 'recusar'],
    ['nao aprovar', 'recusar'],
    ['voltar atras', 'reverter'],
    ['tirar do ar', 'pausar'],
    ['mandar de novo', 'reenviar'],
    ['enviar de novo', 'reenviar'],
  ] as const
).map(([said, meant]) => [said.split(' '), meant]);

/** With one word for several: 'reverter' for 'voltar atrás'. The same where there is nothing to replace. */
export const inTitleWords = (tokens: readonly string[]): readonly string[] => {
  const words = tokens.map((token) => foldedWords(token).join(' '));
  return phrasesFor.reduce<readonly string[]>((now, [said, meant]) => {
    const folded = now === tokens ? words : now.map((token) => foldedWords(token).join(' '));
    const at = folded.findIndex((_, place) => said.every((word, each) => folded[place + each] === word));
    return at < 0 ? now : [...now.slice(0, at), meant, ...now.slice(at + said.length)];
  }, tokens);
};

/** What a word that commands or tells can be the form of: 'cancela', 'cancele' and 'cancelei' of 'cancelar'. */
export const infinitivesOf = (word: string): readonly string[] => {
  if (/..ei$/u.test(word)) return [word.replace(/(?:qu)?ei$/u, (end) => (end === 'ei' ? 'ar' : 'car'))];
  if (!/[ae]$/u.test(word) || word.length < 4) return [];
  const base = word.slice(0, -1);
  const hard = base.replace(/qu$/u, 'c').replace(/gu$/u, 'g');
  return word.endsWith('a')
    ? [`${base}ar`, `${base.replace(/i$/u, '')}ar`, `${base}er`, `${base}ir`]
    : [`${hard}ar`, `${base.replace(/i$/u, '')}ar`, `${base}er`, `${base}ir`];
};

/** What is said around a wish, and says nothing. */
const polite = new Set(
  'fazer faz faca realizar efetuar executar por favor quero queria preciso gostaria pode poderia poderiam vou vamos please pls me eu'.split(
    ' ',
  ),
);
export const isPolite = (word: string): boolean => polite.has(word);

/** From the first word on that says something: 'pode aprovar'. */
export const withoutPolite = (tokens: readonly string[]): readonly string[] => {
  const from = tokens.findIndex((token) => !isPolite(foldedWords(token).join(' ')));
  return tokens.slice(Math.max(0, from));
};
