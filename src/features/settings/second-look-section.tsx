import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { secondLookSetting } from '#api/review-lead.ts';
import { saveSecondLookSetting, type SecondLookSetting } from '#contract/review-lead.ts';
import { FormButtons } from '#entities/records/form-buttons.tsx';
import { useEntityForm } from '#entities/records/use-entity-form.ts';
import { formatDecimal } from '#lib/decimal.ts';
import { field } from '#lib/validate/fields.ts';
import { readNumber } from '#lib/validate/readers.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Form } from '#ui/form/form.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { Section } from '#ui/section.tsx';

/** How many decisions come to somebody else once more: the hub's, and so a superuser's to set. */
export const SecondLookSection = () => {
  const t = useT();
  const { api } = useWorkbench();
  const { data, isError, refetch, isFetching } = useQuery(secondLookSetting.query(api));
  // The next save is over what was saved here, until somebody else's newer one is loaded.
  const [saved, setSaved] = useState<SecondLookSetting | null>(null);
  const setting = saved && data && saved.version >= data.version ? saved : data;
  return (
    <Section title={t('settings.secondLook')} anchor="settings-secondLook">
      {setting && <ShareForm key={saved?.version} setting={setting} onSaved={setSaved} />}
      {!setting && isError && (
        <ProblemState title={t('settings.secondLook.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!setting && !isError && <output className="skeleton" aria-label={t('common.loading')} />}
    </Section>
  );
};

const Schema = z.object({ share: field(readNumber({ min: 0, max: 100 })) });
const kind = { on: 'secondLookSetting', records: secondLookSetting } as const;

interface ShareFormProps {
  readonly setting: SecondLookSetting;
  readonly onSaved: (saved: SecondLookSetting) => void;
}

const ShareForm = ({ setting, onSaved }: ShareFormProps) => {
  const t = useT();
  const { form, save } = useEntityForm({
    kind,
    record: setting,
    schema: Schema,
    defaults: { share: formatDecimal(setting.share) },
    write: (send, body, seen) => send(saveSecondLookSetting, { body }, seen),
    savedText: t('settings.secondLook.saved'),
    onSaved,
  });
  return (
    <Form form={form} label={t('settings.secondLook')} onSubmit={save} className="form panel-inset" takesFocus={false}>
      <NumberField
        name="share"
        label={t('settings.secondLook.share')}
        hint={t('settings.secondLook.shareHint')}
        unit="%"
        decimals={2}
        length={6}
        isRequired
      />
      <FormButtons>{t('settings.secondLook.save')}</FormButtons>
    </Form>
  );
};
