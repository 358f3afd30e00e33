import { useMemo, useState, type ReactNode } from 'react';
import { z } from 'zod';
import { field } from '#lib/validate/fields.ts';
import { readFullName, readMail, readTaxId, readText } from '#lib/validate/readers.ts';
import { fails } from '#lib/validate/fails.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { Form } from '#ui/form/form.tsx';
import { MaskedField } from '#ui/form/masked-field.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import type { Accounts, Applicant, Recorded } from './accounts.ts';
import { LoginLayout } from './login-layout.tsx';
import { isSame, newPassword } from './new-password.ts';
import { SentNote } from './sent-note.tsx';
import { useRefusal } from './use-refusal.ts';

interface RegisterScreenProps {
  readonly accounts: Accounts;
  /** A consultant has no company of their own. */
  readonly isConsultant: boolean;
  readonly passwordMax: number;
  readonly toolbar: ReactNode;
}

const blank = { name: '', mail: '', companyName: '', document: '', password: '', again: '' };

const applicantSchema = (t: Translate, isConsultant: boolean, passwordMax: number) => {
  const person = {
    name: field(readFullName),
    mail: field(readMail),
    password: newPassword(t, passwordMax),
    again: z.string(),
  };
  const none = z.string().transform(() => '');
  return z
    .object(
      isConsultant
        ? { ...person, companyName: none, document: none }
        : { ...person, companyName: field(readText({ least: 2, most: 120 })), document: field(readTaxId) },
    )
    .refine(isSame, { ...fails('different'), path: ['again'] })
    .transform(({ name, mail, password, companyName, document }): Applicant => ({
      name,
      mail,
      password,
      company: isConsultant ? null : { name: companyName, document },
    }));
};

/** /register and /register-consultant (row SES-7). */
export const RegisterScreen = ({ accounts, isConsultant, passwordMax, toolbar }: RegisterScreenProps) => {
  const t = useT();
  const refusalOf = useRefusal();
  const [recorded, setRecorded] = useState<Recorded | null>(null);
  const schema = useMemo(() => applicantSchema(t, isConsultant, passwordMax), [t, isConsultant, passwordMax]);
  const form = useZodForm(schema, { defaults: blank });
  const send = async (applicant: Applicant) => {
    const answer = await accounts.apply(applicant);
    if (!answer.ok) return refusalOf(answer.error);
    setRecorded(answer.value);
    return null;
  };
  const title = t(isConsultant ? 'session.registerConsultantTitle' : 'session.registerTitle');
  if (recorded)
    return (
      <LoginLayout toolbar={toolbar} title={title}>
        <SentNote recorded={recorded} title={t('session.confirmSent')} text={t('session.confirmSentHint')} />
      </LoginLayout>
    );
  return (
    <LoginLayout toolbar={toolbar} title={title} lead={t(isConsultant ? 'session.registerConsultantHint' : 'session.registerHint')}>
      <Form form={form} onSubmit={send} label={title} className="login-form panel">
        {!isConsultant && (
          <div className="door-pair">
            <TextField name="companyName" label={t('session.companyName')} autoComplete="organization" isRequired />
            <MaskedField mask="taxId" name="document" label={t('session.document')} isRequired />
          </div>
        )}
        <TextField name="name" label={t('session.fullName')} autoComplete="name" isRequired />
        <TextField name="mail" label={t('session.mail')} type="email" autoComplete="username" isRequired />
        <PasswordField
          name="password"
          label={t('session.password')}
          autoComplete="new-password"
          hint={t('session.passwordHint', { most: passwordMax })}
          isRequired
        />
        <PasswordField name="again" label={t('session.passwordAgain')} autoComplete="new-password" isRequired />
        <SubmitButton size="3">{t('session.createAccount')}</SubmitButton>
      </Form>
      <p className="door-links quiet">
        {t(isConsultant ? 'session.isSeller' : 'session.isConsultant')}{' '}
        <a href={isConsultant ? '/register' : '/register-consultant'} className="link">
          {t(isConsultant ? 'session.registerTitle' : 'session.registerConsultantTitle')}
        </a>
      </p>
      <p className="door-links quiet">
        {t('session.hasAccount')}{' '}
        <a href="/login" className="link">
          {t('session.signIn')}
        </a>
      </p>
    </LoginLayout>
  );
};
