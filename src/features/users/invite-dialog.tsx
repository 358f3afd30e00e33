import { z } from 'zod';
import { users } from '#api/people.ts';
import { inviteUser } from '#contract/user.ts';
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
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { toast } from '#ui/toast.tsx';
import { useIsHere } from '#ui/use-is-here.ts';
import { AccessFields, accessShape, toAccess } from './access-fields.tsx';

const Schema = z.object({ name: field(readPersonName), mail: field(readMail), ...accessShape });
const blank = { name: '', mail: '', role: 'seller', sellerId: '', hadSellout: true, hadSell: false };

/** Somebody new: made at once, let in by the mailed link. Nothing here waits in the outbox: the answer says whether the mail is free. */
export const InviteDialog = ({ onClose, onInvited }: { readonly onClose: () => void; readonly onInvited: (id: string) => void }) => {
  const t = useT();
  const { queryClient } = useWorkbench();
  const refusalOf = useRecordRefusal();
  const sendOnce = useSendOnce();
  const isHere = useIsHere();
  const form = useZodForm(Schema, { defaults: blank });
  return (
    <Dialog open onOpenChange={onClose} title={t('user.invite')} description={t('users.inviteHint')} isFullOnNarrow>
      <Form
        form={form}
        label={t('user.invite')}
        onSubmit={async ({ name, mail, ...access }) => {
          const made = await sendOnce(inviteUser, { body: { name, mail, ...toAccess(access) } });
          if (!made.ok) return refusalOf(made.error);
          toast.success(t('users.invited', { mail }));
          users.outdate(queryClient);
          if (isHere()) onInvited(made.value._id);
          return null;
        }}
      >
        <TextField name="name" label={t('users.column.name')} isRequired />
        <TextField name="mail" label={t('users.column.mail')} type="email" isRequired />
        <AccessFields />
        <FormButtons onLeave={onClose}>{t('users.sendInvite')}</FormButtons>
      </Form>
    </Dialog>
  );
};
