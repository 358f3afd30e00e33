import { dateFormat } from '#lib/formats.ts';

export type InstantStyle = 'date' | 'time' | 'dateTime' | 'full';

const styles: Readonly<Record<InstantStyle, Intl.DateTimeFormatOptions>> = {
  date: { dateStyle: 'short' },
  time: { timeStyle: 'short' },
  dateTime: { dateStyle: 'short', timeStyle: 'short' },
  full: { dateStyle: 'full', timeStyle: 'medium' },
};

/** An instant (ISO 8601, UTC) in a zone (IANA name); Intl does the zone, nobody does arithmetic in it (decision 11). */
export const formatInstant = (at: string, style: InstantStyle, tag: string, timeZone: string): string =>
  dateFormat(tag, { ...styles[style], timeZone }).format(new Date(at));

/** A day without a time ('2026-11-21') stays a day: no zone may move it to the one before (decision 11). */
export const formatDay = (day: string, tag: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'short' }): string =>
  dateFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** 'dd/mm/yyyy hh:mm:ss', as messages are dated in every locale (part 2, section 3). */
export const formatStamp = (at: string | number, timeZone: string): string =>
  dateFormat('pt-BR', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
    .format(new Date(at))
    .replace(',', '');
