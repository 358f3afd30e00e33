import type { CommandForm } from '#commands/command-form.ts';
import type { OrderView } from '#commands/order/order-step.ts';
import { useT } from '#locale/locale.tsx';
import { useExecute } from '#palette/execute.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { orderStatusKey } from '../order-status.ts';

/** Reverse cancel: what is confirmed is where the order goes back to (row ORD-7). */
export const RevertDialog: CommandForm = ({ command, targets, onClose }) => {
  const t = useT();
  const execute = useExecute();
  const [target] = targets;
  if (!target) return null;
  const { status, statusBefore } = target.base as OrderView;
  return (
    <FloatingTheme>
      <ConfirmDialog
        open
        onOpenChange={onClose}
        title={t(command.title)}
        question={t('orderPage.revert.question', { status: t(orderStatusKey(statusBefore ?? status)) })}
        confirm={t('orderPage.revert.confirm')}
        cancel={t('controls.back')}
        // Confirmed here, so the review line is not asked once more.
        onConfirm={() => void execute(command.name, { targets, args: {} })}
      />
    </FloatingTheme>
  );
};
