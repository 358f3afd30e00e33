import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { importLines, imports } from '#api/imports.ts';
import { importSubject } from '#commands/import/import-commands.ts';
import type { ImportRun } from '#contract/import-run.ts';
import { RecordFailed } from '#entities/records/record-failed.tsx';
import '#entities/records/records.css';
import { isImportOpen, isServersTurn, stepImport } from '#machines/lifecycle/import-run.ts';
import { useT } from '#locale/locale.tsx';
import { useView, useWorkbench } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { useHandlers, useTargets } from '#palette/context.tsx';
import { BackButton } from '#ui/back-button.tsx';
import { Line, Section } from '#ui/section.tsx';
import '#ui/record-frames.css';
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
export const ImportPage = ({ importId }: { readonly importId: string }) => {
  const t = useT();
  const { api } = useWorkbench();
  const { data, error, refetch } = useQuery({
    ...imports.query(api, importId),
    refetchInterval: ({ state }) => (state.data && isServersTurn(state.data.status) ? askMs : false),
  });
  return (
    <div className="page record-page">
      <BackButton to="/import" label={t('imports.back')} />
      {data && <LoadedImport run={data} />}
      {!data && error && <RecordFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <output className="skeleton" aria-label={t('common.loading')} />}
    </div>
  );
};

const LoadedImport = ({ run: base }: { readonly run: ImportRun }) => {
  const run = useView(base, importSubject(base));
  const t = useT();
  useTargets('page', [{ subject: importSubject(base), label: run.name, base }]);
  return (
    <>
      <div className="record-head">
        <div>
          <h2>{run.name}</h2>
          <ImportState run={run} />
          {run.status === 'failed' && <p className="quiet">{run.problem ?? t(`imports.failed.${run.failure ?? 'error'}`)}</p>}
        </div>
        <Actions run={run} />
      </div>
      <About run={run} />
      {stepImport(run.status, 'map') !== null && <Columns key={run.version} run={run} />}
      {hasReport(run) && (
        <Section title={t('imports.lines')}>
          <ImportLines run={run} />
        </Section>
      )}
    </>
  );
};

const Actions = ({ run }: { readonly run: ImportRun }) => {
  const t = useT();
  const report = useImportReport(run);
  const isLooked = hasReport(run);
  useHandlers(isLooked ? { 'import.report': () => void report.start() } : {});
  return (
    <div className="record-actions">
      {run.status === 'checked' && <CommandButton name="import.start" />}
      {isLooked && (
        <CommandButton name="import.report" variant="soft">
          {report.done === null ? undefined : t('imports.downloading', { done: report.done })}
        </CommandButton>
      )}
      {isImportOpen(run.status) && <CommandButton name="import.cancel" variant="soft" color="red" />}
    </div>
  );
};

const About = ({ run }: { readonly run: ImportRun }) => {
  const t = useT();
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
      {run.status !== 'read' && run.readAs !== null && <Line label={t('imports.kind')}>{t(`imports.kind.${run.kind}`)}</Line>}
      {run.readAs !== null && <Line label={t('imports.readAs')}>{run.readAs}</Line>}
      {run.sellerName !== null && <Line label={t('imports.company')}>{run.sellerName}</Line>}
      <Line label={t('imports.who')}>{run.userName}</Line>
    </Section>
  );
};

/** The columns to be mapped; mapped already, they stand behind a button until nothing is right about them. */
const Columns = ({ run }: { readonly run: ImportRun }) => {
  const t = useT();
  const { api } = useWorkbench();
  const [isOpen, setOpen] = useState(run.status === 'read');
  const { data } = useQuery({
    queryKey: ['importSamples', run._id],
    queryFn: ({ signal }) => importLines(api, run._id, { after: 0, limit: 5 }, signal),
    // What stands in a file does not change.
    staleTime: Infinity,
  });
  if (!isOpen)
    return (
      <div>
        <Button variant="soft" color="gray" onClick={() => setOpen(true)}>
          {t('imports.mapAgain')}
        </Button>
      </div>
    );
  return (
    <Section title={t('imports.columns')}>
      <p className="panel-inset quiet">{t(run.isRemembered ? 'imports.remembered' : 'imports.columnsHint')}</p>
      <MappingForm
        run={run}
        samples={data?.lines.map(({ cells }) => cells) ?? []}
        {...(run.status === 'checked' && { onClose: () => setOpen(false) })}
      />
    </Section>
  );
};
