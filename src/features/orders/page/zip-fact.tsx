import { useMemo } from 'react';
import { z } from 'zod';
import { askedDraftKey } from '#commands/asked-draft.ts';
import { subjectOf } from '#commands/subject.ts';
import type { Order } from '#contract/order.ts';
import { formatPostalCode } from '#lib/validate/postal-code.ts';
import { useT } from '#locale/locale.tsx';
import { useExecute } from '#palette/execute.tsx';
import { MaskedField } from '#ui/form/masked-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { EditButton } from './edit-button.tsx';
import { Fact } from '#ui/facts.tsx';
import { NotInformed } from '#ui/not-informed.tsx';
import { InPlaceForm } from './in-place-form.tsx';
import type { InPlace } from './use-in-place.tsx';

interface ZipFactProps {
  readonly order: Order;
  readonly edit: InPlace;
  readonly isEditable: boolean;
}

/** NNNNN-NNN, or the alert; a superuser changes it where it stands, masked (row ORD-11). */
export const ZipFact = ({ order, edit, isEditable }: ZipFactProps) => {
  const t = useT();
  const zipCode = order.shipping.zipCode ?? '';
  if (edit.isOpen)
    return (
      <Fact label={t('records.zipCode')}>
        <ZipForm orderId={order._id} zipCode={zipCode} onClose={edit.close} />
      </Fact>
    );
  const shown = formatPostalCode(zipCode);
  return (
    <Fact label={t('records.zipCode')}>
      <span className="order-editable">
        {zipCode === '' ? (
          <NotInformed />
        ) : (
          (shown ?? (
            <span role="alert" className="order-wrong">
              {t('orderPage.invalidZip')}
            </span>
          ))
        )}
        {isEditable && <EditButton edit={edit} label={t('order.editZip')} />}
      </span>
    </Fact>
  );
};

interface ZipFormProps {
  readonly orderId: string;
  readonly zipCode: string;
  readonly onClose: () => void;
}

const ZipForm = ({ orderId, zipCode, onClose }: ZipFormProps) => {
  const t = useT();
  const execute = useExecute();
  const invalid = t('orderPage.invalidZip');
  const schema = useMemo(() => z.object({ editedCep: z.string().refine((text) => formatPostalCode(text) !== null, invalid) }), [invalid]);
  const form = useZodForm(schema, {
    defaults: { editedCep: formatPostalCode(zipCode) ?? '' },
    draftKey: askedDraftKey('order.editZip', [subjectOf('order', { _id: orderId })]),
  });
  return (
    <InPlaceForm
      form={form}
      label={t('order.editZip')}
      focus="editedCep"
      onClose={onClose}
      now={formatPostalCode(zipCode) ?? zipCode}
      onSave={({ editedCep }, begun) =>
        execute('order.editZip', { args: { editedCep, previousCep: begun.editedCep === '' ? null : begun.editedCep } })
      }
    >
      <MaskedField name="editedCep" label={t('records.zipCode')} mask="postalCode" autoComplete="off" />
    </InPlaceForm>
  );
};
