import type { Order } from '#contract/order.ts';
import { useT } from '#locale/locale.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { orderStatusKey } from '../order-status.ts';
import { progressOf } from './order-steps.ts';

/** The stepper of the normal flow, or of the cancellation. */
export const OrderProgress = ({ order }: { readonly order: Order }) => {
  const t = useT();
  const { isCancellation, steps } = progressOf(order);
  // The specification gives what was cancelled with us only no step of its own: it is said at the last one it came to.
  const endedAt = order.status === 'fk_cancelled' ? (steps.findLast(({ state }) => state === 'done') ?? steps[0])?.status : undefined;
  return (
    <div className="panel order-progress">
      <Stepper
        label={t(isCancellation ? 'orderPage.cancellation' : 'orderPage.progress')}
        steps={steps.map(({ status, state }) => ({
          key: status,
          label: t(status === 'pending_cancelled' ? 'order.stepper.pending_cancelled' : orderStatusKey(status)),
          state,
          ...(status === endedAt ? { note: t('sales.fakeCancelled') } : {}),
        }))}
      />
    </div>
  );
};
