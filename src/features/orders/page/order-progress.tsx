import type { Order } from '#contract/order.ts';
import { useT } from '#locale/locale.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { orderStatusKey } from '../order-status.ts';
import { progressOf } from './order-steps.ts';

/** The stepper of the normal flow, or of the cancellation. */
export const OrderProgress = ({ order }: { readonly order: Order }) => {
  const t = useT();
  const { isCancellation, steps } = progressOf(order);
  return (
    <div className="panel order-progress">
      <Stepper
        label={t(isCancellation ? 'orderPage.cancellation' : 'orderPage.progress')}
        steps={steps.map(({ status, state }) => ({
          key: status,
          label: t(status === 'pending_cancelled' ? 'order.stepper.pending_cancelled' : orderStatusKey(status)),
          state,
        }))}
      />
    </div>
  );
};
