import { Button } from '@radix-ui/themes';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { SalesFigures, SalesShare } from '#contract/sales-figures.ts';
import { useT } from '#locale/locale.tsx';
import { Money } from '#ui/money.tsx';
import { Change } from './change.tsx';
import { Count } from './count.tsx';
import { salesOf } from './place.ts';

/** More are shown when asked for. */
const mostAtFirst = 8;

interface SalesSharesProps {
  readonly kind: 'company' | 'account';
  readonly figures: SalesFigures;
  readonly shares: readonly (SalesShare & { readonly sellerName?: string })[];
}

/** Sales by company or account, most first, beside the period before; each name leads to its sales of the period. */
export const SalesShares = ({ kind, figures: { from, to, total }, shares }: SalesSharesProps) => {
  const t = useT();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? shares : shares.slice(0, mostAtFirst);
  return (
    <section className="home-share" aria-labelledby={id}>
      <h3 id={id} className="section-title">
        {t(kind === 'company' ? 'home.byCompany' : 'home.byAccount')}
      </h3>
      <div className="panel home-table-frame">
        <table className="home-table" aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t(`home.column.${kind}`)}</th>
              <th scope="col" data-end>
                {t('home.column.orders')}
              </th>
              <th scope="col" data-end>
                {t('home.column.gross')}
              </th>
              <th scope="col" data-end>
                {t('home.column.change')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ _id, name, sellerName, count, gross, before }) => (
              <tr key={_id}>
                <th scope="row">
                  <Link {...salesOf(from, to, { [kind]: _id })} className="link" title={sellerName === name ? undefined : sellerName}>
                    {name}
                  </Link>
                  <span className="share-bar" aria-hidden style={{ inlineSize: `${total.gross > 0 ? (gross / total.gross) * 100 : 0}%` }} />
                </th>
                <td data-end className="figure">
                  <Count of={{ total: count }} />
                </td>
                <td data-end>
                  <Money cents={gross} />
                </td>
                <td data-end>
                  <Change now={gross} before={before.gross} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < shares.length && (
        <Button variant="ghost" size="1" onClick={() => setWhole(true)}>
          {t('home.showAll', { n: t('table.number', { n: shares.length }) })}
        </Button>
      )}
    </section>
  );
};
