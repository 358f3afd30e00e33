import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { dayInSaoPaulo } from '#lib/formats.ts';
import { formatDay, formatInstant } from '#ui/format-instant.ts';
import { usePreferences } from '#ui/preferences.ts';

export const brasiliaDayOf = (at: string): string => dayInSaoPaulo(Date.parse(at));

/** The day an instant counts to where money is summed and found by days; the instant as the person reads it is in its tooltip. (decision 0169) */
export const BrasiliaDay = ({ at }: { readonly at: string }) => {
  const tag = tagOf[useLocale().locale];
  const { timeZone } = usePreferences();
  return (
    <time dateTime={at} title={formatInstant(at, 'full', tag, timeZone)}>
      {formatDay(brasiliaDayOf(at), tag)}
    </time>
  );
};
