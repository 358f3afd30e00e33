import { useMemo } from 'react';
import { z } from 'zod';
import type { Problem } from '#api/client.ts';
import { field } from '#lib/validate/fields.ts';
import { readMail } from '#lib/validate/readers.ts';
import type { Result } from '#lib/result.ts';
import { useT } from '#locale/locale.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { useRefusal } from './use-refusal.ts';

interface MailFormProps<Answer> {
  readonly label: string;
  readonly submit: string;
  /** Another form stood here before it. */
  readonly takesFocus: boolean;
  readonly onAsk: (mail: string) => Promise<Result<Answer, Problem>>;
  readonly onAnswer: (answer: Answer) => void;
}

/** One address and a button: what is sent to it is somebody else's matter. */
export const MailForm = <Answer,>({ label, submit, takesFocus, onAsk, onAnswer }: MailFormProps<Answer>) => {
  const t = useT();
  const refusalOf = useRefusal();
  const schema = useMemo(() => z.object({ mail: field(readMail) }), []);
  const form = useZodForm(schema, { defaults: { mail: '' } });
  const ask = async ({ mail }: { readonly mail: string }) => {
    const answer = await onAsk(mail);
    if (!answer.ok) return refusalOf(answer.error);
    onAnswer(answer.value);
    return null;
  };
  return (
    <Form form={form} onSubmit={ask} label={label} takesFocus={takesFocus} className="login-form panel">
      <TextField name="mail" label={t('session.mail')} type="email" autoComplete="username" isRequired />
      <SubmitButton size="3">{submit}</SubmitButton>
    </Form>
  );
};
