import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Situation } from './availability.ts';
import { memoize } from '#lib/memoize.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useCommands } from './context.tsx';

/** What shows whether a command may run goes by what is on screen: a newer answer is drawn first. */
const asShown = (): null => null;

/** Reads the situation at the moment it is called; renders nothing when it changes. */
export const useReadSituation = (): (() => Situation) => {
  const { desk, navigate } = useCommands();
  const { ledger, index, actor } = useWorkbench();
  return useCallback(
    () => ({ desk: desk.state(), actor: actor(), outbox: ledger.state().outbox, index, baseOf: asShown, navigate }),
    [desk, navigate, ledger, index, actor],
  );
};

/** The same, with the newest answers at hand: for what runs a command. Each is looked for once, among all rows that are loaded. */
export const useReadNewestSituation = (): (() => Situation) => {
  const read = useReadSituation();
  const { baseOf } = useWorkbench();
  return useCallback(() => ({ ...read(), baseOf: memoize(baseOf) }), [read, baseOf]);
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
