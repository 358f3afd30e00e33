import { addDays, mondayAfter } from './dates.ts';

/** From and to, both included, 'yyyy-MM-dd'. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

export const spanNames = ['today', 'week', 'lastWeek', 'month', 'lastMonth'] as const;
type SpanName = (typeof spanNames)[number];

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

/** What people call a period, as days of the calendar: whole weeks from Monday on, whole months. */
export const daySpans = (today: string): Readonly<Record<SpanName, DaySpan>> => {
  const monday = addDays(mondayAfter(today), -7);
  const first = firstOfMonth(today);
  const lastBefore = addDays(first, -1);
  return {
    today: { from: today, to: today },
    week: { from: monday, to: addDays(monday, 6) },
    lastWeek: { from: addDays(monday, -7), to: addDays(monday, -1) },
    // No month has more than 31 days: so many after its first is in the next one.
    month: { from: first, to: addDays(firstOfMonth(addDays(first, 31)), -1) },
    lastMonth: { from: firstOfMonth(lastBefore), to: lastBefore },
  };
};
