import { OrderStatus } from '#contract/order.ts';
import { addDays, isDay, parseDate } from '#lib/dates.ts';
import { foldedWords } from '#lib/fold-text.ts';
import { dayInSaoPaulo } from '#lib/formats.ts';
import type { Translate } from '#locale/translate.ts';
import type { Company } from './held.ts';
import { isJoining, isSaidBy, theOneSaid } from './phrase-words.ts';

/** A list, filtered as a phrase says. */
export interface PlacePhrase {
  readonly title: string;
  readonly to: string;
}

interface FilteredList {
  readonly names: readonly string[];
  readonly path: string;
  /** What each filter is called in the address of the list; left out, it has none. */
  readonly company?: string;
  readonly date?: string;
  readonly status?: string;
}

const lists: readonly FilteredList[] = [
  {
    names: ['vendas', 'venda', 'pedidos', 'pedido', 'sales', 'orders'],
    path: '/sale',
    company: 'company',
    date: 'date',
    status: 'status',
  },
  { names: ['anuncios', 'anuncio', 'revisao', 'fila', 'listings', 'queue'], path: '/publish', company: 'sellerId' },
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

/** A phrase that names a list and what of it is to be shown; null where a word of it says neither. */
export const readPlacePhrase = (text: string, { now, t, companies, hasPlace, isSeller }: Read): PlacePhrase | null => {
  const [first = '', ...words] = foldedWords(text);
  const list = lists.find(({ names }) => names.includes(first));
  if (!list || !hasPlace(list.path) || words.length === 0) return null;
  const today = dayInSaoPaulo(new Date(now));
  const query = new URLSearchParams();
  const said: string[] = [];
  let rest = words;
  const statuses = OrderStatus.options.map((value) => ({ value, label: t(`order.status.${value}`) }));
  while (rest.length > 0) {
    const [word = ''] = rest;
    const span = list.date === undefined || query.has(list.date) ? null : spanAt(rest, today);
    const status = list.status === undefined || query.has(list.status) ? null : statusAt(word);
    const company = list.company === undefined || isSeller || query.has(list.company) ? null : companyAt(rest);
    if (span) {
      query.set(list.date ?? '', `${span.span.from}..${span.span.to}`);
      said.push(rest.slice(0, span.words).join(' '));
      rest = rest.slice(span.words);
    } else if (status) {
      query.set(list.status ?? '', status.value);
      said.push(status.label);
      rest = rest.slice(1);
    } else if (company) {
      query.set(list.company ?? '', company.company._id);
      said.push(company.company.name);
      rest = rest.slice(company.words);
    } else if (isJoining(word)) rest = rest.slice(1);
    else return null;
  }
  if (said.length === 0) return null;
  return { title: said.join(' · '), to: `${list.path}?${query}` };

  function statusAt(word: string) {
    if (word.length < 4) return null;
    const fitting = statuses.filter(({ label }) => foldedWords(label).length === 1 && stem(foldedWords(label)[0] ?? '') === stem(word));
    const [first] = fitting;
    // Two statuses may have one name: both are meant.
    return first ? { value: fitting.map(({ value }) => value).join(','), label: first.label } : null;
  }

  /** The most words that name one company. */
  function companyAt(after: readonly string[]) {
    for (let words = Math.min(after.length, 6); words > 0; words -= 1) {
      const asked = after.slice(0, words).join(' ');
      if (isJoining(after[0] ?? '')) return null;
      const company = companies.some(({ name }) => isSaidBy(asked, name)) ? theOneSaid(asked, companies, ({ name }) => name) : null;
      if (company) return { company, words };
    }
    return null;
  }
};
