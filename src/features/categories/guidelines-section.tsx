import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { guidelines } from '#api/guidelines.ts';
import { longestGuidelines, ofHub, saveGuidelines, type GuidelinesPage } from '#contract/guidelines.ts';
import { textUpTo } from '#contract/text.ts';
import { GuidelinesText } from '#entities/guidelines/guidelines-text.tsx';
import { FormButtons } from '#entities/records/form-buttons.tsx';
import { useEntityForm } from '#entities/records/use-entity-form.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { ProblemState } from '#ui/problem-state.tsx';

/** What reviewers go by here; a superuser writes it, for this category or for the hub. */
export const GuidelinesSection = ({ categoryId, mayWrite }: { readonly categoryId: string; readonly mayWrite: boolean }) => {
  const t = useT();
  const { api } = useWorkbench();
  const [written, setWritten] = useState<string | null>(null);
  const here = useQuery(guidelines.query(api, categoryId));
  const hub = useQuery({ ...guidelines.query(api, ofHub), enabled: mayWrite });
  /** Left by its form, the button that opened it has the focus again. */
  const left = useRef<string | null>(null);
  const close = (): void => {
    left.current = written;
    setWritten(null);
  };
  const openerOf =
    (id: string) =>
    (button: HTMLButtonElement | null): void => {
      if (!button || left.current !== id) return;
      left.current = null;
      button.focus();
    };
  const { data: shown, isError, refetch, isFetching } = written === ofHub ? hub : here;
  if (!shown && isError) return <ProblemState title={t('guidelines.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <div className="panel-inset">
      {/* Beside the form too: what somebody else wrote meanwhile is read here before it is written over. */}
      {shown?.holding && <GuidelinesText holding={shown.holding} />}
      {shown?.holding === null && <p className="quiet">{t('guidelines.none')}</p>}
      {written !== null && shown && <GuidelinesForm key={written} page={shown} onClose={close} />}
      {mayWrite && written === null && (
        <div className="record-buttons">
          <Button ref={openerOf(categoryId)} type="button" variant="soft" onClick={() => setWritten(categoryId)}>
            {t('guidelines.writeHere')}
          </Button>
          <Button ref={openerOf(ofHub)} type="button" variant="soft" color="gray" onClick={() => setWritten(ofHub)}>
            {t('guidelines.writeHub')}
          </Button>
        </div>
      )}
    </div>
  );
};

const Schema = z.object({ text: textUpTo(longestGuidelines) });
const kind = { on: 'guidelines', records: guidelines } as const;

const GuidelinesForm = ({ page: { _id, version, own }, onClose }: { readonly page: GuidelinesPage; readonly onClose: () => void }) => {
  const t = useT();
  const label = t(_id === ofHub ? 'guidelines.writeHub' : 'guidelines.writeHere');
  const { form, save } = useEntityForm({
    kind,
    record: { _id, version },
    schema: Schema,
    defaults: { text: own?.text ?? '' },
    write: (send, body, seen) => send(saveGuidelines, { params: { id: _id }, body }, seen),
    savedText: t('guidelines.saved'),
    onSaved: onClose,
  });
  const { focus } = form;
  useEffect(() => focus('text'), [focus]);
  return (
    <Form form={form} label={label} onSubmit={save}>
      <TextAreaField name="text" label={label} hint={t('guidelines.hint')} rows={12} most={longestGuidelines} />
      <FormButtons onLeave={onClose}>{t('guidelines.save')}</FormButtons>
    </Form>
  );
};
