import { useCallback, useEffect, useRef, useState } from 'react';
import { isServerThere } from './server-there.ts';

/** A module of the console that is fetched when it is needed, or ahead of that. */
export interface LazyModule<Module> {
  /** Null until it came. */
  readonly here: () => Module | null;
  /** Rejects where it does not come: no network, or a newer console took its place on the server. Asked for again the next time. */
  readonly load: () => Promise<Module>;
  /** Fetches it before somebody asks; a failure is told to the caller that needs it then. */
  readonly ahead: () => void;
}

/** Not React's `lazy`: it remembers a failure until the page is reloaded, and throws it at everything around. */
export const createLazyModule = <Module>(fetch: () => Promise<Module>): LazyModule<Module> => {
  let here: Module | null = null;
  const load = async (): Promise<Module> => {
    here ??= await fetch();
    return here;
  };
  return { here: () => here, load, ahead: () => void load().catch(() => {}) };
};

export interface LoadedModule<Module> {
  /** Null until it came; on the first render already where it was fetched ahead. */
  readonly module: Module | null;
  /** It was asked for and did not come. */
  readonly isMissing: boolean;
  /** It does not come although the server is there: a newer console took its place, and only a reload helps. It is asked for no more. */
  readonly isGone: boolean;
  readonly retry: () => void;
}

/** What did not come is asked for again so long after, in milliseconds, while it is looked for. */
const againMs = 3000;
/** Missed so often while the server was there, it is gone: once may be a line that came back in between. */
const gone = 2;

interface Asked<Module> {
  readonly module: Module | null;
  readonly isMissing: boolean;
  readonly missed: number;
}

/** Fetches the module for a component that shows it, says when it did not come, and then asks again until it does or is gone. */
export const useLazyModule = <Module>(lazy: LazyModule<Module>): LoadedModule<Module> => {
  const [{ module, isMissing, missed }, setState] = useState<Asked<Module>>(() => ({ module: lazy.here(), isMissing: false, missed: 0 }));
  const isAsking = useRef(false);
  const retry = useCallback((): void => {
    // Asked for twice at once it is fetched once, and one miss would count as two.
    if (isAsking.current) return;
    isAsking.current = true;
    const ask = async (): Promise<void> => {
      try {
        const found = await lazy.load();
        setState({ module: found, isMissing: false, missed: 0 });
      } catch {
        setState((before) => ({ ...before, isMissing: true }));
        const isThere = await isServerThere();
        setState((before) => ({ ...before, missed: isThere ? before.missed + 1 : 0 }));
      } finally {
        isAsking.current = false;
      }
    };
    void ask();
  }, [lazy]);
  const isGone = module === null && missed >= gone;
  // Nobody who has it before their eyes should have to ask twice.
  useEffect(() => {
    if (!isMissing || isGone) return undefined;
    const timer = setInterval(retry, againMs);
    return () => clearInterval(timer);
  }, [isGone, isMissing, retry]);
  const isHere = module !== null;
  useEffect(() => {
    if (!isHere) retry();
  }, [isHere, retry]);
  return { module, isMissing, isGone, retry };
};
