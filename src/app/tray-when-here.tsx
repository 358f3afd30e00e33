import { useEffect } from 'react';
import { useT } from '#locale/locale.tsx';
import { useOutboxStatus, useWorkbench } from '#outbox/workbench.tsx';
import { PartGone } from '#ui/part-gone.tsx';
import { createLazyModule, useLazyModule } from '#ui/lazy-module.ts';
import { ProblemState } from '#ui/problem-state.tsx';
import { whenIdle } from '#ui/when-idle.ts';
import { loadBase } from './load-base.ts';
import { loadScreenWords } from './screen-words.ts';

const tray = createLazyModule(async () => (await Promise.all([import('#features/outbox/tray.tsx'), loadScreenWords()]))[0]);

/** Has the tray fetched behind the first screen: it is mostly opened when the network is not there. */
export const useTrayAhead = (): void => useEffect(() => whenIdle(tray.ahead), []);

/** What is in the drawer of the tray. */
export const TrayWhenHere = () => {
  const t = useT();
  const { api, queryClient } = useWorkbench();
  const status = useOutboxStatus();
  const { module, isMissing, isGone, retry } = useLazyModule(tray);
  if (module) return <module.Tray status={status} loadBase={(subject) => loadBase(queryClient, api, subject)} />;
  if (isGone) return <PartGone />;
  return isMissing ? <ProblemState title={t('palette.missing')} onRetry={retry} /> : <p className="quiet">{t('common.loading')}</p>;
};
