import type { ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import { useLazyModule, type LazyModule } from './lazy-module.ts';
import { PartGone } from './part-gone.tsx';
import { ProblemState } from './problem-state.tsx';

interface LazyPartProps<Module> {
  readonly lazy: LazyModule<Module>;
  /** Said when it does not come. */
  readonly missing: string;
  readonly children: (module: Module) => ReactNode;
}

/** What a module draws, in a frame that stands already; until it is here, that it is fetched, or why it is not. */
export const LazyPart = <Module,>({ lazy, missing, children }: LazyPartProps<Module>) => {
  const t = useT();
  const { module, isMissing, isGone, retry } = useLazyModule(lazy);
  if (module) return children(module);
  if (isGone) return <PartGone />;
  return isMissing ? <ProblemState title={missing} onRetry={retry} /> : <output className="quiet">{t('common.loading')}</output>;
};
