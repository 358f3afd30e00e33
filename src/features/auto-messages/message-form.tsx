import { Button } from '@radix-ui/themes';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { autoMessages } from '#api/auto-messages.ts';
import { useRecordRefusal } from '#commands/records/use-record-refusal.ts';
import { useWhoseOptions } from '#commands/use-whose-options.ts';
import { useSendOnce } from '#commands/use-send-once.ts';
import { useWorkbench } from '#commands/workbench.tsx';
import { createAutoMessage, MessageEvent, saveAutoMessage, type AutoMessageData, type AutoMessageRow } from '#contract/auto-message.ts';
import { longestMessage } from '#contract/message-template.ts';
import { useT } from '#locale/locale.tsx';
import { Form } from '#ui/form/form.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { Section } from '#ui/section.tsx';
import { toast } from '#ui/toast.tsx';
import { MessagePreview } from './message-preview.tsx';
import { scopeOf } from './message-scope.ts';
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
  const { api, queryClient, actor } = useWorkbench();
  const refusalOf = useRecordRefusal();
  const sendOnce = useSendOnce();
  // What the person had before their eyes when they began; once told of a change, what they saw then.
  const [seen, setSeen] = useState(rule?.version);
  const isSuperuser = actor().role === 'superuser';
  const defaults = useMemo(() => (rule ? valuesOf(rule) : blankMessage), [rule]);
  const schema = useMemo(() => messageSchema(t, isSuperuser), [t, isSuperuser]);
  const form = useZodForm(schema, { defaults, draftKey: `automessage:${rule?._id ?? 'new'}` });
  const values = useWatch({ control: form.methods.control }) as MessageValues;
  const save = async (body: AutoMessageData) => {
    const saved = rule
      ? await sendOnce(saveAutoMessage, { params: { id: rule._id }, body }, seen === undefined ? {} : { ifMatch: seen })
      : await sendOnce(createAutoMessage, { body });
    if (saved.ok) {
      toast.success(t('autoMessages.saved'));
      if (rule) void autoMessages.refetch(queryClient, api, rule._id);
      else autoMessages.live(queryClient, api).onGap();
      onDone(saved.value._id);
      return null;
    }
    if (saved.error.type !== 'Refused') return refusalOf(saved.error);
    const { conflict } = saved.error.body;
    if (!conflict || !rule) return refusalOf(saved.error);
    setSeen(conflict.version);
    void autoMessages.refetch(queryClient, api, rule._id);
    return { message: t('autoMessages.changed', { by: conflict.changes.at(-1)?.by.name ?? '' }) };
  };
  return (
    <>
      <Section title={t('autoMessages.rule')}>
        <Form form={form} onSubmit={save} label={t('autoMessages.rule')} className="form panel-inset">
          <MessageFields company={values.sellerId} namesCompany={isSuperuser && !rule} isSuperuser={isSuperuser} />
          <div className="record-buttons">
            <Button type="button" variant="soft" color="gray" onClick={onCancel}>
              {t('common.cancel')}
            </Button>
            <SubmitButton>{t('autoMessages.save')}</SubmitButton>
          </div>
        </Form>
      </Section>
      <MessagePreview text={values.text} scope={scopeOf(values, isSuperuser)} />
    </>
  );
};

interface MessageFieldsProps {
  readonly company: string;
  readonly namesCompany: boolean;
  readonly isSuperuser: boolean;
}

const MessageFields = ({ company, namesCompany, isSuperuser }: MessageFieldsProps) => {
  const t = useT();
  const { companies, accounts } = useWhoseOptions({ company: company === '' ? undefined : company, account: undefined }, isSuperuser);
  return (
    <>
      <div className="record-pair">
        <TextField name="name" label={t('autoMessages.name')} isRequired />
        {namesCompany && <SelectField name="sellerId" label={t('autoMessages.company')} options={companies} isRequired />}
        <SelectField
          name="event"
          label={t('autoMessages.event')}
          options={MessageEvent.options.map((value) => ({ value, label: t(`autoMessages.event.${value}`) }))}
          isRequired
        />
        <SelectField
          name="marketPlaceId"
          label={t('autoMessages.account')}
          options={[{ value: '', label: t('autoMessages.allAccounts') }, ...accounts]}
        />
      </div>
      <TextAreaField name="text" label={t('autoMessages.text')} hint={t('autoMessages.textHint')} most={longestMessage} isRequired />
    </>
  );
};
