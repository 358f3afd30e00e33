import { formatAge } from '#lib/dates.ts';
import { useLocale, useT } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { formatInstant, formatStamp, type InstantStyle } from './format-instant.ts';
import { useNow } from './now.ts';
import { usePreferences } from './preferences.ts';

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

/** Beside days that are counted or chosen, for whoever reads instants in another zone. (decision 0169) */
export const BrasiliaDays = () => {
  const t = useT();
  return usePreferences().timeZone !== 'America/Sao_Paulo' && <p className="quiet">{t('common.brasiliaDays')}</p>;
};
