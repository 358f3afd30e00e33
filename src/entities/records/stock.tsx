import { useT } from '#locale/locale.tsx';
import { Count } from '#ui/count.tsx';
import { StatusDot } from '#ui/status-dot.tsx';

/** Pieces at hand; that there are none is said in words too. */
export const Stock = ({ pieces }: { readonly pieces: number }) => {
  const t = useT();
  return pieces === 0 ? <StatusDot tone="warn">{t('products.stock.none')}</StatusDot> : <Count of={pieces} />;
};
