import type { CommandForm } from '#commands/command-form.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { CommandDialog } from '#palette/command-dialog.tsx';
import { CarrierField, TrackingNumberField, useTrackingForm } from './tracking-fields.tsx';

/** Off it goes: by which number and by whom, where that is known and the server takes it. Several go by one carrier, each by the number it has (decision 0080). */
export const ShipDialog: CommandForm = (asked) => {
  const t = useT();
  const { form, isOne, changesOf } = useTrackingForm(asked);
  const isAsked = !useWorkbench().actor().hasSpecifiedOnly;
  return (
    <CommandDialog
      {...asked}
      form={form}
      focus={isOne ? 'trackingNumber' : 'carrier'}
      isFilled
      hint={t(isOne ? 'orderPage.ship.irreversible' : 'orderPage.ship.many')}
      confirm={t(asked.command.title)}
      argsOf={changesOf}
    >
      {isAsked && isOne && <TrackingNumberField />}
      {isAsked && <CarrierField />}
    </CommandDialog>
  );
};
