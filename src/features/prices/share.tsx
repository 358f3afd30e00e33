import { numberFormat } from '#lib/formats.ts';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';

/** 1650 as '16,5%', or '16.5%' where the console is English. */
export const Share = ({ of }: { readonly of: number }) => {
  const { locale } = useLocale();
  return <span className="figure">{numberFormat(tagOf[locale], { style: 'percent', maximumFractionDigits: 2 }).format(of / 10_000)}</span>;
};
