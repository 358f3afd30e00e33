import { ProblemError } from '#api/client.ts';
import { useT } from '#locale/locale.tsx';
import { ProblemState } from '#ui/problem-state.tsx';

/** A record that is not there is not asked for again; one that did not come is. */
export const RecordFailed = ({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) => {
  const t = useT();
  const isAbsent = error instanceof ProblemError && error.problem.type === 'Refused' && error.problem.status === 404;
  return isAbsent ? (
    <ProblemState title={t('records.notFound')} />
  ) : (
    <ProblemState title={t('records.failed')} error={error} onRetry={onRetry} />
  );
};
