import type { Role } from '#contract/call.ts';
import { foldedWords } from '#lib/fold-text.ts';
import { dayInSaoPaulo } from '#lib/formats.ts';
import type { Translate } from '#locale/translate.ts';
import { lists, type FilteredList } from './filtered-lists.ts';
import type { Company } from './held.ts';
import type { NamedFilter, NamedValue } from './named-filters.ts';
import { daysAt } from './phrase-days.ts';
import { amountAt, phraseWords, type PhraseWord } from './phrase-money.ts';
import { isJoining, theOneSaid } from './phrase-words.ts';

/** A list, filtered as a phrase says. */
interface PlacePhrase {
  readonly title: string;
  readonly to: string;
}

interface Read {
  readonly now: string;
  readonly t: Translate;
  readonly companies: readonly Company[];
  /** Places this person's menu has. */
  readonly hasPlace: (path: string) => boolean;
  readonly role: Role;
}

/** One filter that some words set. */
interface Filter {
  readonly name: string;
  readonly value: string;
  /** As a person reads it. */
  readonly said: string;
  /** How many words it took. */
  readonly words: number;
  readonly takesSeveral: boolean;
}

/** 'Pagas', 'pagos' and 'pago' are one word here. */
const stem = (word: string): string => (word.length > 3 ? word.replace(/(?:[ao]s?|s)$/u, '') : word);

/** How many of the next words are this name; 0 where they are not. */
const wordsOfName = (name: string, words: readonly string[]): number => {
  const named = foldedWords(name).map(stem);
  return named.every((each, at) => each === stem(words[at] ?? '')) ? named.length : 0;
};

const daysFilter = (name: string, words: readonly string[], today: string): Filter | null => {
  const taken = daysAt(words, today);
  if (!taken) return null;
  const { span, said, words: length } = taken;
  return { name, value: `${span.from}..${span.to}`, said, words: length, takesSeveral: false };
};

const saidBy = (words: readonly PhraseWord[]): string => words.map(({ typed }) => typed).join(' ');

const reais = (cents: number | null): string => (cents === null ? '' : `${cents / 100}`);

const amountFilter = (name: string, words: readonly PhraseWord[]): Filter | null => {
  const taken = amountAt(words);
  return taken && { name, value: `${reais(taken.from)}..${reais(taken.to)}`, said: taken.said, words: taken.words, takesSeveral: false };
};

const namedFilter = ({ name, values, takesSeveral = false }: NamedFilter, typed: readonly PhraseWord[], t: Translate): Filter | null => {
  const words = typed.map(({ word }) => word);
  const fits = ({ names = [], say }: NamedValue): number =>
    Math.max(0, ...[...names, ...(say === undefined ? [] : [t(say as 'order.status.paid')])].map((each) => wordsOfName(each, words)));
  const [longest] = values.map((each) => ({ ...each, words: fits(each) })).toSorted((one, other) => other.words - one.words);
  if (!longest || longest.words === 0) return null;
  const asTyped = (): string => saidBy(typed.slice(0, longest.words));
  const said = longest.say === undefined ? asTyped() : t(longest.say as 'order.status.paid');
  return { name, value: longest.value, said, words: longest.words, takesSeveral };
};

/** Words that filter nothing: 'meus' is the person who asks, 'estão' goes without saying, and 'há' adds nothing to the age behind it. */
const passedOver = new Set(
  'meu meus minha minhas my ha que estao esta e ou todas todos all so apenas only ainda lista feitas realizadas empresa loja status situacao are is foram com valor motivo or and'.split(
    ' ',
  ),
);
const isPassedOver = (word: string): boolean => isJoining(word) || passedOver.has(word);

const mostOfName = 6;
/** Shorter words begin too much. */
const leastOfName = 3;

/** The most words that name one company. */
const companyFilter = (name: string, words: readonly string[], companies: readonly Company[]): Filter | null => {
  const [first = ''] = words;
  if (isJoining(first)) return null;
  // 'E' would begin a name as well.
  const least = first.length < leastOfName || passedOver.has(first) ? 2 : 1;
  for (let length = Math.min(words.length, mostOfName); length >= least; length -= 1) {
    const company = isJoining(words[length - 1] ?? '')
      ? null
      : theOneSaid(words.slice(0, length).join(' '), companies, (each) => each.name);
    if (company) return { name, value: company._id, said: company.name, words: length, takesSeveral: false };
  }
  return null;
};

/** Words behind which something is looked for, as it is typed. */
const looking: ReadonlySet<string> = new Set(['comprador', 'compradora', 'cliente', 'buyer', 'sku', 'contendo', 'chamado', 'chamada']);
const isCode = ({ word }: PhraseWord): boolean => /[-_/.]/u.test(word);

/** A code, or what follows a word that says it is to be looked for. */
const searchFilter = (words: readonly PhraseWord[], isFilter: (at: number) => boolean): Filter | null => {
  const [first, ...others] = words;
  if (!first) return null;
  if (!looking.has(first.word)) return isCode(first) ? lookedFor(first.typed, 1) : null;
  const end = others.findIndex((_, at) => at > 0 && isFilter(at + 1));
  const length = end < 0 ? words.length : end + 1;
  const value = saidBy(words.slice(1, length));
  return value === '' ? null : lookedFor(value, length);
};
const lookedFor = (value: string, words: number): Filter => ({ name: 'search', value, said: value, words, takesSeveral: false });

/** 'Do João Batista': two words at least that nobody knows, behind one that says whose. */
const buyerFilter = (
  before: string | undefined,
  words: readonly PhraseWord[],
  isFilter: (at: number) => boolean,
  companies: readonly Company[],
): Filter | null => {
  const end = words.findIndex(({ word }, at) => isFilter(at) || !/^\p{L}{2,}$/u.test(word) || isPassedOver(word));
  const length = end < 0 ? words.length : end;
  if (!/^d[aeo]$/u.test(before ?? '') || length < 2 || length > 4) return null;
  const value = saidBy(words.slice(0, length));
  // A company is no buyer, also where the list has no filter by company because the person sees only one.
  if (theOneSaid(value, companies, ({ name }) => name)) return null;
  return lookedFor(value, length);
};

/** What the next words filter, by each of the list's filters they fit, the longest first. */
const knownAt = (list: FilteredList, words: readonly PhraseWord[], today: string, { t, companies, role }: Read): readonly Filter[] => {
  const folded = words.map(({ word }) => word);
  return [
    ...list.named.map((filter) => (filter.roles?.includes(role) === false ? null : namedFilter(filter, words, t))),
    list.date === undefined ? null : daysFilter(list.date, folded, today),
    list.gross === undefined ? null : amountFilter(list.gross, words),
    list.company === undefined || role === 'seller' ? null : companyFilter(list.company, folded, companies),
  ]
    .flatMap((filter) => filter ?? [])
    .toSorted((one, other) => other.words - one.words);
};

/** What a list is asked for with. */
const asking = new Set(
  'ver veja revisar mostrar mostra mostre listar liste abrir abre abra ir vai quero preciso gostaria filtrar filtra filtre buscar busca procurar exibir me quais quantas quantos cade onde por favor show list see find'.split(
    ' ',
  ),
);

/** Every word of it is a filter or joins others; null where one is neither. */
const filtersIn = (list: FilteredList, words: readonly PhraseWord[], read: Read): readonly Filter[] | null => {
  const today = dayInSaoPaulo(new Date(read.now));
  const filters: Filter[] = [];
  const mayStand = (filter: Filter): boolean =>
    filters.every(({ name, takesSeveral, value }) => name !== filter.name || (takesSeveral && value !== filter.value));
  for (let at = 0; at < words.length;) {
    const rest = words.slice(at);
    const known = (place: number): Filter | undefined => knownAt(list, rest.slice(place), today, read).find(mayStand);
    const isFilter = (place: number): boolean => known(place) !== undefined;
    const looked = (): Filter | null =>
      searchFilter(rest, isFilter) ?? (list.hasBuyers ? buyerFilter(words[at - 1]?.word, rest, isFilter, read.companies) : null);
    const filter = known(0) ?? [looked()].find((each) => each !== null && mayStand(each));
    if (!filter && !isPassedOver(rest[0]?.word ?? '')) return null;
    if (filter) filters.push(filter);
    at += filter?.words ?? 1;
  }
  return filters;
};

interface ListSaid {
  readonly list: FilteredList;
  readonly others: readonly PhraseWord[];
}

/** Wherever a list stands, with the words around it; those of the longest name first, then from the left. */
const listsIn = (words: readonly PhraseWord[]): readonly ListSaid[] =>
  words
    .flatMap((_, at) =>
      lists.flatMap((list) =>
        list.names.flatMap((name) => {
          const parts = name.split(' ');
          const isHere = parts.every((part, place) => words[at + place]?.word === part);
          return isHere ? [{ list, others: [...words.slice(0, at), ...words.slice(at + parts.length)], length: parts.length }] : [];
        }),
      ),
    )
    .toSorted((one, other) => other.length - one.length);

/** A phrase that names a list and what of it is to be shown; null where a word of it says neither. */
export const readPlacePhrase = (text: string, read: Read): PlacePhrase | null => {
  const all = phraseWords(text);
  const from = all.findIndex(({ word }) => !asking.has(word));
  for (const { list, others } of listsIn(all.slice(Math.max(0, from)))) {
    const filters = read.hasPlace(list.path) ? filtersIn(list, others, read) : null;
    if (!filters || filters.length === 0) continue;
    const values = new Map<string, string>();
    for (const { name, value } of filters) values.set(name, [values.get(name), value].filter(Boolean).join(','));
    return { title: filters.map(({ said }) => said).join(' · '), to: `${list.path}?${new URLSearchParams([...values])}` };
  }
  return null;
};
