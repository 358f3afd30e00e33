import { useCallback, useRef } from 'react';
import type { Target } from '#commands/command.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useCommands } from '#palette/context.tsx';
import { isRead } from '#palette/rhythm.ts';

/** What is open, where somebody has looked at it as it is since it was said to be another than the one that was decided on (decision 0088). */
export const useLooked = () => {
  const { contexts } = useCommands();
  const { clock } = useWorkbench();
  /** Drawn before in a pane that was hidden, nobody had seen it. */
  const saidAt = useRef(0);
  return {
    say: useCallback((): void => {
      saidAt.current = clock();
    }, [clock]),
    looked: useCallback((): Target | null => {
      const [open] = contexts.state().targets.page;
      const since = open?.shownAt?.() ?? null;
      const now = clock();
      return open && since !== null && isRead(since, now) && isRead(saidAt.current, now) ? open : null;
    }, [clock, contexts]),
  };
};
