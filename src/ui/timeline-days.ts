import { dateFormat, relativeFormat } from '#lib/formats.ts';

const dayMs = 86_400_000;

/** The day of an instant in a zone, as 'YYYY-MM-DD'; Intl does the zone (decision 11). */
const dayOf = (at: Date, timeZone: string): string =>
  dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);

interface Day<Item> {
  readonly day: string;
  readonly items: readonly Item[];
}

/** Neighbours of one day stand together; the order is the caller's. */
export const byDay = <Item extends { readonly at: string }>(items: readonly Item[], timeZone: string): readonly Day<Item>[] => {
  const days: { day: string; items: Item[] }[] = [];
  for (const item of items) {
    const day = dayOf(new Date(item.at), timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
};

/** 'hoje', 'ontem', the weekday within a week, then the date; the year only when it is another. */
export const nameOfDay = (day: string, nowMs: number, tag: string, timeZone: string): string => {
  const today = dayOf(new Date(nowMs), timeZone);
  // Days are counted between calendar days written as UTC: no arithmetic in a zone.
  const age = (Date.parse(today) - Date.parse(day)) / dayMs;
  if (age === 0 || age === 1) return relativeFormat(tag, { numeric: 'auto' }).format(-age, 'day');
  const options: Intl.DateTimeFormatOptions =
    age > 1 && age < 7
      ? { weekday: 'long' }
      : { day: 'numeric', month: 'long', ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }) };
  return dateFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date(day));
};
