import { useCallback } from 'react';
import { intentTitle } from '#commands/intent-title.ts';
import { useT } from '#locale/locale.tsx';
import { formatMessage, type Translate } from '#locale/translate.ts';
import { isStopping, type NotUndone, type Undone, type UndoneIntent } from '#outbox/undo.ts';
import { useUndo, useWorkbench } from '#outbox/workbench.tsx';
import { toast } from '#ui/toast.tsx';

/**
 * Says what was taken back by what it was and of what: it may be of a while ago, and of another screen. What goes by its inverse is on its
 * way; that it is done is said as of every decision, when the server has answered. What stays is said with why.
 */
export const useSayUndone = () => {
  const t = useT();
  const { index } = useWorkbench();
  return useCallback(
    (undone: Undone): void => {
      const { withdrawn, reversed } = undone;
      const told = (intents: readonly UndoneIntent[]) => ({
        n: intents.length,
        titles: [...new Set(intents.map((intent) => intentTitle(intent, index, t)))].join(', '),
        label: intents[0]?.label ?? '',
      });
      if (withdrawn.length > 0) toast.info(t('palette.undone', told(withdrawn)));
      if (reversed.length > 0) toast.info(t('palette.undoing', told(reversed)));
      sayStayed(t, undone);
    },
    [index, t],
  );
};

/** The line below why nothing was taken back. */
const ofWhat = ({ label }: NotUndone): { readonly detail?: string } => (label ? { detail: label } : {});

/** Why nothing was taken back. That nothing can be kept now is a fault, and stands until it was read. */
export const sayNotUndone = (t: Translate, why: NotUndone): void =>
  void toast[isStopping(why) ? 'error' : 'info'](formatMessage(t, why), ofWhat(why));

/** Each reason once. Of several that stay for the same none is named: it would be one of them. */
export const whyOfEach = (t: Translate, whys: readonly NotUndone[]): readonly { readonly text: string; readonly detail?: string }[] => {
  const byText = new Map<string, readonly NotUndone[]>();
  for (const why of whys) {
    const text = formatMessage(t, why);
    byText.set(text, [...(byText.get(text) ?? []), why]);
  }
  return [...byText].map(([text, [first, ...others]]) => ({ text, ...(first && others.length === 0 && ofWhat(first)) }));
};

/** Why others were not taken back with it: until it was read. Where nothing was, whoever asked knows that it still stands, if nothing is at fault. */
export const sayStayed = (t: Translate, { withdrawn, reversed, stayed }: Undone): void => {
  const say = withdrawn.length + reversed.length > 0 || stayed.some(isStopping) ? toast.error : toast.info;
  for (const { text, ...of } of whyOfEach(t, stayed)) say(text, of);
};

/** Takes several intents back that were recorded together, and says how many, and why the others stay. */
export const useUndoAndSay = () => {
  const { undoNamed } = useUndo();
  const sayUndone = useSayUndone();
  return useCallback(async (intentIds: readonly string[]): Promise<void> => sayUndone(await undoNamed(intentIds)), [sayUndone, undoNamed]);
};
