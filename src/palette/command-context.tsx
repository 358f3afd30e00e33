import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { CommandContext } from './availability.ts';
import { memoize } from '#lib/memoize.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useCommands } from './context.tsx';

/** Buttons show whether a command may run by the state on screen: a newer answer is drawn first. */
const asShown = (): null => null;

/** Reads the context at the moment it is called; renders nothing when it changes. */
export const useReadCommandContext = (): (() => CommandContext) => {
  const { contexts, navigate } = useCommands();
  const { ledger, index, actor } = useWorkbench();
  return useCallback(
    () => ({ offered: contexts.state(), actor: actor(), outbox: ledger.state().outbox, index, baseOf: asShown, navigate }),
    [contexts, navigate, ledger, index, actor],
  );
};

/** The same, with the newest answers at hand: for what runs a command. Each is looked for once, among all rows that are loaded. */
export const useReadNewestCommandContext = (): (() => CommandContext) => {
  const read = useReadCommandContext();
  const { baseOf } = useWorkbench();
  return useCallback(() => ({ ...read(), baseOf: memoize(baseOf) }), [read, baseOf]);
};

/** Hears of every change of the context: for what shows whether a command may run. */
export const useSubscribeCommandContext = (): ((listener: () => void) => () => void) => {
  const { contexts } = useCommands();
  const { ledger } = useWorkbench();
  return useCallback(
    (listener) => {
      const stopContexts = contexts.subscribe(listener);
      const stopLedger = ledger.subscribe(listener);
      return () => {
        stopContexts();
        stopLedger();
      };
    },
    [contexts, ledger],
  );
};

/** The context as it is now; renders whenever it changes. */
export const useCommandContext = (): CommandContext => {
  const read = useReadCommandContext();
  const last = useRef<CommandContext | null>(null);
  return useSyncExternalStore(useSubscribeCommandContext(), () => {
    const now = read();
    if (last.current?.offered !== now.offered || last.current.outbox !== now.outbox) last.current = now;
    return last.current;
  });
};
