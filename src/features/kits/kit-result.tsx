import type { KitFigures } from '#contract/kit-figures.ts';
import { measuresText } from '#entities/records/measures-text.ts';
import { Stock } from '#entities/records/stock.tsx';
import { numberFormat } from '#lib/formats.ts';
import { cubicLimits, weightLimits } from '#lib/validate/numeric-limits.ts';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';
import { Count } from '#ui/count.tsx';
import { Money } from '#ui/money.tsx';
import { Line, Section } from '#ui/section.tsx';

const isTooLarge = ({ dimensions: { height, width, depth, weight } }: KitFigures): boolean =>
  Math.max(height, width, depth) > (cubicLimits.max ?? 0) || weight > (weightLimits.max ?? 0);

/** What the parts come to: of a kit as it is, and of one while it is composed. */
export const KitResult = ({ figures, discount }: { readonly figures: KitFigures; readonly discount: number }) => {
  const { locale, t } = useLocale();
  const percent = numberFormat(tagOf[locale], { style: 'percent', maximumFractionDigits: 2 });
  return (
    <Section title={t('records.result')}>
      <Line label={t('products.column.price')}>
        {figures.price === null ? <span className="quiet">{t('common.notInformed')}</span> : <Money cents={figures.price} />}
      </Line>
      <Line label={t('kits.discount')}>
        {discount === 0 ? (
          <span className="quiet">{t('kits.noDiscount')}</span>
        ) : (
          <span className="figure">{percent.format(discount / 10_000)}</span>
        )}
      </Line>
      <Line label={t('products.column.stock')} hint={t('kits.stockHint')}>
        <Stock pieces={figures.stock} />
      </Line>
      <Line label={t('kits.pieces')}>
        <Count of={figures.pieces} />
      </Line>
      <Line label={t('products.measures')} hint={t('kits.measuresHint')}>
        <span>
          {measuresText(figures.dimensions)}
          {isTooLarge(figures) && <span className="record-warning kit-too-large">{t('kits.tooLarge')}</span>}
        </span>
      </Line>
    </Section>
  );
};
