import { useCallback, useRef } from 'react';
import type { Target } from '#commands/command.ts';
import { useWorkbench } from '#outbox/workbench.tsx';
import { useCommands } from '#palette/context.tsx';

/** On screen for so short a time, in milliseconds, it was not looked at by who pressed. */
const lookMs = 400;

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
      return open && since !== null && clock() - Math.max(since, saidAt.current) >= lookMs ? open : null;
    }, [clock, contexts]),
  };
};
