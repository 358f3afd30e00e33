import { formatNumber } from '#lib/formats.ts';
import { useLocale } from '#locale/locale.tsx';
import { tagOf } from '#locale/locales.ts';

/** How many, '12.345' in Portuguese; tabular by its class, so that a column of them lines up. */
export const Count = ({ of }: { readonly of: number }) => {
  const { locale } = useLocale();
  return <span className="figure">{formatNumber(of, tagOf[locale])}</span>;
};
