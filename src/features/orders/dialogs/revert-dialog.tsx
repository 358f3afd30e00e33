import type { Order } from '#contract/order.ts';
import { useT } from '#locale/locale.tsx';
import { useExecute } from '#palette/execute.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { orderStatusKey } from '../order-status.ts';

/** Reverse cancel: what is confirmed is where the order goes back to (row ORD-7). */
export const RevertDialog = ({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) => {
  const t = useT();
  const execute = useExecute();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('order.revertCancel')}
      question={t('orderPage.revert.question', { status: t(orderStatusKey(order.statusBefore ?? order.status)) })}
      confirm={t('orderPage.revert.confirm')}
      cancel={t('controls.back')}
      // Confirmed here, so the review line is not asked once more.
      onConfirm={() => void execute('order.revertCancel', { args: {} })}
    />
  );
};
