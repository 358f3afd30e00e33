import { useEffect, useState } from 'react';
import { useT } from '#locale/locale.tsx';
import { useWorkbench } from '#outbox/workbench.tsx';
import { foundNothing, type Found } from './look-up.ts';
import { lookUpFor, type Findable } from './lookups.ts';
import type { Search } from './prefixes.ts';

/** What the server found for a search; `status` is said while the person waits. */
export interface Lookups extends Found {
  readonly status: 'idle' | 'searching' | 'failed';
}

const nothing: Lookups = { ...foundNothing, status: 'idle' };
const searching: Lookups = { ...foundNothing, status: 'searching' };

/** After the last key, in milliseconds: nobody waits for what is typed over. */
const pauseMs = 150;

/** A call that was called off throws; nobody waits for it any more. */
const unlessCalledOff =
  (signal: AbortSignal) =>
  (error: unknown): null => {
    if (!signal.aborted) throw error;
    return null;
  };

/**
 * Asks the server what is not known here. A new search drops the answer of the one before it, so that nothing of it is shown
 * under other words; what is found is listed after everything local.
 */
export const useLookups = ({ kind, text }: Search, findable: Findable): Lookups => {
  const { api } = useWorkbench();
  const t = useT();
  const lookUp = lookUpFor({ kind, text }, findable);
  const key = lookUp === null ? null : `${kind} ${text}`;
  const [answer, setAnswer] = useState<{ readonly key: string; readonly lookups: Lookups } | null>(null);

  useEffect(() => {
    if (!lookUp || key === null) return undefined;
    // Made when it is asked: most keys are typed over before.
    let abort: AbortController | undefined;
    const ask = async (): Promise<void> => {
      const { signal } = (abort = new AbortController());
      const found = await lookUp(api, text, signal, t).catch(unlessCalledOff(signal));
      if (found === null || signal.aborted) return;
      setAnswer({ key, lookups: found.ok ? { ...found.value, status: 'idle' } : { ...foundNothing, status: 'failed' } });
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      abort?.abort();
    };
  }, [api, key, lookUp, text, t]);

  if (key === null) return nothing;
  return answer?.key === key ? answer.lookups : searching;
};
