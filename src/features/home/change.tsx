import { numberFormat } from '#lib/formats.ts';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { changeOf } from './period.ts';

interface ChangeProps {
  readonly now: number;
  readonly before: number;
  /** More of it is no good news: cancellations. */
  readonly isBad?: boolean;
}

/** '+12 %' against the period before; sign and word say it, the colour only again. */
export const Change = ({ now, before, isBad = false }: ChangeProps) => {
  const { locale, t } = useLocale();
  const change = changeOf(now, before);
  if (change === null) return <span className="quiet">{now === 0 ? t('home.none') : t('home.change.new')}</span>;
  const tone = change === 0 ? 'even' : change > 0 === isBad ? 'bad' : 'good';
  const format = numberFormat(tagOf[locale], { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return (
    <span className="figure change" data-tone={tone}>
      {format.format(change)}
    </span>
  );
};
