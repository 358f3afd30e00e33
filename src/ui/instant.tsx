import { dateFormat, relativeFormat } from '#lib/formats.ts';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { useNow } from './now.ts';
import { usePreferences } from './preferences.ts';

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

/** 'dd/mm/yyyy hh:mm:ss', as messages are dated in every locale (part 2, section 3). */
export const formatStamp = (at: string, timeZone: string): string =>
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

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** 'há 3 h', 'em 2 dias': the largest whole unit between `at` and `nowMs`, 'agora' under a minute. */
const formatAge = (at: string, nowMs: number, tag: string): string => {
  const distance = Date.parse(at) - nowMs;
  const format = relativeFormat(tag, { numeric: 'auto', style: 'narrow' });
  const unit = units.find(([, size]) => Math.abs(distance) >= size);
  if (!unit) return format.format(0, 'second');
  const always = relativeFormat(tag, { numeric: 'always', style: 'narrow' });
  return always.format(Math.trunc(distance / unit[1]), unit[0]);
};

/** An instant where and as the person reads it; the full form is in its tooltip. */
export const Instant = ({ at, as = 'dateTime' }: { readonly at: string; readonly as?: InstantStyle }) => {
  const { locale } = useLocale();
  const { timeZone } = usePreferences();
  const tag = tagOf[locale];
  return (
    <time dateTime={at} title={formatInstant(at, 'full', tag, timeZone)}>
      {formatInstant(at, as, tag, timeZone)}
    </time>
  );
};

/** How long ago, or until when; renewed by itself. */
export const Age = ({ at }: { readonly at: string }) => {
  const { locale } = useLocale();
  const { timeZone } = usePreferences();
  const now = useNow('minute');
  const tag = tagOf[locale];
  return (
    <time dateTime={at} title={formatInstant(at, 'full', tag, timeZone)}>
      {formatAge(at, now, tag)}
    </time>
  );
};

/** An instant to the second. */
export const Stamp = ({ at }: { readonly at: string }) => {
  const { timeZone } = usePreferences();
  return <time dateTime={at}>{formatStamp(at, timeZone)}</time>;
};
