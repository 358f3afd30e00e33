import { useT } from '#locale/locale.tsx';
import { ProblemState } from './problem-state.tsx';

/** In the place of a part that a newer console took from the server. Reloaded by hand: something may be typed around it. */
export const PartGone = () => {
  const t = useT();
  return <ProblemState title={t('common.chunkTitle')} hint={t('common.partGone')} onRetry={() => location.reload()} />;
};
