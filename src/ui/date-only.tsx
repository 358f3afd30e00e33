import { dateFormat } from '#lib/formats.ts';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';

/** A day without a time ('2026-11-21') stays a day: no zone may move it to the one before (decision 11). */
export const DateOnly = ({ date }: { readonly date: string }) => {
  const { locale } = useLocale();
  const format = dateFormat(tagOf[locale], { dateStyle: 'short', timeZone: 'UTC' });
  return <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time>;
};
