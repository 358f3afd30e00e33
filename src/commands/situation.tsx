import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Situation } from './availability.ts';
import { useCommands } from './context.tsx';
import { useOutbox, useWorkbench } from './workbench.tsx';

/** Reads the situation at the moment it is called; renders nothing when it changes. For keys and clicks. */
export const useReadSituation = (): (() => Situation) => {
  const { desk, navigate } = useCommands();
  const { ledger, index, actor } = useWorkbench();
  return useCallback(
    () => ({ desk: desk.state(), actor: actor(), outbox: ledger.state().outbox, index, navigate }),
    [desk, navigate, ledger, index, actor],
  );
};

/** The situation, followed: for what shows whether a command may run. */
export const useSituation = (): Situation => {
  const { desk, navigate } = useCommands();
  const { index, actor } = useWorkbench();
  const state = useSyncExternalStore(desk.subscribe, desk.state);
  const outbox = useOutbox();
  return useMemo(() => ({ desk: state, actor: actor(), outbox, index, navigate }), [state, actor, outbox, index, navigate]);
};
