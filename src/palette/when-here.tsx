import { useEffect, type ReactNode } from 'react';
import { useT } from '#locale/locale.tsx';
import { useLazyModule, type LazyModule } from '#ui/lazy-module.ts';
import { toast } from '#ui/toast.tsx';

interface WhenHereProps<Module> {
  readonly part: LazyModule<Module>;
  readonly onMissing: () => void;
  /** What stands there until it came. */
  readonly fallback?: ReactNode;
  readonly children: (module: Module) => ReactNode;
}

/** Asked for offline before it was fetched, it says so and leaves the page as it is; the next key asks again. */
export const WhenHere = <Module,>({ part, onMissing, fallback = null, children }: WhenHereProps<Module>) => {
  const t = useT();
  const { module, isMissing } = useLazyModule(part);
  useEffect(() => {
    if (!isMissing) return;
    toast.error(t('palette.missing'));
    onMissing();
  }, [isMissing, onMissing, t]);
  return module ? children(module) : fallback;
};
