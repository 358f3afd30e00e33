import { useMemo } from 'react';
import { z } from 'zod';
import { vehicles } from '#api/vehicles.ts';
import { zeroKm } from '#contract/vehicle.ts';
import { addVehicle } from '#contract/vehicle.ts';
import { FormButtons } from '#entities/records/form-buttons.tsx';
import { useRecordRefusal } from '#entities/records/use-record-refusal.ts';
import { field } from '#lib/validate/fields.ts';
import { readText } from '#lib/validate/readers.ts';
import { useT } from '#locale/locale.tsx';
import { useSendOnce } from '#outbox/use-send-once.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { toast } from '#ui/toast.tsx';
import { useIsHere } from '#ui/use-is-here.ts';

const blank = { brand: '', model: '', year: '', trim: '' };

/** A vehicle that the table of prices does not have. Nothing here waits in the outbox: the answer says whether it is there already. */
export const AddVehicleDialog = ({ onClose, onAdded }: { readonly onClose: () => void; readonly onAdded: (id: string) => void }) => {
  const t = useT();
  const { api, queryClient } = useWorkbench();
  const refusalOf = useRecordRefusal();
  const sendOnce = useSendOnce();
  const isHere = useIsHere();
  const schema = useMemo(
    () =>
      z.object({
        brand: field(readText({ most: 80 })),
        model: field(readText({ most: 120 })),
        year: z
          .string()
          .trim()
          .regex(/^(?:19\d\d|20\d\d|2100)?$/u, t('vehicleList.yearWrong'))
          .transform((typed) => (typed === '' ? zeroKm : Number(typed))),
        trim: field(readText({ most: 160 })),
      }),
    [t],
  );
  const form = useZodForm(schema, { defaults: blank });
  return (
    <Dialog open onOpenChange={onClose} title={t('vehicle.add')} description={t('vehicleList.addHint')} isFullOnNarrow>
      <Form
        form={form}
        label={t('vehicle.add')}
        onSubmit={async (body) => {
          const made = await sendOnce(addVehicle, { body });
          if (!made.ok) return refusalOf(made.error);
          toast.success(t('vehicleList.added', { name: made.value.name }));
          void vehicles.refetch(queryClient, api, made.value._id);
          if (isHere()) onAdded(made.value._id);
          return null;
        }}
      >
        <TextField name="brand" label={t('vehicleList.brand')} isRequired />
        <TextField name="model" label={t('vehicleList.model')} isRequired />
        <TextField name="year" label={t('vehicleList.year')} inputMode="numeric" hint={t('vehicleList.yearHint')} />
        <TextField name="trim" label={t('vehicleList.trim')} isRequired />
        <FormButtons onLeave={onClose}>{t('records.add')}</FormButtons>
      </Form>
    </Dialog>
  );
};
