import { useCallback } from 'react';
import type { Result } from '#lib/result.ts';
import { useT } from '#locale/locale.tsx';
import { formatMessage, type Message } from '#locale/translate.ts';
import type { Undone } from '#outbox/undo.ts';
import { useUndo } from '#outbox/workbench.tsx';
import { toast } from '#ui/toast.tsx';

/** Says what was taken back. What goes by its inverse is said as every decision is, when the server has answered. */
export const useSayUndone = () => {
  const t = useT();
  return useCallback(
    ({ withdrawn }: Pick<Undone, 'withdrawn'>): void => {
      if (withdrawn.length > 0) toast.info(t('palette.undone', { n: withdrawn.length }));
    },
    [t],
  );
};

/** Takes several intents back, and says how many, and why the others stay. */
export const useUndoAndSay = () => {
  const { undo } = useUndo();
  const sayUndone = useSayUndone();
  const t = useT();
  return useCallback(
    async (intentIds: readonly string[]): Promise<void> => {
      const outcomes: Result<Undone, Message>[] = [];
      for (const id of intentIds) outcomes.push(await undo(id));
      sayUndone({ withdrawn: outcomes.flatMap((outcome) => (outcome.ok ? outcome.value.withdrawn : [])) });
      for (const reason of new Set(outcomes.flatMap((outcome) => (outcome.ok ? [] : [formatMessage(t, outcome.error)]))))
        toast.error(reason);
    },
    [sayUndone, t, undo],
  );
};
