import { addDays, isDay, parseDate } from '#lib/dates.ts';
import { foldText } from '#lib/fold-text.ts';

/** Days that some words name: 'yyyy-MM-dd', both included, an open end ''. */
interface Span {
  readonly from: string;
  readonly to: string;
}

export interface TakenDays {
  readonly span: Span;
  /** As a person reads it. */
  readonly said: string;
  /** How many words it took. */
  readonly words: number;
}

const day = (date: string): Span => ({ from: date, to: date });
const firstOfMonth = (date: string): string => `${date.slice(0, 8)}01`;
const firstOfNextMonth = (date: string): string => firstOfMonth(addDays(firstOfMonth(date), 31));
const monthBefore = (today: string): Span => {
  const last = addDays(firstOfMonth(today), -1);
  return { from: firstOfMonth(last), to: last };
};
/** Days since Monday. */
const weekday = (date: string): number => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;
const yearBefore = (today: string): number => Number(today.slice(0, 4)) - 1;

/** Spans by what they are called, the first name is the one that is shown; `today` as the hub's clock shows it. */
const spans: readonly (readonly [names: readonly string[], span: (today: string) => Span])[] = [
  [['hoje', 'hj', 'dia de hoje'], day],
  [['today'], day],
  [['ontem', 'dia de ontem'], (today) => day(addDays(today, -1))],
  [['yesterday'], (today) => day(addDays(today, -1))],
  [['anteontem', 'antes de ontem'], (today) => day(addDays(today, -2))],
  [['esta semana', 'semana', 'semana atual'], (today) => ({ from: addDays(today, -weekday(today)), to: today })],
  [['this week'], (today) => ({ from: addDays(today, -weekday(today)), to: today })],
  [['semana passada', 'ultima semana', 'semana anterior'], (today) => weekBefore(today)],
  [['last week'], (today) => weekBefore(today)],
  [['este mês', 'mes', 'mes atual', 'mes corrente'], (today) => ({ from: firstOfMonth(today), to: today })],
  [['this month'], (today) => ({ from: firstOfMonth(today), to: today })],
  [['mês passado', 'ultimo mes', 'mes anterior'], monthBefore],
  [['last month'], monthBefore],
  [['este ano', 'ano', 'ano atual'], (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today })],
  [['ano passado', 'ano anterior'], (today) => ({ from: `${yearBefore(today)}-01-01`, to: `${yearBefore(today)}-12-31` })],
];
const named = new Map(spans.flatMap(([names, span]) => names.map((name) => [foldText(name), { said: names[0] ?? name, span }] as const)));
const longestName = 3;

function weekBefore(today: string): Span {
  const monday = addDays(today, -weekday(today));
  return { from: addDays(monday, -7), to: addDays(monday, -1) };
}

const weekdays = ['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo'];
const months = 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const counted: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  dez: 10,
};

/** 'Desta' and 'nesse' say no more than 'esta' and 'este'. */
const pointing = (word: string): string => (/^[dn]?es[ts]e$/u.test(word) ? 'este' : /^[dn]?es[ts]a$/u.test(word) ? 'esta' : word);

const saidBy = (words: readonly string[], length: number): string => words.slice(0, length).join(' ');
/** '10 11 2026' was '10/11/2026'. */
const asDate = (said: string): string => said.replaceAll(/(?<=\d) (?=\d)/gu, '/');
const taking = (span: Span, words: readonly string[], length: number): TakenDays => ({
  span,
  said: asDate(saidBy(words, length)),
  words: length,
});

const namedAt = (words: readonly string[], today: string): TakenDays | null => {
  const plain = words.slice(0, longestName).map(pointing);
  for (let length = plain.length; length > 0; length -= 1) {
    const found = named.get(saidBy(plain, length));
    if (found) return { span: found.span(today), said: found.said, words: length };
  }
  return null;
};

/** 'Últimos 7 dias', 'últimas duas semanas': today is the last of them. */
const lastAt = (words: readonly string[], today: string): TakenDays | null => {
  const [first = '', second = '', third = ''] = words;
  const count = counted[second] ?? (/^\d{1,3}$/u.test(second) ? Number(second) : 0);
  if (!/^(?:ultim[oa]s|last|past)$/u.test(first) || count === 0) return null;
  if (/^(?:dias?|days?)$/u.test(third)) return taking({ from: addDays(today, 1 - count), to: today }, words, 3);
  if (/^(?:semanas?|weeks?)$/u.test(third)) return taking({ from: addDays(today, 1 - count * 7), to: today }, words, 3);
  if (!/^(?:mes|meses|months?)$/u.test(third)) return null;
  const before = new Date(`${firstOfMonth(today)}T12:00:00Z`);
  before.setUTCMonth(before.getUTCMonth() - count);
  const sameDay = `${before.toISOString().slice(0, 8)}${today.slice(8)}`;
  return taking(
    { from: addDays(isDay(sameDay) ? sameDay : addDays(firstOfNextMonth(before.toISOString().slice(0, 10)), -1), 1), to: today },
    words,
    3,
  );
};

/** The last such day before today: whoever means today says so. */
const weekdayAt = (words: readonly string[], today: string): TakenDays | null => {
  const at = weekdays.indexOf(words[0] ?? '');
  if (at < 0) return null;
  const back = (weekday(today) - at + 7) % 7 || 7;
  const further = words.slice(1).findIndex((word) => !['feira', 'passada', 'passado'].includes(word));
  return taking(day(addDays(today, -back)), words, further < 0 ? words.length : further + 1);
};

const isYear = (word: string | undefined): boolean => /^20\d{2}$/u.test(word ?? '');

/** 'Março', 'março de 2025'; without a year the last one that began. */
const monthAt = (words: readonly string[], today: string): TakenDays | null => {
  const month = months.indexOf(words[0] ?? '') + 1;
  if (month === 0) return null;
  const yearPlace = words[1] === 'de' ? 2 : 1;
  const thisYear = Number(today.slice(0, 4));
  const isSaid = isYear(words[yearPlace]);
  const year = isSaid ? Number(words[yearPlace]) : month > Number(today.slice(5, 7)) ? thisYear - 1 : thisYear;
  const from = `${year}-${String(month).padStart(2, '0')}-01`;
  const last = addDays(firstOfNextMonth(from), -1);
  return taking({ from, to: from <= today && last > today ? today : last }, words, isSaid ? yearPlace + 1 : 1);
};

/** A day without a year is the last one that was. */
const lastDay = (dd: string, mm: string, today: string): string | null => {
  const year = Number(today.slice(0, 4));
  const days = [year, year - 1].map((each) => parseDate(`${dd.padStart(2, '0')}/${mm.padStart(2, '0')}/${each}`));
  return days.find((each) => each !== null && each <= today) ?? null;
};

const isNumber = (word: string | undefined): boolean => /^\d{1,2}$/u.test(word ?? '');
const written = (dd: string, mm: string | number, yyyy: string): string | null =>
  parseDate(`${dd.padStart(2, '0')}/${String(mm).padStart(2, '0')}/${yyyy.length === 2 ? `20${yyyy}` : yyyy}`);

interface Dated {
  readonly date: string | null;
  readonly words: number;
}

/** '26/11', '26/11/26' and '26/11/2026' come as words of digits. */
const inDigits = ([dd = '', mm = '', yyyy = '']: readonly string[], today: string): Dated | null => {
  if (!isNumber(dd) || !isNumber(mm)) return null;
  return /^(?:20)?\d{2}$/u.test(yyyy) ? { date: written(dd, mm, yyyy), words: 3 } : { date: lastDay(dd, mm, today), words: 2 };
};

/** '10 de novembro', '10 de novembro de 2025'. */
const inWords = ([dd = '', de, called = '', ofYear, yyyy = '']: readonly string[], today: string): Dated | null => {
  const month = months.indexOf(called) + 1;
  if (!isNumber(dd) || de !== 'de' || month === 0) return null;
  return ofYear === 'de' && isYear(yyyy)
    ? { date: written(dd, month, yyyy), words: 5 }
    : { date: lastDay(dd, String(month), today), words: 3 };
};

/** 'Dia 10': the last one that was. */
const dayAlone = ([dd = '']: readonly string[], today: string): Dated | null => {
  if (!isNumber(dd)) return null;
  const before = addDays(firstOfMonth(today), -1);
  const month = Number(dd) <= Number(today.slice(8)) ? today : before;
  return { date: lastDay(dd, month.slice(5, 7), today), words: 1 };
};

const dateAt = (words: readonly string[], today: string): TakenDays | null => {
  const skipped = words[0] === 'dia' ? 1 : 0;
  const rest = words.slice(skipped);
  const found = inDigits(rest, today) ?? inWords(rest, today) ?? (skipped === 1 ? dayAlone(rest, today) : null);
  return found === null || found.date === null ? null : taking(day(found.date), words, found.words + skipped);
};

const oneAt = (words: readonly string[], today: string): TakenDays | null =>
  namedAt(words, today) ?? lastAt(words, today) ?? dateAt(words, today) ?? monthAt(words, today) ?? weekdayAt(words, today);

const opening: ReadonlySet<string> = new Set(['de', 'do', 'da', 'entre', 'from', 'between']);
const closing: ReadonlySet<string> = new Set(['a', 'ate', 'e', 'ao', 'to', 'and']);
const since: ReadonlySet<string> = new Set(['desde', 'since']);
const until: ReadonlySet<string> = new Set(['ate', 'until']);

/** '10 a 20 de novembro' says its month once. */
const bareRange = (words: readonly string[], today: string): TakenDays | null => {
  const [dd = '', joined = '', ...others] = words;
  const end = isNumber(dd) && closing.has(joined) ? oneAt(others, today) : null;
  if (!end) return null;
  const from = `${end.span.from.slice(0, 8)}${dd.padStart(2, '0')}`;
  return isDay(from) && from <= end.span.to ? taking({ from, to: end.span.to }, words, 2 + end.words) : null;
};

const wholeRange = (words: readonly string[], today: string): TakenDays | null => {
  const begin = oneAt(words, today);
  const last = begin && closing.has(words[begin.words] ?? '') ? oneAt(words.slice(begin.words + 1), today) : null;
  if (!begin || !last || begin.span.from > last.span.to) return null;
  return taking({ from: begin.span.from, to: last.span.to }, words, begin.words + 1 + last.words);
};

/** 'Desde 20/11', 'a partir de ontem', 'até sexta'. */
const openRange = (words: readonly string[], today: string): TakenDays | null => {
  const [first = '', second = ''] = words;
  const led = first === 'a' && second === 'partir' ? 2 : since.has(first) || until.has(first) ? 1 : 0;
  if (led === 0) return null;
  const skipped = led + (opening.has(words[led] ?? '') ? 1 : 0);
  const only = oneAt(words.slice(skipped), today);
  if (!only) return null;
  return taking(until.has(first) ? { from: '', to: only.span.to } : { from: only.span.from, to: '' }, words, skipped + only.words);
};

/** Between two days, from one on, or up to one. */
const rangeAt = (words: readonly string[], today: string): TakenDays | null => {
  const skipped = opening.has(words[0] ?? '') ? 1 : 0;
  const rest = words.slice(skipped);
  const found = bareRange(rest, today) ?? wholeRange(rest, today);
  return found ? taking(found.span, words, found.words + skipped) : openRange(words, today);
};

/** The days that the next words name. */
export const daysAt = (words: readonly string[], today: string): TakenDays | null => rangeAt(words, today) ?? oneAt(words, today);
