import type { WorkerStatus } from '#contract/status.ts';
import { countColumn } from '#entities/records/columns.tsx';
import { RecordTable } from '#entities/records/record-table.tsx';
import { useT } from '#locale/locale.tsx';
import { Age } from '#ui/instant.tsx';
import { Section } from '#ui/section.tsx';
import { workerName } from './wrong-of.ts';

/** The workers of the server, which do later what was recorded. */
export const WorkersStatus = ({ workers }: { readonly workers: readonly WorkerStatus[] }) => {
  const t = useT();
  return (
    <Section title={t('status.workers')}>
      <p className="panel-inset quiet">{t('status.workersHint')}</p>
      <RecordTable<WorkerStatus>
        label={t('status.workers')}
        rows={workers}
        rowId={({ name }) => name}
        columns={[
          { id: 'name', title: t('status.worker'), cell: ({ name }) => workerName(t, name) },
          countColumn({ id: 'waiting', title: t('status.column.waiting'), of: ({ waiting }) => waiting }),
          {
            id: 'dueSince',
            title: t('status.column.dueSince'),
            cell: ({ dueSince }) => (dueSince === null ? <span className="quiet">{t('status.nothingDue')}</span> : <Age at={dueSince} />),
          },
          countColumn({ id: 'done', title: t('status.column.done'), of: ({ done }) => done }),
          countColumn({ id: 'failed', title: t('status.column.failed'), of: ({ failedTries }) => failedTries }),
          {
            id: 'lastFailure',
            title: t('status.column.lastFailure'),
            cell: ({ lastFailure }) =>
              lastFailure === null ? (
                <span className="quiet">{t('status.none')}</span>
              ) : (
                <>
                  <Age at={lastFailure.at} /> <span className="quiet">{lastFailure.error}</span>
                </>
              ),
          },
        ]}
      />
    </Section>
  );
};
