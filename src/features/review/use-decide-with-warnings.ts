import { useCallback } from 'react';
import type { Target } from '#commands/command.ts';
import { roomBeside } from '#contract/warning.ts';
import { useT } from '#locale/locale.tsx';
import { useExecute } from '#palette/execute.tsx';
import { toast } from '#ui/toast.tsx';
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
  const t = useT();
  const execute = useExecute();
  return useCallback(
    async ({ command, targets, warnings, keep }) => {
      const complete = inOrder(warnings);
      const room = roomBeside(complete);
      if (room < 0) {
        toast.error(t('listing.warnings.tooLong', { n: -room }));
        return [];
      }
      keep([]);
      const recorded = await execute(command, { targets, args: { warning: complete } });
      if (recorded.length === 0) keep(complete);
      return recorded;
    },
    [execute, t],
  );
};
