import { OrderStatus } from '#contract/order.ts';
import { addDays, isDay, parseDate } from '#lib/dates.ts';
import { foldedWords } from '#lib/fold-text.ts';
import { dayInSaoPaulo } from '#lib/formats.ts';
import type { Translate } from '#locale/translate.ts';
import type { Company } from './held.ts';
import {
  mediationDue,
  mediationStatus,
  ownListingStatus,
  questionAge,
  questionStatus,
  type NamedFilter,
  type NamedValue,
} from './named-filters.ts';
import { isJoining, theOneSaid } from './phrase-words.ts';

/** A list, filtered as a phrase says. */
interface PlacePhrase {
  readonly title: string;
  readonly to: string;
}

interface FilteredList {
  readonly names: readonly string[];
  readonly path: string;
  /** What each filter is called in the address of the list; left out, it has none. */
  readonly company?: string;
  readonly date?: string;
  readonly orderStatus?: string;
  readonly named?: readonly NamedFilter[];
}

const lists: readonly FilteredList[] = [
  {
    names: ['vendas', 'venda', 'pedidos', 'pedido', 'sales', 'orders'],
    path: '/sale',
    company: 'company',
    date: 'date',
    orderStatus: 'status',
  },
  {
    names: ['anuncios', 'anuncio', 'revisao', 'fila', 'listings', 'queue'],
    path: '/publish',
    company: 'sellerId',
    named: [ownListingStatus],
  },
  {
    names: ['mediacoes', 'mediacao', 'mediations', 'mediation'],
    path: '/mediation',
    company: 'company',
    named: [mediationDue, mediationStatus],
  },
  {
    names: ['perguntas', 'pergunta', 'questions', 'question'],
    path: '/message',
    company: 'sellerId',
    named: [questionStatus, questionAge],
  },
];

interface Span {
  readonly from: string;
  readonly to: string;
}

const day = (date: string): Span => ({ from: date, to: date });

/** Spans by what they are called; `today` as the hub's clock shows it. */
const spans: readonly (readonly [names: readonly string[], span: (today: string) => Span])[] = [
  [['hoje', 'today'], day],
  [['ontem', 'yesterday'], (today) => day(addDays(today, -1))],
  [['anteontem'], (today) => day(addDays(today, -2))],
  [['esta semana', 'semana', 'this week'], (today) => ({ from: addDays(today, -weekday(today)), to: today })],
  [['semana passada', 'last week'], (today) => ({ from: addDays(today, -weekday(today) - 7), to: addDays(today, -weekday(today) - 1) })],
  [['este mes', 'mes', 'this month'], (today) => ({ from: `${today.slice(0, 8)}01`, to: today })],
  [['mes passado', 'last month'], (today) => monthBefore(today)],
];

/** Days since Monday. */
function weekday(date: string): number {
  return (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;
}

function monthBefore(date: string): Span {
  const last = addDays(`${date.slice(0, 8)}01`, -1);
  return { from: `${last.slice(0, 8)}01`, to: last };
}

interface Taken {
  readonly span: Span;
  readonly words: number;
}

/** A date as it is written here, or a span of its own; how many words it took. */
const spanAt = (words: readonly string[], today: string): Taken | null => {
  for (const length of [2, 1]) {
    const said = words.slice(0, length).join(' ');
    const named = words.length >= length ? spans.find(([names]) => names.includes(said)) : undefined;
    if (named) return { span: named[1](today), words: length };
  }
  const [first = '', second = '', third = ''] = words;
  if (/^(?:ultimos|last)$/u.test(first) && /^\d{1,3}$/u.test(second) && /^(?:dias|days)$/u.test(third)) {
    return { span: { from: addDays(today, 1 - Number(second)), to: today }, words: 3 };
  }
  const date = dateOf([first, second, third], today);
  return date && { span: day(date.day), words: date.words };
};

/** '26/11' and '26/11/2026' come as words of digits; without a year the last one that was. */
const dateOf = (words: readonly string[], today: string): { readonly day: string; readonly words: number } | null => {
  const [dd = '', mm = '', yyyy = ''] = words;
  if (!/^\d{1,2}$/u.test(dd) || !/^\d{1,2}$/u.test(mm)) return null;
  const written = (year: string): string => `${dd.padStart(2, '0')}/${mm.padStart(2, '0')}/${year}`;
  if (/^\d{4}$/u.test(yyyy)) {
    const whole = parseDate(written(yyyy));
    return whole === null ? null : { day: whole, words: 3 };
  }
  const year = Number(today.slice(0, 4));
  const near = [year, year - 1]
    .map((each) => parseDate(written(String(each))))
    .find((each) => each !== null && isDay(each) && each <= today);
  return near ? { day: near, words: 2 } : null;
};

/** 'pagas', 'pagos' and 'pago' are one word here. */
const stem = (word: string): string => (word.length > 3 ? word.replace(/(?:[ao]s?|s)$/u, '') : word);

interface Read {
  readonly now: string;
  readonly t: Translate;
  readonly companies: readonly Company[];
  /** Places this person's menu has. */
  readonly hasPlace: (path: string) => boolean;
  readonly isSeller: boolean;
}

/** One filter that some words set. */
interface Filter {
  readonly name: string;
  readonly value: string;
  /** As a person reads it. */
  readonly said: string;
  /** How many words it took. */
  readonly words: number;
}

const spanFilter = (name: string, words: readonly string[], today: string): Filter | null => {
  const taken = spanAt(words, today);
  return taken && { name, value: `${taken.span.from}..${taken.span.to}`, said: words.slice(0, taken.words).join(' '), words: taken.words };
};

const stemsOf = (text: string): readonly string[] => foldedWords(text).map(stem);

/** How many of the next words are this name; 0 where they are not. */
const wordsOfName = (name: string, words: readonly string[]): number => {
  const named = stemsOf(name);
  return named.every((each, at) => each === stem(words[at] ?? '')) ? named.length : 0;
};

/** Two statuses may have one name: both are meant. Of names that begin alike the longest is. */
const orderStatusFilter = (name: string, words: readonly string[], t: Translate): Filter | null => {
  const fitting = OrderStatus.options
    .map((status) => ({ status, said: t(`order.status.${status}`), words: wordsOfName(t(`order.status.${status}`), words) }))
    .toSorted((one, other) => other.words - one.words);
  const [longest] = fitting;
  if (!longest || longest.words === 0) return null;
  const meant = fitting.filter((each) => each.words === longest.words);
  return { name, value: meant.map(({ status }) => status).join(','), said: longest.said, words: longest.words };
};

const namedFilter = ({ name, values }: NamedFilter, words: readonly string[], t: Translate): Filter | null => {
  const fits = ({ names }: NamedValue): number => Math.max(...names.map((each) => wordsOfName(each, words)));
  const [longest] = values.map((each) => ({ ...each, words: fits(each) })).toSorted((one, other) => other.words - one.words);
  if (!longest || longest.words === 0) return null;
  const said = longest.say === undefined ? words.slice(0, longest.words).join(' ') : t(longest.say);
  return { name, value: longest.value, said, words: longest.words };
};

const mostOfName = 6;

/** The most words that name one company. */
const companyFilter = (name: string, words: readonly string[], companies: readonly Company[]): Filter | null => {
  if (isJoining(words[0] ?? '')) return null;
  for (let length = Math.min(words.length, mostOfName); length > 0; length -= 1) {
    const company = theOneSaid(words.slice(0, length).join(' '), companies, (each) => each.name);
    if (company) return { name, value: company._id, said: company.name, words: length };
  }
  return null;
};

/** What the next words filter, by the first of the list's filters they fit and that is not set yet. */
const filterAt = (list: FilteredList, words: readonly string[], today: string, { t, companies, isSeller }: Read): readonly Filter[] =>
  [
    list.date === undefined ? null : spanFilter(list.date, words, today),
    list.orderStatus === undefined ? null : orderStatusFilter(list.orderStatus, words, t),
    ...(list.named ?? []).map((filter) => (filter.isOfSellers && !isSeller ? null : namedFilter(filter, words, t))),
    list.company === undefined || isSeller ? null : companyFilter(list.company, words, companies),
  ].flatMap((filter) => filter ?? []);

/** Whose they are is who asks; and 'há' says no more than the age behind it. */
const ofWhoAsks = new Set(['meu', 'meus', 'minha', 'minhas', 'my', 'ha', 'que', 'estao', 'are']);
const isPassedOver = (word: string): boolean => isJoining(word) || ofWhoAsks.has(word);

/** Every word of it is a filter or joins others; null where one is neither. */
const filtersIn = (list: FilteredList, words: readonly string[], read: Read): readonly Filter[] | null => {
  const today = dayInSaoPaulo(new Date(read.now));
  const filters: Filter[] = [];
  for (let at = 0; at < words.length;) {
    const rest = words.slice(at);
    const filter = filterAt(list, rest, today, read).find(({ name }) => !filters.some((each) => each.name === name));
    if (!filter && !isPassedOver(rest[0] ?? '')) return null;
    if (filter) filters.push(filter);
    at += filter?.words ?? 1;
  }
  return filters;
};

/** The list stands first or last: 'vendas canceladas', 'canceladas deste mês, vendas'. */
const listIn = (words: readonly string[]): { readonly list: FilteredList; readonly others: readonly string[] } | null => {
  const first = words.findIndex((word) => !isPassedOver(word));
  for (const at of [first, words.length - 1]) {
    const list = lists.find(({ names }) => names.includes(words[at] ?? ''));
    if (list) return { list, others: words.filter((_, place) => place !== at) };
  }
  return null;
};

/** A phrase that names a list and what of it is to be shown; null where a word of it says neither. */
export const readPlacePhrase = (text: string, read: Read): PlacePhrase | null => {
  const found = listIn(foldedWords(text));
  if (!found || !read.hasPlace(found.list.path)) return null;
  const filters = filtersIn(found.list, found.others, read);
  if (!filters || filters.length === 0) return null;
  return {
    title: filters.map(({ said }) => said).join(' · '),
    to: `${found.list.path}?${new URLSearchParams(filters.map(({ name, value }) => [name, value]))}`,
  };
};
