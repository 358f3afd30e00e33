import { useCallback } from 'react';
import type { Target } from '#commands/command.ts';
import { useExecute } from '#palette/execute.tsx';
import { inOrder, type Warnings } from './warnings-choice.ts';

interface Decision {
  readonly command: string;
  readonly targets: readonly Target[];
  readonly warnings: Warnings;
  /** Keeps them as begun. */
  readonly keep: (warnings: Warnings) => void;
}

/**
 * Refuses, or observes, with these warnings: what was begun ends in one append with the decision. What could not be recorded is begun
 * still. Answers the ids of what was recorded.
 */
export const useDecideWithWarnings = (): ((decision: Decision) => Promise<readonly string[]>) => {
  const execute = useExecute();
  return useCallback(
    async ({ command, targets, warnings, keep }) => {
      const complete = inOrder(warnings);
      keep([]);
      const recorded = await execute(command, { targets, args: { warning: complete } });
      if (recorded.length === 0) keep(complete);
      return recorded;
    },
    [execute],
  );
};
