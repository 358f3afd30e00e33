import { useMemo } from 'react';
import { z } from 'zod';
import { refetchProfile } from '#api/profile.ts';
import { changePassword } from '#contract/profile.ts';
import { FormButtons } from '#entities/records/form-buttons.tsx';
import { fails } from '#lib/validate/fails.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Form } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { toast } from '#ui/toast.tsx';
import { hashPassword } from './hash-password.ts';
import { isSame, newPassword } from './new-password.ts';
import { useRefusal } from './use-refusal.ts';

const blank = { current: '', password: '', again: '' };

/** Nothing here waits in the outbox or is kept as a draft: a password is written nowhere on this computer. */
export const ChangePasswordForm = ({ passwordMax }: { readonly passwordMax: number }) => {
  const t = useT();
  const { api, queryClient } = useWorkbench();
  const refusalOf = useRefusal();
  const schema = useMemo(
    () =>
      z
        .object({ current: z.string().min(1, t('settings.currentMissing')), password: newPassword(t, passwordMax), again: z.string() })
        .refine(isSame, { ...fails('different'), path: ['again'] }),
    [t, passwordMax],
  );
  const form = useZodForm(schema, { defaults: blank });
  return (
    <Form
      form={form}
      label={t('session.changePassword')}
      className="form panel-inset"
      onSubmit={async ({ current, password }) => {
        const body = { current: await hashPassword(current), password: await hashPassword(password) };
        const answer = await api.send(changePassword, { body });
        if (!answer.ok) return refusalOf(answer.error);
        form.methods.reset(blank);
        toast.success(t('settings.passwordChanged'));
        void refetchProfile(queryClient, api);
        return null;
      }}
    >
      <PasswordField name="current" label={t('settings.currentPassword')} autoComplete="current-password" isRequired />
      <PasswordField
        name="password"
        label={t('session.newPassword')}
        autoComplete="new-password"
        hint={t('session.passwordHint', { most: passwordMax })}
        isRequired
      />
      <PasswordField name="again" label={t('session.passwordAgain')} autoComplete="new-password" isRequired />
      <FormButtons>{t('session.changePassword')}</FormButtons>
    </Form>
  );
};
