import { Button } from '@radix-ui/themes';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { imports } from '#api/imports.ts';
import { ImportKind, mapImport, type ImportRun } from '#contract/import-run.ts';
import { useRecordRefusal } from '#entities/records/use-record-refusal.ts';
import { useT } from '#locale/locale.tsx';
import { useSendOnce } from '#outbox/use-send-once.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { Form } from '#ui/form/form.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { fieldLabel } from './field-label.ts';

interface MappingFormProps {
  readonly run: ImportRun;
  /** The first rows, so that who maps a column sees what is in it. */
  readonly samples: readonly (readonly string[])[];
  /** Where the columns were mapped before: what puts the form away. */
  readonly onClose?: () => void;
}

const schema = z.object({ kind: z.string(), decimal: z.string(), columns: z.array(z.string()) });

type Mapped = z.infer<typeof schema>;

const kindsOf = ({ fields }: ImportRun): readonly ImportKind[] => ImportKind.options.filter((kind) => fields[kind] !== undefined);

/** Which column of the file is what: as its head says, or as the company mapped such a file the last time. */
export const MappingForm = ({ run, samples, onClose }: MappingFormProps) => {
  const t = useT();
  const { api } = useWorkbench();
  const queryClient = useQueryClient();
  const sendOnce = useSendOnce();
  const refusalOf = useRecordRefusal();
  const defaults = useMemo(
    (): Mapped => ({ kind: run.kind, decimal: run.decimal ?? '', columns: run.columns.map(({ field }) => field ?? '') }),
    [run],
  );
  const form = useZodForm(schema, { defaults });
  const map = async ({ kind, decimal, columns }: Mapped) => {
    const body = {
      kind: ImportKind.parse(kind),
      columns: columns.map((field) => (field === '' ? null : field)),
      decimal: ([',', '.'] as const).find((mark) => mark === decimal) ?? null,
    };
    const sent = await sendOnce(mapImport, { params: { id: run._id }, body }, { ifMatch: run.version });
    if (!sent.ok) return refusalOf(sent.error);
    await imports.refetch(queryClient, api, run._id);
    onClose?.();
    return null;
  };
  return (
    <Form form={form} label={t('imports.columns')} onSubmit={map} className="form panel-inset">
      <MappingFields run={run} samples={samples} />
      <div className="record-buttons">
        {onClose && (
          <Button type="button" variant="soft" color="gray" onClick={onClose}>
            {t('controls.back')}
          </Button>
        )}
        <SubmitButton>{t('imports.check')}</SubmitButton>
      </div>
    </Form>
  );
};

const MappingFields = ({ run, samples }: Pick<MappingFormProps, 'run' | 'samples'>) => {
  const t = useT();
  const { watch, setValue } = useFormContext<Mapped>();
  const kind = ImportKind.parse(watch('kind'));
  const kinds = kindsOf(run);
  // A column is its place in the file: heads may be alike, or empty.
  const columns = run.columns.map(({ head }, at) => ({ head, at, id: `columns.${at}` }));
  const fields = run.fields[kind] ?? [];
  const options = [
    { value: '', label: t('imports.leftOut') },
    ...fields.map((field) => ({ value: field.name, label: field.isNeeded ? `${fieldLabel(t, field)} *` : fieldLabel(t, field) })),
  ];
  const become = (next: ImportKind): void => {
    setValue('kind', next, { shouldDirty: true });
    for (const [at, field] of (run.suggested[next] ?? []).entries()) setValue(`columns.${at}`, field ?? '', { shouldDirty: true });
  };
  return (
    <>
      <fieldset className="import-kinds">
        <legend>{t('imports.kindAsked')}</legend>
        {kinds.map((each) => (
          <label key={each} className="import-kind">
            <input type="radio" name="import-kind" checked={kind === each} onChange={() => become(each)} />
            {t(`imports.kind.${each}`)}
          </label>
        ))}
      </fieldset>
      <div className="record-pair">
        {columns.map(({ head, at, id }) => (
          <SelectField
            key={id}
            name={id}
            label={head.trim() || t('imports.noHead', { n: at + 1 })}
            hint={hintOf(samples, at)}
            options={options}
          />
        ))}
      </div>
      <SelectField
        name="decimal"
        label={t('imports.decimal')}
        hint={t('imports.decimalHint')}
        options={[
          { value: '', label: t('imports.decimal.own') },
          { value: ',', label: t('imports.decimal.comma') },
          { value: '.', label: t('imports.decimal.point') },
        ]}
      />
    </>
  );
};

const longestSample = 40;

const hintOf = (samples: readonly (readonly string[])[], at: number): string | undefined => {
  const said = samples.map((cells) => cells[at]?.trim() ?? '').filter((text) => text !== '');
  return said.length === 0
    ? undefined
    : said
        .slice(0, 2)
        .map((text) => text.slice(0, longestSample))
        .join(' · ');
};
