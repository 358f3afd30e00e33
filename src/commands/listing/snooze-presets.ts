import type { MessageKey } from '#locale/catalogue.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Brasília has had no summer time since 2019; the queue only looks forward, so the offset is fixed (domain, 'Time'). */
const offsetMs = -3 * hourMs;

/** 8 in the morning in America/Sao_Paulo, `days` after the local day of `now`. */
const atEight = (now: number, days: number): number => {
  const localMidnight = Math.floor((now + offsetMs) / dayMs) * dayMs;
  return localMidnight - offsetMs + days * dayMs + 8 * hourMs;
};

/** Days from the local day of `now` to the next Monday, never today. */
const daysToMonday = (now: number): number => {
  const weekday = new Date(now + offsetMs).getUTCDay();
  return (8 - weekday) % 7 || 7;
};

/** When a snoozed listing may come back, as instants in UTC (decision 11). */
export const snoozePresets = (now: string): readonly { readonly label: MessageKey; readonly value: string }[] => {
  const start = Date.parse(now);
  const presets = [
    { label: 'listing.snooze.oneHour', at: start + hourMs },
    { label: 'listing.snooze.fourHours', at: start + 4 * hourMs },
    { label: 'listing.snooze.tomorrow', at: atEight(start, 1) },
    { label: 'listing.snooze.monday', at: atEight(start, daysToMonday(start)) },
  ] as const;
  return presets.map(({ label, at }) => ({ label, value: new Date(at).toISOString() }));
};
