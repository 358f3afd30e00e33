import { queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { reportPart, reports } from '#api/reports.ts';
import { subjectOf } from '#commands/subject.ts';
import type { ReportRow } from '#contract/report.ts';
import { RecordFailed } from '#entities/records/record-failed.tsx';
import { LoadedPage } from '#entities/records/record-frame.tsx';
import { RecordHead } from '#entities/records/record-head.tsx';
import { RecordTable } from '#entities/records/record-table.tsx';
import { isUnderWay } from '#machines/lifecycle/report.ts';
import { useT } from '#locale/locale.tsx';
import { useView, useWorkbench } from '#outbox/workbench.tsx';
import { CommandButton } from '#palette/command-button.tsx';
import { useHandlers, useTargets } from '#palette/context.tsx';
import { Count } from '#ui/count.tsx';
import { Instant } from '#ui/instant.tsx';
import { Line, Section } from '#ui/section.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { lineColumns } from './line-columns.tsx';
import { ReportProgress, ReportState } from './report-columns.tsx';
import { useKinds } from './reports-screen.tsx';
import { useReportCsv } from './use-report-csv.ts';
import './reports.css';

/** Where there is no stream, or it is late: while it is made the page asks by itself. */
const askMs = 2000;

/** /report/{id}: how far a report is, its first lines, and its file. */
export const ReportPage = ({ reportId }: { readonly reportId: string }) => (
  <LoadedPage
    back={{ to: '/report', label: 'reports.back' }}
    isWide
    of={(api) =>
      queryOptions({
        ...reports.query(api, reportId),
        refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.status) ? askMs : false),
      })
    }
  >
    {(data) => <LoadedReport report={data} />}
  </LoadedPage>
);

const LoadedReport = ({ report: base }: { readonly report: ReportRow }) => {
  const t = useT();
  const navigate = useNavigate();
  const report = useView(base, subjectOf('report', base));
  const csv = useReportCsv(base);
  const kinds = useKinds();
  const [isAgain, setAgain] = useState(false);
  const isOver = !isUnderWay(report.status);
  // As the server says: a cancellation that waits to be sent ends no lines, and may be refused because the report is done.
  const isWritten = !isUnderWay(base.status) && base.lines > 0;
  const label = `${t(`reports.kind.${report.kind}`)} ${report.name}`;
  useTargets('page', [{ subject: subjectOf('report', base), label, base }]);
  useHandlers({ ...(isWritten ? { 'report.download': () => void csv.start() } : {}), 'report.again': () => setAgain(true) });
  return (
    <>
      <RecordHead
        name={label}
        actions={
          <>
            {isWritten && (
              <CommandButton name="report.download">
                {csv.done === null ? undefined : t('reports.downloading', { done: csv.done, of: report.lines })}
              </CommandButton>
            )}
            {isOver ? (
              <CommandButton name="report.again" variant="soft" />
            ) : (
              <CommandButton name="report.cancel" variant="soft" color="red" />
            )}
          </>
        }
      >
        <ReportState report={report} />
        {report.status === 'failed' && <p className="quiet">{t(`reports.failed.${report.failure ?? 'error'}`)}</p>}
        {isWritten && (base.status === 'failed' || base.status === 'cancelled') && (
          <p className="quiet">{t(`reports.partial.${base.status}`)}</p>
        )}
      </RecordHead>
      <About report={report} />
      <Section title={t('reports.preview')}>
        <Preview report={base} />
      </Section>
      {isAgain && (
        <AskDialog
          like={report}
          kinds={kinds}
          onClose={() => setAgain(false)}
          onAsked={(reportId) => {
            setAgain(false);
            void navigate({ to: '/report/$reportId', params: { reportId } });
          }}
        />
      )}
    </>
  );
};

const About = ({ report }: { readonly report: ReportRow }) => {
  const t = useT();
  return (
    <Section title={t('reports.about')}>
      {isUnderWay(report.status) && (
        <Line label={t('records.progress')} hint={t('reports.hint')}>
          <ReportProgress report={report} />
        </Line>
      )}
      <Line label={t('reports.days')} hint={t(`reports.days.${report.kind}`)}>
        {report.name}
      </Line>
      <Line label={t('records.lines')}>
        <Count of={report.lines} />
      </Line>
      {report.kind !== 'throughput' && <Line label={t('records.company')}>{report.sellerName ?? t('reports.all')}</Line>}
      {report.kind !== 'throughput' && <Line label={t('records.account')}>{report.marketPlaceName ?? t('reports.all')}</Line>}
      <Line label={t('reports.createdAt')}>
        <Instant at={report.createdAt} />
      </Line>
      {report.finishedAt !== null && (
        <Line label={t('reports.finishedAt')}>
          <Instant at={report.finishedAt} />
        </Line>
      )}
    </Section>
  );
};

const mostShown = 20;

/** Only a report that is done has looked at its whole period. */
const whyNoLines = (status: ReportRow['status']) => {
  if (isUnderWay(status)) return 'reports.noLinesYet';
  return status === 'done' ? 'reports.noLines' : 'reports.nothingWritten';
};

const Preview = ({ report: { _id, kind, parts, status } }: { readonly report: ReportRow }) => {
  const t = useT();
  const { api } = useWorkbench();
  const { data, error, refetch } = useQuery({
    queryKey: ['reportPreview', _id],
    queryFn: ({ signal }) => reportPart(api, _id, 0, signal),
    enabled: parts > 0,
    // Written once, and never changed.
    staleTime: Infinity,
  });
  if (parts === 0) return <p className="panel-inset quiet">{t(whyNoLines(status))}</p>;
  if (error) return <RecordFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <output className="skeleton" aria-label={t('common.loading')} />;
  return (
    <RecordTable
      label={t('reports.preview')}
      rows={data.lines.slice(0, mostShown)}
      rowId={(line) => JSON.stringify(line)}
      columns={lineColumns(t, kind)}
    />
  );
};
