import { z } from 'zod';
import { companies } from '#api/people.ts';
import { inviteColleague } from '#contract/colleague.ts';
import { FormButtons } from '#entities/records/form-buttons.tsx';
import { useRecordRefusal } from '#entities/records/use-record-refusal.ts';
import { field } from '#lib/validate/fields.ts';
import { readMail, readPersonName } from '#lib/validate/readers.ts';
import { useT } from '#locale/locale.tsx';
import { useSendOnce } from '#outbox/use-send-once.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { ToggleField } from '#ui/form/toggle-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { toast } from '#ui/toast.tsx';

const Schema = z.object({
  name: field(readPersonName),
  mail: field(readMail),
  hadSell: z.boolean(),
  isOwner: z.boolean(),
});
const blank = { name: '', mail: '', hadSell: false, isOwner: false };

interface InviteColleagueProps {
  readonly sellerId: string;
  readonly onClose: () => void;
}

/** Somebody new of the own company. Nothing here waits in the outbox: the answer says whether the mail is free. */
export const InviteColleague = ({ sellerId, onClose }: InviteColleagueProps) => {
  const t = useT();
  const { api, queryClient } = useWorkbench();
  const refusalOf = useRecordRefusal();
  const sendOnce = useSendOnce();
  const form = useZodForm(Schema, { defaults: blank });
  return (
    <Dialog open onOpenChange={onClose} title={t('colleague.invite')} description={t('companies.invite.hint')} isFullOnNarrow>
      <Form
        form={form}
        label={t('colleague.invite')}
        onSubmit={async (body) => {
          const made = await sendOnce(inviteColleague, { params: { id: sellerId }, body });
          if (!made.ok) return refusalOf(made.error);
          toast.success(t('users.invited', { mail: body.mail }));
          void companies.refetch(queryClient, api, sellerId);
          onClose();
          return null;
        }}
      >
        <TextField name="name" label={t('records.name')} isRequired />
        <TextField name="mail" label={t('companies.person.mail')} type="email" isRequired />
        <ToggleField name="hadSell" label={t('companies.invite.money')} />
        <ToggleField name="isOwner" label={t('companies.invite.owner')} hint={t('companies.invite.ownerHint')} />
        <FormButtons onLeave={onClose}>{t('users.sendInvite')}</FormButtons>
      </Form>
    </Dialog>
  );
};
