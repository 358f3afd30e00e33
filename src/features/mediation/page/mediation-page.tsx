import { useQuery } from '@tanstack/react-query';
import { isGone } from '#api/is-gone.ts';
import { mediations } from '#api/mediations.ts';
import { RecordFrame } from '#entities/records/record-frame.tsx';
import { toldOf } from '#lib/told-error.ts';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useScope } from '#palette/context.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { LoadedMediation } from './loaded-mediation.tsx';
import './mediation-page.css';

interface MediationPageProps {
  readonly mediationId: string;
  /** The marketplace's number, as the address carries it: named while the record is on its way. */
  readonly externalId: string | null;
}

/** /mediationdetail/{id}?externalId=…: one dispute on one screen (row MED-1). */
export const MediationPage = ({ mediationId, externalId }: MediationPageProps) => {
  const t = useT();
  const { api } = useWorkbench();
  const { data, error, isFetching, refetch } = useQuery(mediations.query(api, mediationId));
  // Also of one that was shown: what the server no longer shows anybody does not stay on screen, and a buyer's data is in it.
  const isNoLongerShown = isGone(error);
  useScope('mediation');
  return (
    <RecordFrame back={{ to: '/mediation', label: 'mediation.back' }} isWide>
      {data && !isNoLongerShown && <LoadedMediation mediation={data} />}
      {(data === null || isNoLongerShown) && <ProblemState title={t('mediation.notFound')} hint={t('mediation.notFoundHint')} />}
      {!data && error && !isNoLongerShown && (
        <ProblemState
          title={toldOf(error) ?? t('mediation.failed')}
          hint={t('mediation.failedHint')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !error && <Waiting externalId={externalId} />}
    </RecordFrame>
  );
};

const Waiting = ({ externalId }: Pick<MediationPageProps, 'externalId'>) => {
  const t = useT();
  return (
    <>
      {externalId !== null && (
        <header className="mediation-title">
          <h2>{t('mediation.title', { number: externalId })}</h2>
        </header>
      )}
      <output className="mediation-waiting" aria-label={t('common.loading')}>
        <span className="skeleton" />
        <span className="skeleton" />
      </output>
    </>
  );
};
