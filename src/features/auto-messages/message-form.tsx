import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { createAutoMessage, MessageEvent, saveAutoMessage, type AutoMessageRow } from '#contract/auto-message.ts';
import { longestMessage } from '#contract/message-template.ts';
import { FormButtons } from '#entities/records/form-buttons.tsx';
import { useEntityForm } from '#entities/records/use-entity-form.ts';
import { useAccountOf } from '#entities/use-account-of.ts';
import { useWhoseOptions } from '#entities/use-whose-options.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Form } from '#ui/form/form.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Section } from '#ui/section.tsx';
import { autoMessageKind } from './auto-message-kind.ts';
import { MessagePreview } from './message-preview.tsx';
import { scopeOf } from './message-scope.ts';
import { thereOf } from './message-there.ts';
import { blankMessage, messageSchema, valuesOf, type MessageValues } from './message-values.ts';

interface MessageFormProps {
  /** Null is a new one. */
  readonly rule: AutoMessageRow | null;
  readonly onDone: (id: string) => void;
  readonly onCancel: () => void;
}

/** A message and, while it is written, what buyers of real orders would get. The draft is kept, and a change by somebody else is told before it is written over. */
export const MessageForm = ({ rule, onDone, onCancel }: MessageFormProps) => {
  const t = useT();
  const { actor } = useWorkbench();
  const isSuperuser = actor().role === 'superuser';
  const defaults = useMemo(() => (rule ? valuesOf(rule) : blankMessage), [rule]);
  const schema = useMemo(() => messageSchema(t, isSuperuser), [t, isSuperuser]);
  const { form, save } = useEntityForm({
    kind: autoMessageKind,
    record: rule,
    schema,
    defaults,
    write: (send, body, seen) =>
      rule ? send(saveAutoMessage, { params: { id: rule._id }, body }, seen) : send(createAutoMessage, { body }),
    savedText: t('autoMessages.saved'),
    onSaved: ({ _id }) => onDone(_id),
  });
  const values = useWatch({ control: form.methods.control }) as MessageValues;
  return (
    <>
      <Section title={t('autoMessages.rule')}>
        <Form takesFocus={rule !== null} form={form} onSubmit={save} label={t('autoMessages.rule')} className="form panel-inset">
          <ErrorSummary />
          <MessageFields company={values.sellerId} event={values.event} namesCompany={isSuperuser && !rule} isSuperuser={isSuperuser} />
          <FormButtons onLeave={onCancel} leaves="common.cancel">
            {t('autoMessages.save')}
          </FormButtons>
        </Form>
      </Section>
      <MessagePreview text={values.text} scope={scopeOf(values, isSuperuser)} />
    </>
  );
};

interface MessageFieldsProps {
  readonly company: string;
  readonly event: string;
  readonly namesCompany: boolean;
  readonly isSuperuser: boolean;
}

const MessageFields = ({ company, event, namesCompany, isSuperuser }: MessageFieldsProps) => {
  const t = useT();
  const chosen = company === '' ? undefined : company;
  const { companies, accounts } = useWhoseOptions({ company: chosen, account: undefined }, isSuperuser);
  useAccountOf(chosen);
  return (
    <>
      <div className="record-pair">
        <TextField name="name" label={t('records.name')} isRequired />
        {namesCompany && <SelectField name="sellerId" label={t('records.company')} options={companies} isRequired />}
        <SelectField
          name="event"
          label={t('autoMessages.event')}
          hint={t(thereOf(event))}
          options={MessageEvent.options.map((value) => ({ value, label: t(`autoMessages.event.${value}`) }))}
          isRequired
        />
        <SelectField
          name="marketPlaceId"
          label={t('records.account')}
          options={[{ value: '', label: t('autoMessages.allAccounts') }, ...accounts]}
        />
      </div>
      <TextAreaField name="text" label={t('autoMessages.text')} hint={t('autoMessages.textHint')} most={longestMessage} isRequired />
    </>
  );
};
