import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Situation } from './availability.ts';
import { useCommands } from './context.tsx';
import { useWorkbench } from './workbench.tsx';

/** Reads the situation at the moment it is called; renders nothing when it changes. For keys and clicks. */
export const useReadSituation = (): (() => Situation) => {
  const { desk, navigate } = useCommands();
  const { ledger, index, actor, baseOf } = useWorkbench();
  return useCallback(
    () => ({ desk: desk.state(), actor: actor(), outbox: ledger.state().outbox, index, baseOf, navigate }),
    [desk, navigate, ledger, index, actor, baseOf],
  );
};

/** Hears of every change of the situation: for what shows whether a command may run. */
export const useSubscribeSituation = (): ((listener: () => void) => () => void) => {
  const { desk } = useCommands();
  const { ledger } = useWorkbench();
  return useCallback(
    (listener) => {
      const stopDesk = desk.subscribe(listener);
      const stopLedger = ledger.subscribe(listener);
      return () => {
        stopDesk();
        stopLedger();
      };
    },
    [desk, ledger],
  );
};

/** The situation as it is now; renders whenever it changes. */
export const useSituation = (): Situation => {
  const read = useReadSituation();
  const last = useRef<Situation | null>(null);
  return useSyncExternalStore(useSubscribeSituation(), () => {
    const now = read();
    if (last.current?.desk !== now.desk || last.current.outbox !== now.outbox) last.current = now;
    return last.current;
  });
};
