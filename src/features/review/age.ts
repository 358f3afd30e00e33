import type { Message } from '#locale/translate.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A span in milliseconds as the queue says it: in its largest whole unit, never negative. */
export const spanInWords = (ms: number): Message => {
  const span = Math.abs(ms);
  if (span < minute) return { key: 'queue.age.now' };
  if (span < hour) return { key: 'queue.age.minutes', values: { n: Math.floor(span / minute) } };
  if (span < day) return { key: 'queue.age.hours', values: { n: Math.floor(span / hour) } };
  return { key: 'queue.age.days', values: { n: Math.floor(span / day) } };
};

/** A median in seconds: below two minutes its seconds matter. */
export const pace = (seconds: number): Message =>
  seconds < 120 ? { key: 'queue.age.seconds', values: { n: Math.round(seconds) } } : spanInWords(seconds * 1000);

export const isLate = (dueAt: string, now: number): boolean => Date.parse(dueAt) < now;
