import { Button } from '@radix-ui/themes';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ProblemError } from '#api/client.ts';
import { useState } from 'react';
import { useT } from '#locale/locale.tsx';
import { ProblemState } from '#ui/problem-state.tsx';
import { isServerThere } from '#ui/server-there.ts';
import { ChunkUnavailable } from './chunk.ts';
import { SessionUnchecked } from './guard.ts';
import { LogUnavailable } from './log-unavailable.ts';

/**
 * What a route shows when it threw: what happened, what was kept, what to do. A problem of the server or the wire can be tried
 * again; anything else is a defect of ours, and only a reload is sure to help.
 */
export const DefectScreen = ({ error, reset }: ErrorComponentProps) => {
  const t = useT();
  const router = useRouter();
  const again = (): void => {
    reset();
    void router.invalidate();
  };
  if (error instanceof SessionUnchecked) {
    return <ProblemState title={t('session.uncheckedTitle')} hint={t('session.uncheckedHint')} onRetry={again} />;
  }
  if (error instanceof LogUnavailable) {
    return <ProblemState title={t('outbox.logUnavailable')} hint={t('session.uncheckedHint')} onRetry={again} />;
  }
  if (error instanceof ChunkUnavailable) return <ChunkMissing />;
  if (error instanceof ProblemError) return <ProblemState title={t('session.broken')} error={error} onRetry={again} />;
  return (
    <ProblemState title={t('shell.defectTitle')} hint={t('shell.defectHint')}>
      <Button onClick={() => location.reload()}>{t('shell.reload')}</Button>
    </ProblemState>
  );
};

/** A reload brings the part, or the newer console; without the server it would bring a blank window, so it is asked first. */
const ChunkMissing = () => {
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  const again = async (): Promise<void> => {
    setIsAsking(true);
    if (await isServerThere()) location.reload();
    else setIsAsking(false);
  };
  return <ProblemState title={t('common.chunkTitle')} hint={t('shell.chunkHint')} onRetry={() => void again()} isRetrying={isAsking} />;
};
