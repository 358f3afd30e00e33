import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { moneyTotalQuery } from '#api/money-sums.ts';
import type { MoneyFilter } from '#contract/money.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Money } from '#ui/money.tsx';
import { signed } from './signed.ts';
import './money-totals.css';

const amounts = ['gross', 'fee', 'freight', 'refunded', 'net'] as const;

/** What all that the filter finds comes to, as its columns say it. */
export const MoneyTotals = ({ filter }: { readonly filter: MoneyFilter }) => {
  const t = useT();
  const { api } = useWorkbench();
  const { data, isPlaceholderData } = useQuery({ ...moneyTotalQuery(api, filter), placeholderData: keepPreviousData });
  if (!data) return <div className="money-totals" aria-hidden />;
  const { total, sum } = data;
  return (
    <output className="money-totals" aria-label={t('money.totals')} aria-busy={isPlaceholderData}>
      <strong className="figure">{t(sum ? 'money.totalCount' : 'money.totalAtLeast', { n: total })}</strong>
      {sum ? (
        amounts.map((name) => (
          <span key={name}>
            <span className="quiet">{t(`money.${name}`)}</span> <Money cents={signed(name, sum[name])} />
          </span>
        ))
      ) : (
        <span className="quiet">{t('money.noSum')}</span>
      )}
    </output>
  );
};
