import type { CommandForm } from '#commands/command-form.ts';
import { mayComeBack } from '#commands/order/order-args.ts';
import { useT } from '#locale/locale.tsx';
import { CommandDialog } from '#palette/command-dialog.tsx';
import { CarrierField, TrackingNumberField, useTrackingForm } from './tracking-fields.tsx';

/** Number and carrier as they stand, to be typed late or put right; blank is none (decision 0080). */
export const EditTrackingDialog: CommandForm = ({ command, targets, onClose }) => {
  const t = useT();
  const { form, before, changesOf } = useTrackingForm(command, targets);
  return (
    <CommandDialog
      command={command}
      targets={targets}
      onClose={onClose}
      form={form}
      focus="trackingNumber"
      isFilled
      hint={mayComeBack(before) ? undefined : t('orderPage.tracking.irreversible')}
      confirm={t('orderPage.save')}
      argsOf={changesOf}
    >
      <TrackingNumberField />
      <CarrierField />
    </CommandDialog>
  );
};
