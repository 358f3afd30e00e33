import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { importLines } from '#api/imports.ts';
import { ImportTable, type ImportFile, type ImportRun } from '#contract/import-run.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { fieldLabel } from './field-label.ts';
import type { Mapped } from './mapped.ts';

interface FileFieldsProps {
  readonly run: ImportRun;
  readonly file: ImportFile;
  /** Which of the files, from 0. */
  readonly at: number;
}

const isTable = (word: string): word is ImportTable => (ImportTable.options as readonly string[]).includes(word);

/** What a file is, and what each of its columns; of several, one that is none of the tables may be left out. */
export const FileFields = ({ run, file, at }: FileFieldsProps) => {
  const t = useT();
  const id = useId();
  const { watch, setValue } = useFormContext<Mapped>();
  const { table } = watch(`files.${at}`);
  const isSeveral = run.files.length > 1;
  const tables = ImportTable.options.filter((each) => run.fields[each] !== undefined);
  const become = (next: ImportTable | ''): void => {
    const suggested = next === '' ? undefined : file.suggested[next];
    setValue(`files.${at}`, { table: next, columns: file.columns.map((_, column) => suggested?.[column] ?? '') }, { shouldDirty: true });
  };
  return (
    <section className="import-file" aria-labelledby={isSeveral ? id : undefined}>
      {isSeveral && (
        <div>
          <h3 id={id}>{file.name}</h3>
          {file.readAs !== null && <p className="quiet">{t('imports.fileAbout', { lines: file.lines, readAs: file.readAs })}</p>}
        </div>
      )}
      <fieldset className="import-kinds">
        <legend>{t('imports.kindAsked')}</legend>
        {[...tables, ...(isSeveral ? ['' as const] : [])].map((each) => (
          <label key={each} className="import-kind">
            <input type="radio" name={`import-kind-${at}`} checked={table === each} onChange={() => become(each)} />
            {each === '' ? t('imports.fileOut') : t(`imports.kind.${each}`)}
          </label>
        ))}
      </fieldset>
      {isTable(table) && <ColumnFields key={table} run={run} file={file} at={at} table={table} />}
    </section>
  );
};

/** Of several files the columns are put away where nothing that is needed is missing. */
const ColumnFields = ({ run, file, at, table }: FileFieldsProps & { readonly table: ImportTable }) => {
  const t = useT();
  const { api } = useWorkbench();
  const { watch } = useFormContext<Mapped>();
  const { columns } = watch(`files.${at}`);
  const { data } = useQuery({
    queryKey: ['importSamples', run._id, at],
    queryFn: ({ signal }) => importLines(api, run._id, { file: at, after: 0, limit: 5 }, signal),
    // What stands in a file does not change.
    staleTime: Infinity,
  });
  const samples = data?.lines.map(({ cells }) => cells) ?? [];
  const fields = run.fields[table] ?? [];
  const options = [
    { value: '', label: t('imports.leftOut') },
    ...fields.map((field) => ({
      value: field.name,
      label: field.isNeeded ? `${fieldLabel(t, table, field)} *` : fieldLabel(t, table, field),
    })),
  ];
  // A column is its place in the file: heads may be alike, or empty.
  const places = file.columns.map(({ head }, column) => ({ head, column, name: `files.${at}.columns.${column}` }));
  const shown = (
    <div className="record-pair">
      {places.map(({ head, column, name }) => (
        <SelectField
          key={name}
          name={name}
          label={head.trim() || t('imports.noHead', { n: column + 1 })}
          hint={hintOf(samples, column)}
          options={options}
        />
      ))}
    </div>
  );
  if (run.files.length === 1) return shown;
  const isWhole = fields.every(({ name, isNeeded }) => !isNeeded || (file.suggested[table] ?? []).includes(name));
  return (
    <details className="import-columns" open={!isWhole}>
      <summary>{t('imports.columnsRead', { read: columns.filter((field) => field !== '').length, all: columns.length })}</summary>
      {shown}
    </details>
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
