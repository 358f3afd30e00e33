import { Link } from '@tanstack/react-router';
import type { OrderRow } from '#contract/order.ts';
import { useShown } from '#entities/use-shown.ts';
import { useT } from '#locale/locale.tsx';
import { StatusDot } from '#ui/status-dot.tsx';
import { orderStatusKey, orderTone } from '../order-status.ts';
import { orderKind } from '../order-kind.ts';

/** The number people name an order by: the pack's if it has one (row ORD-2). */
export const orderNumber = ({ packId, externalId }: Pick<OrderRow, 'packId' | 'externalId'>): string => packId ?? externalId;

/** The row itself opens the order by click and Enter; the link is there to open it in another tab. */
export const NumberCell = ({ row }: { readonly row: OrderRow }) => (
  <Link to="/detail/$orderId" params={{ orderId: row._id }} tabIndex={-1} className="truncate figure record-link" title={row.externalId}>
    {orderNumber(row)}
  </Link>
);

export const StatusCell = ({ row }: { readonly row: OrderRow }) => {
  const t = useT();
  const { record: order, isUnsent } = useShown(orderKind, row);
  return (
    <span className="record-state">
      <StatusDot tone={orderTone(order.status)}>{t(orderStatusKey(order.status))}</StatusDot>
      {isUnsent && <span className="quiet">{t('sales.unsent')}</span>}
    </span>
  );
};

export const SkusCell = ({ row: { skus } }: { readonly row: OrderRow }) => {
  const t = useT();
  const [first = '', ...more] = skus;
  return (
    <span className="record-state" title={skus.join(', ')}>
      <span className="truncate">{first}</span>
      {more.length > 0 && <span className="quiet">{t('sales.moreSkus', { n: more.length })}</span>}
    </span>
  );
};
