import { useCallback } from 'react';
import { intentTitle } from '#commands/intent-title.ts';
import type { Result } from '#lib/result.ts';
import { useT } from '#locale/locale.tsx';
import { formatMessage } from '#locale/translate.ts';
import type { NotUndone, Undone, UndoneIntent } from '#outbox/undo.ts';
import { useUndo, useWorkbench } from '#outbox/workbench.tsx';
import { toast } from '#ui/toast.tsx';

/**
 * Says what was taken back by what it was and of what: it may be of a while ago, and of another screen. What goes by its inverse is on its
 * way; that it is done is said as of every decision, when the server has answered.
 */
export const useSayUndone = () => {
  const t = useT();
  const { index } = useWorkbench();
  return useCallback(
    ({ withdrawn, reversed }: Undone): void => {
      const told = (intents: readonly UndoneIntent[]) => ({
        n: intents.length,
        titles: [...new Set(intents.map((intent) => intentTitle(intent, index, t)))].join(', '),
        label: intents[0]?.label ?? '',
      });
      if (withdrawn.length > 0) toast.info(t('palette.undone', told(withdrawn)));
      if (reversed.length > 0) toast.info(t('palette.undoing', told(reversed)));
    },
    [index, t],
  );
};

/** The line below why nothing was taken back. */
export const ofWhat = ({ label }: NotUndone): { readonly detail?: string } => (label ? { detail: label } : {});

/** Takes several intents back, and says how many, and why the others stay. */
export const useUndoAndSay = () => {
  const { undo } = useUndo();
  const sayUndone = useSayUndone();
  const t = useT();
  return useCallback(
    async (intentIds: readonly string[]): Promise<void> => {
      const outcomes: Result<Undone, NotUndone>[] = [];
      for (const id of intentIds) outcomes.push(await undo(id));
      const done = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
      sayUndone({ withdrawn: done.flatMap(({ withdrawn }) => withdrawn), reversed: done.flatMap(({ reversed }) => reversed) });
      const reasons = outcomes.flatMap((outcome) => (outcome.ok ? [] : [{ text: formatMessage(t, outcome.error), why: outcome.error }]));
      for (const text of new Set(reasons.map((each) => each.text))) {
        const [first, ...others] = reasons.filter((each) => each.text === text);
        // Of several that stay for one reason nothing is named: it would be one of them.
        toast.error(text, first && others.length === 0 ? ofWhat(first.why) : {});
      }
    },
    [sayUndone, t, undo],
  );
};
