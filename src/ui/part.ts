import { useCallback, useEffect, useState } from 'react';

/** A part of the console that is fetched when it is needed, or ahead of that. */
export interface Part<Module> {
  /** Null until it came. */
  readonly here: () => Module | null;
  /** Rejects where it does not come: no network, or a newer console took its place on the server. Asked for again the next time. */
  readonly load: () => Promise<Module>;
  /** Fetches it before somebody asks; what does not come is told to who needs it then. */
  readonly ahead: () => void;
}

/** Not React's `lazy`: it remembers a failure until the page is reloaded, and throws it at everything around. */
export const createPart = <Module>(fetch: () => Promise<Module>): Part<Module> => {
  let here: Module | null = null;
  const load = async (): Promise<Module> => {
    here ??= await fetch();
    return here;
  };
  return { here: () => here, load, ahead: () => void load().catch(() => {}) };
};

export interface PartInUse<Module> {
  /** Null until it came; on the first render already where it was fetched ahead. */
  readonly module: Module | null;
  /** It was asked for and did not come. */
  readonly isMissing: boolean;
  readonly retry: () => void;
}

/** What did not come is asked for again so long after, in milliseconds, while it is looked for. */
const againMs = 3000;

/** Has the part fetched by who shows it, says when it did not come, and then asks again until it does. */
export const usePart = <Module>(part: Part<Module>): PartInUse<Module> => {
  const [state, setState] = useState(() => ({ module: part.here(), isMissing: false }));
  const retry = useCallback((): void => {
    part.load().then(
      (module) => setState({ module, isMissing: false }),
      () => setState({ module: null, isMissing: true }),
    );
  }, [part]);
  const { isMissing } = state;
  // Nobody who has it before their eyes should have to ask twice.
  useEffect(() => {
    if (!isMissing) return undefined;
    const timer = setInterval(retry, againMs);
    return () => clearInterval(timer);
  }, [isMissing, retry]);
  const isHere = state.module !== null;
  useEffect(() => {
    if (!isHere) retry();
  }, [isHere, retry]);
  return { ...state, retry };
};
