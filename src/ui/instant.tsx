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

/** Does the person's clock show another hour now than Brasília's? Zones of other names may agree with it all year. */
export const useIsElsewhere = (): boolean => {
  const { timeZone } = usePreferences();
  const now = useNow('minute');
  return formatStamp(now, timeZone) !== formatStamp(now, 'America/Sao_Paulo');
};

/** Beside days that are counted or chosen, where the person's clock is another. (decision 0169) */
export const BrasiliaDays = ({ id }: { readonly id?: string }) => {
  const t = useT();
  return (
    useIsElsewhere() && (
      <p id={id} className="quiet">
        {t('common.brasiliaDays')}
      </p>
    )
  );
};
