import { useQuery } from '@tanstack/react-query';
import { isGone } from '#api/is-gone.ts';
import { orders } from '#api/orders.ts';
import { RecordFrame } from '#entities/records/record-frame.tsx';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useScope } from '#palette/context.tsx';
import { UnreadableLine } from '#ui/unreadable-line.tsx';
import { LoadFailed } from './load-failed.tsx';
import { LoadedOrder } from './loaded-order.tsx';
import './order-page.css';

/** /detail/{id}: one order on one screen (rows ORD-2 to ORD-20). */
export const OrderPage = ({ orderId }: { readonly orderId: string }) => {
  const { api } = useWorkbench();
  const { data, error } = useQuery(orders.query(api, orderId));
  // Of one that the server no longer shows nothing stays: a buyer's data is in it.
  const isShown = data !== undefined && !isGone(error);
  useScope('order');
  return (
    <RecordFrame back={{ to: '/general', label: 'orderPage.back' }} isWide>
      <UnreadableLine pages={[data]} />
      {isShown && <LoadedOrder order={data} />}
      {!isShown && error && <LoadFailed error={error} />}
      {!data && !error && <OrderSkeleton />}
    </RecordFrame>
  );
};

const OrderSkeleton = () => {
  const t = useT();
  return (
    <output className="order-waiting" aria-label={t('common.loading')}>
      <span className="skeleton" />
      <span className="skeleton" />
      <span className="skeleton" />
    </output>
  );
};
