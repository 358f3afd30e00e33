import type { CommandForm } from '#commands/command.ts';
import { useT } from '#locale/locale.tsx';
import { CommandDialog } from '#palette/command-dialog.tsx';
import { CarrierField, TrackingNumberField, useTrackingForm } from './tracking-fields.tsx';

/** Off it goes: by which number and by whom, where that is known. Several go by one carrier, each by the number it has (decision 0080). */
export const ShipDialog: CommandForm = ({ command, targets, onClose }) => {
  const t = useT();
  const form = useTrackingForm(targets);
  const isOne = targets.length === 1;
  return (
    <CommandDialog
      command={command}
      targets={targets}
      onClose={onClose}
      form={form}
      focus={isOne ? 'trackingNumber' : 'carrier'}
      isFilled
      hint={t(isOne ? 'orderPage.ship.irreversible' : 'orderPage.ship.many')}
      confirm={t(command.title)}
      // What was left blank is not said: it stays as it is.
      argsOf={(said) => ({ trackingNumber: said.trackingNumber ?? undefined, carrier: said.carrier ?? undefined })}
    >
      {isOne && <TrackingNumberField />}
      <CarrierField />
    </CommandDialog>
  );
};
