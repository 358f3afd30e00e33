/**
 * Dates by dayjs, set up here and imported nowhere else. (decision 0058)
 *
 * A day without a time is a text, 'YYYY-MM-DD', and counted in UTC, where every day has 24 hours. An instant is ISO 8601 in UTC. How far
 * a zone is from UTC, and what a clock shows in it (`formats.ts`), is said by Intl: dayjs is wrong there, as dates.test.ts shows.
 */
import dayjs from 'dayjs';
import brazilian from 'dayjs/locale/pt-br.js';
import calendar from 'dayjs/plugin/calendar.js';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import relativeTime from 'dayjs/plugin/relativeTime.js';
import updateLocale from 'dayjs/plugin/updateLocale.js';
import utc from 'dayjs/plugin/utc.js';
import { dateFormat } from './formats.ts';
import { ok, refuse, type Result } from './result.ts';

dayjs.extend(utc);
dayjs.extend(customParseFormat);
dayjs.extend(calendar);
dayjs.extend(updateLocale);
/** The largest whole unit, up to days: 23 h 59 min are 23 h. Each unit has a line for one and a line for several. */
dayjs.extend(relativeTime, {
  rounding: Math.floor,
  thresholds: [
    { l: 's', r: 59, d: 'second' },
    { l: 'm', r: 119 },
    { l: 'mm', r: 59, d: 'minute' },
    { l: 'h', r: 119 },
    { l: 'hh', r: 23, d: 'hour' },
    { l: 'd', r: 47 },
    { l: 'dd', d: 'day' },
  ],
});

/** How long ago, in short; months and weekdays are dayjs's own. */
const inBrazilian = { future: 'em %s', past: 'há %s', m: '1 min.', mm: '%d min.', h: '1 h', hh: '%d h', d: '1 dia', dd: '%d dias' };
const inEnglish = { future: 'in %s', past: '%s ago', m: '1m', mm: '%dm', h: '1h', hh: '%dh', d: '1d', dd: '%dd' };
dayjs.updateLocale(brazilian.name, { relativeTime: inBrazilian });
dayjs.updateLocale('en', { relativeTime: inEnglish });

const brazilianWords = { locale: 'pt-br', now: 'agora', today: '[hoje]', yesterday: '[ontem]', date: 'D [de] MMMM', year: ' [de] YYYY' };
const englishWords = { locale: 'en', now: 'now', today: '[today]', yesterday: '[yesterday]', date: 'MMMM D', year: ', YYYY' };
/** `tag` is that of the language shown (BCP 47). */
const wordsOf = (tag: string) => (tag === 'pt-BR' ? brazilianWords : englishWords);

const dayFormat = 'YYYY-MM-DD';
const writtenFormat = 'DD/MM/YYYY';

/** Is it a day of the calendar, written 'YYYY-MM-DD'? */
export const isDay = (text: string): boolean => dayjs.utc(text, dayFormat, true).isValid();

/** 'dd/MM/yyyy' of the real calendar as 'yyyy-MM-dd'; null when there is no such day. */
export const parseDate = (text: string): string | null => {
  const day = dayjs.utc(text, writtenFormat, true);
  return day.isValid() ? day.format(dayFormat) : null;
};

/** 'yyyy-MM-dd' as a person reads it, 'dd/MM/yyyy'; '' for what is no day. */
export const formatDate = (date: string): string => {
  const day = dayjs.utc(date, dayFormat, true);
  return day.isValid() ? day.format(writtenFormat) : '';
};

/** So many days later; earlier where the number is negative. */
export const addDays = (day: string, days: number): string => dayjs.utc(day).add(days, 'day').format(dayFormat);

/** How many days a span has, both ends included. */
export const countDays = (from: string, to: string): number => dayjs.utc(to).diff(dayjs.utc(from), 'day') + 1;

/** Every day of a span, both ends included. */
export const daysBetween = (from: string, to: string): readonly string[] =>
  Array.from({ length: countDays(from, to) }, (_, at) => addDays(from, at));

export const firstOfMonth = (day: string): string => dayjs.utc(day).startOf('month').format(dayFormat);
export const lastOfMonth = (day: string): string => dayjs.utc(day).endOf('month').format(dayFormat);

/** The first Monday after a day. */
export const mondayAfter = (day: string): string => addDays(day, (8 - dayjs.utc(day).day()) % 7 || 7);

type Span = 'minute' | 'hour' | 'day';

/** The instant so long after another; earlier where the number is negative. A day is 24 hours. */
export const addTo = (at: string | number | Date, amount: number, span: Span): Date => dayjs.utc(at).add(amount, span).toDate();

/** How many whole spans from one instant to another; negative where the other was earlier, -1 for less than one. */
export const wholeBetween = (from: string | number | Date, to: string | number | Date, span: Span): number =>
  Math.floor(dayjs.utc(to).diff(dayjs.utc(from), span, true));

/** 'há 3 h', 'em 2 dias': the largest whole unit between `at` and `now`; 'agora' under a minute. */
export const formatAge = (at: string, now: number, tag: string): string => {
  const { locale, now: justNow } = wordsOf(tag);
  const instant = dayjs.utc(at);
  return Math.abs(instant.diff(now, 'minute')) < 1 ? justNow : instant.locale(locale).from(now);
};

/** 'hoje', 'ontem', the weekday within a week, then the date; the year only when it is another. Both are days. */
export const nameOfDay = (day: string, today: string, tag: string): string => {
  const { locale, today: sameDay, yesterday: lastDay, date, year } = wordsOf(tag);
  const dated = day.slice(0, 4) === today.slice(0, 4) ? date : `${date}${year}`;
  const formats = { sameDay, lastDay, lastWeek: 'dddd', nextDay: dated, nextWeek: dated, sameElse: dated };
  return dayjs.utc(day).locale(locale).calendar(dayjs.utc(today), formats);
};

/** Where a time without a zone was written down, unless it says another: Correios and tax offices mean Brasília (domain, section 6). */
const brasilia = 'America/Sao_Paulo';

const wall = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2}))?(?:\.\d+)?$/u;
const zoned = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/u;

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
const offsetAt = (at: dayjs.Dayjs, timeZone: string): number => {
  const shown = dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at.toDate());
  return dayjs.utc(shown).diff(at);
};

/** The last instant at which a clock of the zone shows this, read as if it were UTC; where none ever does, as it would have been before the change. */
const whenShown = (shown: dayjs.Dayjs, timeZone: string): dayjs.Dayjs => {
  // A zone changes its clocks once within two days, if at all.
  const offsets = [shown.subtract(1, 'day'), shown.add(1, 'day')].map((near) => offsetAt(near, timeZone));
  const right = offsets.filter((offset) => offsetAt(shown.subtract(offset), timeZone) === offset);
  return shown.subtract(Math.min(...(right.length > 0 ? right : offsets)));
};

const readInstant = (text: string, timeZone: string): dayjs.Dayjs | null => {
  if (zoned.test(text)) return dayjs.utc(text.replace(' ', 'T'));
  const [, date = '', minutes = '', seconds = '00'] = wall.exec(text) ?? [];
  const written = dayjs.utc(`${date} ${minutes}:${seconds}`, 'YYYY-MM-DD HH:mm:ss', true);
  if (!written.isValid()) return null;
  try {
    return whenShown(written, timeZone);
  } catch (error) {
    // Intl throws on a zone it does not know.
    if (error instanceof RangeError) return null;
    throw error;
  }
};

/** The instant (ISO 8601, UTC) at which a clock in Brasília shows that day and that time, 'HH:mm'. */
export const instantAt = (day: string, time: string): string => whenShown(dayjs.utc(`${day} ${time}`), brasilia).toISOString();

/**
 * The instant (ISO 8601, UTC) of a time as somebody's clock showed it: '2022-04-18T08:40:06', with a space for the T, or with a zone
 * of its own at its end. Of an hour that came twice it is the second, of one that never was the hour after it. Refuses what is no
 * time, and a zone nobody knows.
 */
export const instantOf = (text: string, timeZone: string = brasilia): Result<string, 'not a time'> => {
  const at = readInstant(text.trim(), timeZone);
  return at?.isValid() ? ok(at.toISOString()) : refuse('not a time');
};
