import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Handler } from '#commands/command.ts';
import type { Result } from '#lib/result.ts';
import { useT } from '#locale/locale.tsx';
import { formatMessage, type Message } from '#locale/translate.ts';
import type { Undone } from '#outbox/undo.ts';
import { useUndo } from '#outbox/workbench.tsx';
import { toast } from '#ui/toast.tsx';
import { createBurst } from './burst.ts';
import { useCommands } from './context.tsx';
import { isOverPage, isTypingIn } from './typing.ts';
import { createWaitingActs } from './waiting-acts.ts';

const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead']);

/** Of somebody who decided in a hurry and then touched a wrong key, no more than the last ones are taken for a word. */
const lettersTakenBack = 3;

/** Says what became of the decisions that the letters of a word had led to by then. */
const useSayTyped = () => {
  const t = useT();
  return useCallback(
    (outcomes: readonly Result<Undone, Message>[]): void => {
      const done = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
      const refused = outcomes.flatMap((outcome) => (outcome.ok ? [] : [formatMessage(t, outcome.error)]));
      if (outcomes.length === 0) toast.info(t('hotkeys.typed'));
      if (done.some(({ withdrawn }) => withdrawn.length > 0)) toast.info(t('hotkeys.typedWithdrawn'));
      if (done.some(({ reversed }) => reversed.length > 0)) toast.info(t('hotkeys.typedReversed'));
      if (refused.length > 0) toast.error(t('hotkeys.typedStays', { reason: [...new Set(refused)].join('. ') }));
    },
    [t],
  );
};

interface TypedWords {
  /** Tells what a key led to: the intents it recorded. */
  readonly did: (recorded: Promise<readonly string[]>) => void;
  /** Runs what a key asked for, in the order of the keys. `waitsForWord`: not before no word can be typed any more. */
  readonly run: (act: Handler, waitsForWord: boolean) => void;
  /** Whether what an earlier key asked for is still to be done: what stands on screen may change by it. */
  readonly isBusy: () => boolean;
}

/**
 * A word typed into the page decides nothing: the focus was lost, and nobody chose these keys. What its first letters did is taken back, the
 * others reach nobody, and what became of it is said once that is known.
 *
 * @param asks Whether a command is bound to the key here.
 */
export const useTypedWords = (asks: (event: KeyboardEvent) => boolean): TypedWords => {
  const { palette } = useCommands();
  const { undo } = useUndo();
  const sayTyped = useSayTyped();
  const done = useRef<Promise<readonly string[]>[]>([]);
  const [waiting] = useState(createWaitingActs);
  const latest = useRef(asks);
  useLayoutEffect(() => {
    latest.current = asks;
  });

  useEffect(() => {
    const burst = createBurst();
    let isSaid = false;
    const takeBack = async (isFirst: boolean): Promise<void> => {
      const recorded = await Promise.all(done.current.splice(0));
      const outcomes: Result<Undone, Message>[] = [];
      for (const id of recorded.flat()) outcomes.push(await undo(id));
      if (isFirst || outcomes.length > 0) sayTyped(outcomes);
    };
    const onDown = (event: KeyboardEvent): void => {
      if (event.repeat || modifiers.has(event.key)) return;
      if (palette.current() !== null || isTypingIn(event.target, event.key) || isOverPage(event.target)) return;
      const part = burst.hear(event, latest.current(event));
      if (part === 'alone') {
        waiting.runAll();
        done.current = [];
        isSaid = false;
      }
      if (part !== 'word') {
        waiting.heardKey();
        return;
      }
      waiting.drop();
      event.preventDefault();
      event.stopPropagation();
      void takeBack(!isSaid);
      isSaid = true;
    };
    // Before any control of the page hears it.
    window.addEventListener('keydown', onDown, { capture: true });
    return () => {
      waiting.runAll();
      window.removeEventListener('keydown', onDown, { capture: true });
    };
  }, [palette, sayTyped, undo, waiting]);

  return useMemo(
    () => ({
      did: (recorded) => void (done.current = [...done.current.slice(1 - lettersTakenBack), recorded]),
      run: (act, waitsForWord) => (waitsForWord ? waiting.add(act) : waiting.follow(act)),
      isBusy: waiting.isBusy,
    }),
    [waiting],
  );
};
