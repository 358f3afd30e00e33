import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { formatDay } from './format-instant.ts';

/** A day without a time, '2026-11-21'. */
export const DateOnly = ({ date }: { readonly date: string }) => {
  const { locale } = useLocale();
  return <time dateTime={date}>{formatDay(date, tagOf[locale])}</time>;
};
