import { nameOfDay } from '#lib/dates.ts';
import { dayIn } from '#lib/formats.ts';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { useNow } from '#ui/now.ts';
import { usePreferences } from '#ui/preferences.ts';

/** The day that begins. */
export const ThreadDay = ({ day }: { readonly day: string }) => {
  const { locale } = useLocale();
  const { timeZone } = usePreferences();
  return <h3 className="thread-day">{nameOfDay(day, dayIn(useNow('minute'), timeZone), tagOf[locale])}</h3>;
};
