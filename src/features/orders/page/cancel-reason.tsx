import { IconButton } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { z } from 'zod';
import { cancelReasonsQuery } from '#api/orders.ts';
import { useExecute } from '#commands/execute.tsx';
import { useWorkbench } from '#commands/workbench.tsx';
import type { Order } from '#contract/order.ts';
import { useT } from '#locale/locale.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { SafeText } from '#ui/safe-text.tsx';
import { Section } from '#ui/section.tsx';
import { mostCharacters, NoteText } from '../dialogs/note-text.ts';
import { InPlaceForm } from './in-place-form.tsx';
import type { InPlace } from './use-in-place.tsx';

const Reason = z.object({ description: NoteText });

/** Why it was cancelled; a superuser changes the words where they stand (row ORD-8). Nothing on an order that is not cancelled. */
export const CancelReason = ({ order, edit }: { readonly order: Order; readonly edit: InPlace }) => {
  const t = useT();
  const { api, actor } = useWorkbench();
  const isCancelled = order.status === 'cancelled' || order.status === 'fk_cancelled';
  const { data: reasons = [] } = useQuery({ ...cancelReasonsQuery(api), enabled: isCancelled && order.cancelMessage?.type != null });
  if (!isCancelled) return null;
  const { type = null, description = '' } = order.cancelMessage ?? {};
  const kind = reasons.find((reason) => reason.type === type)?.description;
  return (
    <Section
      title={t('orderPage.reason')}
      action={
        actor().role === 'superuser' &&
        !edit.isOpen && (
          <IconButton ref={edit.opener} size="1" variant="ghost" color="gray" aria-label={t('order.editCancelReason')} onClick={edit.open}>
            <Pencil size={13} aria-hidden />
          </IconButton>
        )
      }
    >
      <div className="panel-inset">
        {edit.isOpen ? (
          <ReasonForm description={description} onClose={edit.close} />
        ) : (
          <>
            {kind !== undefined && kind !== description && <p className="quiet">{kind}</p>}
            <p>{description.trim() === '' ? t('orderPage.noReason') : <SafeText>{description}</SafeText>}</p>
          </>
        )}
      </div>
    </Section>
  );
};

const ReasonForm = ({ description, onClose }: { readonly description: string; readonly onClose: () => void }) => {
  const t = useT();
  const execute = useExecute();
  const form = useZodForm(Reason, { defaults: { description } });
  return (
    <InPlaceForm
      form={form}
      label={t('order.editCancelReason')}
      focus="description"
      onClose={onClose}
      onSave={(values) => void execute('order.editCancelReason', { args: values })}
    >
      <TextAreaField name="description" label={t('orderPage.reason')} rows={2} most={mostCharacters} />
    </InPlaceForm>
  );
};
