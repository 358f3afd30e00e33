import { addDays, addTo, instantAt, mondayAfter } from '#lib/dates.ts';
import { dayInSaoPaulo } from '#lib/formats.ts';
import type { MessageKey } from '#locale/catalogue.ts';

/** When a snoozed listing may come back, as instants in UTC (decision 11). */
export const snoozePresets = (now: string): readonly { readonly label: MessageKey; readonly value: string }[] => {
  const today = dayInSaoPaulo(new Date(now));
  return [
    { label: 'listing.snooze.oneHour', value: addTo(now, 1, 'hour').toISOString() },
    { label: 'listing.snooze.fourHours', value: addTo(now, 4, 'hour').toISOString() },
    { label: 'listing.snooze.tomorrow', value: instantAt(addDays(today, 1), '08:00') },
    { label: 'listing.snooze.monday', value: instantAt(mondayAfter(today), '08:00') },
  ];
};
