import type { CommandForm } from '#commands/command-form.ts';
import { mayComeBack } from '#commands/order/order-args.ts';
import { useT } from '#locale/locale.tsx';
import { CommandDialog } from '#palette/command-dialog.tsx';
import { CarrierField, TrackingNumberField, useTrackingForm } from './tracking-fields.tsx';

/** Number and carrier as they stand, to be typed late or put right; blank is none. Several get one carrier, each keeps the number it has (decision 0080). */
export const EditTrackingDialog: CommandForm = (asked) => {
  const t = useT();
  const { form, before, isOne, changesOf } = useTrackingForm(asked);
  const forGood = mayComeBack(before) ? undefined : t('orderPage.tracking.irreversible');
  return (
    <CommandDialog
      {...asked}
      form={form}
      focus={isOne ? 'trackingNumber' : 'carrier'}
      isFilled
      hint={isOne ? forGood : t('orderPage.tracking.many')}
      confirm={t('orderPage.save')}
      argsOf={changesOf}
    >
      {isOne && <TrackingNumberField />}
      <CarrierField />
    </CommandDialog>
  );
};
