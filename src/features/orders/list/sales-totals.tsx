import { useSyncExternalStore } from 'react';
import { useT } from '#locale/locale.tsx';
import { Money } from '#ui/money.tsx';
import type { OrderSource } from './order-source.ts';

interface SalesTotalsProps {
  readonly source: OrderSource;
  /** The filter on screen; totals of another one are shown as what they are: on their way out. */
  readonly asked: string;
}

/** How many sales were found and what they sum up to. */
export const SalesTotals = ({ source, asked }: SalesTotalsProps) => {
  const t = useT();
  const totals = useSyncExternalStore(source.subscribe, source.totals);
  if (!totals) return <div className="sales-totals" aria-hidden />;
  const { total, gross } = totals;
  return (
    <output className="sales-totals" aria-label={t('sales.totals')} aria-busy={totals.asked !== asked}>
      <strong className="figure">{t(gross === null ? 'sales.atLeast' : 'sales.count', { n: total })}</strong>
      {gross === null ? <span className="quiet">{t('sales.noSum')}</span> : <Money cents={gross} />}
    </output>
  );
};
