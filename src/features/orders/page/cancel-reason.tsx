import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { cancelReasonsQuery } from '#api/orders.ts';
import { askedDraftKey } from '#commands/asked-draft.ts';
import { subjectOf } from '#commands/subject.ts';
import { orderAccess, type Order } from '#contract/order.ts';
import { mayTake } from '#contract/party.ts';
import { useT } from '#locale/locale.tsx';
import { isCancelled } from '#machines/lifecycle/order.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useExecute } from '#palette/execute.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { SafeText } from '#ui/safe-text.tsx';
import { Section } from '#ui/section.tsx';
import { mostCharacters, NoteText } from '../dialogs/note-text.ts';
import { EditButton } from './edit-button.tsx';
import { InPlaceForm } from './in-place-form.tsx';
import type { InPlace } from './use-in-place.tsx';

const Reason = z.object({ description: NoteText });

/** Why it was cancelled; a superuser changes the words where they stand (row ORD-8). Nothing on an order that is not cancelled. */
export const CancelReason = ({ order, edit }: { readonly order: Order; readonly edit: InPlace }) => {
  const t = useT();
  const { role } = useWorkbench().actor();
  // A box that is open stays, with what is typed in it, when the cancellation was reverted meanwhile.
  if (!isCancelled(order.status) && !edit.isOpen) return null;
  const { type = null, description = '' } = order.cancelMessage ?? {};
  return (
    <Section
      title={t('orderPage.reason')}
      action={
        mayTake(orderAccess, 'editCancelReason', role) && !edit.isOpen && <EditButton edit={edit} label={t('order.editCancelReason')} />
      }
    >
      <div className="panel-inset">
        {edit.isOpen ? (
          <ReasonForm orderId={order._id} description={description} onClose={edit.close} />
        ) : (
          <>
            {type !== null && <ReasonType type={type} description={description} />}
            <p>{description.trim() === '' ? t('orderPage.noReason') : <SafeText>{description}</SafeText>}</p>
          </>
        )}
      </div>
    </Section>
  );
};

/** Which of the server's reasons it was, where the words do not say so themselves. */
const ReasonType = ({ type, description }: { readonly type: string; readonly description: string }) => {
  const { api } = useWorkbench();
  const { data: reasons = [] } = useQuery(cancelReasonsQuery(api));
  const name = reasons.find((reason) => reason.type === type)?.description;
  return name !== undefined && name !== description && <p className="quiet">{name}</p>;
};

interface ReasonFormProps {
  readonly orderId: string;
  readonly description: string;
  readonly onClose: () => void;
}

const ReasonForm = ({ orderId, description, onClose }: ReasonFormProps) => {
  const t = useT();
  const execute = useExecute();
  const form = useZodForm(Reason, {
    defaults: { description },
    draftKey: askedDraftKey('order.editCancelReason', [subjectOf('order', { _id: orderId })]),
  });
  return (
    <InPlaceForm
      form={form}
      label={t('order.editCancelReason')}
      focus="description"
      onClose={onClose}
      now={description}
      onSave={(values, begun) => execute('order.editCancelReason', { args: { ...values, previous: begun.description || null } })}
    >
      <TextAreaField name="description" label={t('orderPage.reason')} rows={2} most={mostCharacters} />
    </InPlaceForm>
  );
};
