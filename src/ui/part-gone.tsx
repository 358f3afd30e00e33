import { Button } from '@radix-ui/themes';
import { useT } from '#locale/locale.tsx';
import { ProblemState } from './problem-state.tsx';

/** In the place of a part that a newer console took from the server. Reloaded by hand: something may be typed around it. */
export const PartGone = () => {
  const t = useT();
  return (
    <ProblemState title={t('common.partGone')}>
      <Button onClick={() => location.reload()}>{t('common.reload')}</Button>
    </ProblemState>
  );
};
