import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { imports } from '#api/imports.ts';
import { ImportTable, mapImport, type ImportRun } from '#contract/import-run.ts';
import { FormButtons } from '#entities/records/form-buttons.tsx';
import { useRecordRefusal } from '#entities/records/use-record-refusal.ts';
import { useT } from '#locale/locale.tsx';
import { useSendOnce } from '#outbox/use-send-once.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { useZodForm } from '#ui/form/use-zod-form.ts';
import { FileFields } from './file-fields.tsx';
import { mappedSchema, type Mapped } from './mapped.ts';

interface MappingFormProps {
  readonly run: ImportRun;
  /** Where the columns were mapped before: what puts the form away. */
  readonly onClose?: () => void;
}

/** '' is what nothing was said of. */
const saidOf = <Word extends string>(words: readonly Word[], said: string): Word | null => words.find((word) => word === said) ?? null;

/** Asks for the kind of each file and the field of each column, beginning with its head or the company's last mapping of such a file. */
export const MappingForm = ({ run, onClose }: MappingFormProps) => {
  const t = useT();
  const { api } = useWorkbench();
  const queryClient = useQueryClient();
  const sendOnce = useSendOnce();
  const refusalOf = useRecordRefusal();
  const defaults = useMemo(
    (): Mapped => ({
      decimal: run.decimal ?? '',
      dates: run.dates ?? '',
      isUpdate: run.isUpdate,
      accountId: run.accountId ?? '',
      files: run.files.map(({ table, columns }) => ({ table: table ?? '', columns: columns.map(({ field }) => field ?? '') })),
    }),
    [run],
  );
  const form = useZodForm(mappedSchema, { defaults });
  const map = async ({ decimal, dates, isUpdate, accountId, files }: Mapped) => {
    const body = {
      files: files.map(({ table, columns }) => ({
        table: saidOf(ImportTable.options, table),
        columns: columns.map((field) => (field === '' ? null : field)),
      })),
      decimal: saidOf([',', '.'], decimal),
      dates: saidOf(['d/m/y', 'm/d/y'], dates),
      isUpdate,
      accountId: accountId || null,
    };
    const sent = await sendOnce(mapImport, { params: { id: run._id }, body }, { ifMatch: run.version });
    if (!sent.ok) return refusalOf(sent.error);
    await imports.refetch(queryClient, api, run._id);
    onClose?.();
    return null;
  };
  // A file is its place among them: two may be called alike.
  const places = run.files.map((file, at) => ({ file, at, name: `files.${at}` }));
  return (
    <Form form={form} label={t('imports.columns')} onSubmit={map} className="form panel-inset">
      {places.map(({ file, at, name }) => (
        <FileFields key={name} run={run} file={file} at={at} />
      ))}
      <AccountField run={run} />
      <ReadingFields isOrders={run.kind === 'orders'} />
      <FormButtons onLeave={onClose}>{t('imports.check')}</FormButtons>
    </Form>
  );
};

/** Of listings and of orders, where the company has several accounts: into which of them. */
const AccountField = ({ run: { accounts, files } }: Pick<MappingFormProps, 'run'>) => {
  const t = useT();
  const { watch } = useFormContext<Mapped>();
  if (accounts.length < 2 || (files.length === 1 && watch('files.0.table') !== 'listings')) return null;
  return (
    <SelectField
      name="accountId"
      label={t('records.account')}
      hint={t('imports.accountHint')}
      options={accounts.map(({ _id, name }) => ({ value: _id, label: name }))}
    />
  );
};

/** How what can be read in two ways is meant. */
const ReadingFields = ({ isOrders }: { readonly isOrders: boolean }) => {
  const t = useT();
  return (
    <>
      <div className="record-pair">
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
        {isOrders && (
          <SelectField
            name="dates"
            label={t('imports.dates')}
            hint={t('imports.datesHint')}
            options={[
              { value: '', label: t('imports.dates.year') },
              { value: 'd/m/y', label: t('imports.dates.day') },
              { value: 'm/d/y', label: t('imports.dates.month') },
            ]}
          />
        )}
      </div>
      {isOrders && <CheckboxField name="isUpdate" label={t('imports.update')} hint={t('imports.updateHint')} />}
    </>
  );
};
