import { linkOptions } from '@tanstack/react-router';
import { orderNumber, type OrderRow } from '#contract/order.ts';
import { nameColumn } from '#entities/records/columns.tsx';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { StatusDot } from '#ui/status-dot.tsx';
import { orderNumberWidth, type Column } from '#ui/table/column.ts';
import { orderStatusKey, orderTone } from '../order-status.ts';

/** An order by its number, in a list. */
export const orderNumberColumn = (t: Translate): Column<OrderRow> =>
  nameColumn({
    id: 'number',
    title: t('kind.order.one'),
    of: (row) => orderNumber(row),
    to: ({ _id }) => linkOptions({ to: '/detail/$orderId', params: { orderId: _id } }),
    tip: ({ externalId }) => externalId,
    isCode: true,
    width: orderNumberWidth,
  });

export const OrderMark = ({ status }: Pick<OrderRow, 'status'>) => (
  <StatusDot tone={orderTone(status)}>{useT()(orderStatusKey(status))}</StatusDot>
);

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
