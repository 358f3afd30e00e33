import type { WorkerStatus } from '#contract/status.ts';
import { RecordTable } from '#entities/records/record-table.tsx';
import { useT } from '#locale/locale.tsx';
import { Age } from '#ui/instant.tsx';
import { Section } from '#ui/section.tsx';
import { workerName } from './wrong-of.ts';

/** Who works later on what was recorded. */
export const WorkersStatus = ({ workers }: { readonly workers: readonly WorkerStatus[] }) => {
  const t = useT();
  return (
    <Section title={t('status.workers')}>
      <p className="panel-inset quiet">{t('status.workersHint')}</p>
      <RecordTable label={t('status.workers')}>
        <thead>
          <tr>
            <th scope="col">{t('status.worker')}</th>
            <th scope="col">{t('status.column.waiting')}</th>
            <th scope="col">{t('status.column.dueSince')}</th>
            <th scope="col">{t('status.column.done')}</th>
            <th scope="col">{t('status.column.failed')}</th>
            <th scope="col">{t('status.column.lastFailure')}</th>
          </tr>
        </thead>
        <tbody>
          {workers.map(({ name, waiting, dueSince, done, failedTries, lastFailure }) => (
            <tr key={name}>
              <td>{workerName(t, name)}</td>
              <td className="figure">{waiting}</td>
              <td>{dueSince === null ? <span className="quiet">{t('status.nothingDue')}</span> : <Age at={dueSince} />}</td>
              <td className="figure">{done}</td>
              <td className="figure">{failedTries}</td>
              <td>
                {lastFailure === null ? (
                  <span className="quiet">{t('status.none')}</span>
                ) : (
                  <>
                    <Age at={lastFailure.at} /> <span className="quiet">{lastFailure.error}</span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </RecordTable>
    </Section>
  );
};
