import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { useNow } from '#ui/now.ts';
import { usePreferences } from '#ui/preferences.ts';
import { nameOfDay } from '#ui/timeline-days.ts';

/** The day that begins. */
export const ThreadDay = ({ day }: { readonly day: string }) => {
  const { locale } = useLocale();
  const { timeZone } = usePreferences();
  return <h3 className="thread-day">{nameOfDay(day, useNow('minute'), tagOf[locale], timeZone)}</h3>;
};
