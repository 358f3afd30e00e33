import { Button } from '@radix-ui/themes';
import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { imports } from '#api/imports.ts';
import { subjectOf } from '#commands/subject.ts';
import type { ImportFile, ImportRun } from '#contract/import-run.ts';
import { LoadedPage } from '#entities/records/record-frame.tsx';
import { RecordHead } from '#entities/records/record-head.tsx';
import { isImportOpen, isServersTurn, stepImport } from '#machines/lifecycle/import-run.ts';
import { useT } from '#locale/locale.tsx';
import type { Translate } from '#locale/translate.ts';
import { useView } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { useHandlers, useTargets } from '#palette/context.tsx';
import { Line, Section } from '#ui/section.tsx';
import { accountName } from './account-name.ts';
import { ImportProgress, ImportState } from './import-columns.tsx';
import { hasReport } from './has-report.ts';
import { ImportLines } from './import-lines.tsx';
import { MappingForm } from './mapping-form.tsx';
import { sayCounts } from './say-counts.ts';
import { useImportReport } from './use-import-report.ts';
import './imports.css';

/** Where there is no stream, or it is late: while the server is at it the page asks by itself. */
const askMs = 2000;

/** /import/{id}: a file from its columns to its report. */
export const ImportPage = ({ importId }: { readonly importId: string }) => (
  <LoadedPage
    back={{ to: '/import', label: 'imports.back' }}
    isWide
    of={(api) =>
      queryOptions({
        ...imports.query(api, importId),
        refetchInterval: ({ state }) => (state.data && isServersTurn(state.data.status) ? askMs : false),
      })
    }
  >
    {(data) => <LoadedImport run={data} />}
  </LoadedPage>
);

const LoadedImport = ({ run: base }: { readonly run: ImportRun }) => {
  const run = useView(base, subjectOf('import', base));
  const t = useT();
  const [chosen, setFile] = useState<number | null>(null);
  // Of several files that of the orders tells most.
  const file =
    chosen ??
    Math.max(
      0,
      run.files.findIndex(({ table }) => table === 'orders'),
    );
  useTargets('page', [{ subject: subjectOf('import', base), label: run.name, base }]);
  return (
    <>
      <RecordHead name={run.name} actions={<Actions run={run} file={file} />}>
        <ImportState run={run} />
        {run.status === 'failed' && <p className="quiet">{run.problem ?? t(`imports.failed.${run.failure ?? 'error'}`)}</p>}
      </RecordHead>
      <About run={run} />
      {stepImport(run.status, 'map') !== null && <Columns key={run.version} run={run} />}
      {hasReport(run) && (
        <Section title={t('records.lines')}>
          {run.files.length > 1 && <FileChoice run={run} file={file} onChoose={setFile} />}
          <ImportLines key={file} run={run} file={file} />
        </Section>
      )}
    </>
  );
};

/** Which of several files is looked at: what it is, by its name here. */
const FileChoice = ({ run, file, onChoose }: OfFile & { readonly onChoose: (file: number) => void }) => {
  const t = useT();
  return (
    <fieldset className="import-outcomes" aria-label={t('imports.showFile')}>
      {run.files.map((each, at) => (
        <Button
          // oxlint-disable-next-line react/no-array-index-key -- two files may have one name, and the list never moves
          key={at}
          size="1"
          {...(at === file ? { variant: 'solid' } : { variant: 'soft', color: 'gray' })}
          aria-pressed={at === file}
          onClick={() => onChoose(at)}
        >
          {each.table === null ? each.name : t(`imports.kind.${each.table}`)}
        </Button>
      ))}
    </fieldset>
  );
};

interface OfFile {
  readonly run: ImportRun;
  readonly file: number;
}

const Actions = ({ run, file }: OfFile) => {
  const t = useT();
  const report = useImportReport(run, file);
  const isLooked = hasReport(run);
  useHandlers(isLooked ? { 'import.report': () => void report.start() } : {});
  return (
    <>
      {run.status === 'checked' && <CommandButton name="import.start" />}
      {isLooked && (
        <CommandButton name="import.report" variant="soft">
          {sayReport(t, run, file, report.done)}
        </CommandButton>
      )}
      {isImportOpen(run.status) && <CommandButton name="import.cancel" variant="soft" color="red" />}
    </>
  );
};

/** Of several files it is said of which one the report is. */
const sayReport = (t: Translate, { files }: ImportRun, file: number, done: number | null): string | undefined => {
  if (done !== null) return t('imports.downloading', { done });
  const { table = null, name = '' } = files[file] ?? {};
  return files.length === 1 ? undefined : t('imports.reportOf', { file: table === null ? name : t(`imports.kind.${table}`) });
};

const About = ({ run }: { readonly run: ImportRun }) => {
  const t = useT();
  const isMapped = run.status !== 'read' && run.status !== 'uploaded';
  const account = isMapped ? accountName(run) : null;
  return (
    <Section title={t('imports.about')}>
      {isServersTurn(run.status) && (
        <Line label={t(`imports.turn.${run.status as 'uploaded' | 'mapped' | 'running'}`)} hint={t('imports.hint')}>
          <ImportProgress run={run} />
        </Line>
      )}
      {hasReport(run) && (
        <output className="import-counts">
          <strong>{sayCounts(t, run)}</strong>
        </output>
      )}
      {isMapped && <Line label={t('imports.kind')}>{t(`imports.kind.${run.kind}`)}</Line>}
      {run.files.map((file, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two files may have one name, and the list never moves
        <FileLine key={at} run={run} file={file} />
      ))}
      {account !== null && <Line label={t('records.account')}>{account}</Line>}
      {run.sellerName !== null && <Line label={t('records.company')}>{run.sellerName}</Line>}
      <Line label={t('imports.who')}>{run.userName}</Line>
    </Section>
  );
};

/** How a file was read; of several, which one it is and what it is. */
const FileLine = ({ run, file: { name, table, lines, readAs } }: { readonly run: ImportRun; readonly file: ImportFile }) => {
  const t = useT();
  if (readAs === null) return null;
  if (run.files.length === 1) return <Line label={t('imports.readAs')}>{readAs}</Line>;
  const what = table === null ? t('imports.fileLeft') : t(`imports.kind.${table}`);
  return (
    <Line label={name} hint={t('imports.fileAbout', { lines, readAs })}>
      {what}
    </Line>
  );
};

/** The columns to be mapped; mapped already, they stand behind a button until nothing is right about them. */
const Columns = ({ run }: { readonly run: ImportRun }) => {
  const t = useT();
  const [isOpen, setOpen] = useState(run.status === 'read');
  if (!isOpen)
    return (
      <div>
        <Button variant="soft" color="gray" onClick={() => setOpen(true)}>
          {t('imports.mapAgain')}
        </Button>
      </div>
    );
  const isRemembered = run.files.some((file) => file.isRemembered);
  return (
    <Section title={t(run.files.length === 1 ? 'imports.columns' : 'imports.files')}>
      <p className="panel-inset quiet">{t(isRemembered ? 'imports.remembered' : 'imports.columnsHint')}</p>
      <MappingForm run={run} {...(run.status === 'checked' && { onClose: () => setOpen(false) })} />
    </Section>
  );
};
