import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Result } from '#lib/result.ts';
import { useT } from '#locale/locale.tsx';
import { say, type Say } from '#locale/translate.ts';
import { toast } from '#ui/toast.tsx';
import { createBurst, typedWithinMs } from './burst.ts';
import { useCommands } from './context.tsx';
import { isOverPage, isTypingIn } from './typing.ts';
import type { Undone } from './undo.ts';
import { useUndo } from './workbench.tsx';

const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead']);

/** Says what became of the decisions that the letters of a word had led to by then. */
const useSayTyped = () => {
  const t = useT();
  return useCallback(
    (outcomes: readonly Result<Undone, Say>[]): void => {
      const done = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
      const refused = outcomes.flatMap((outcome) => (outcome.ok ? [] : [say(t, outcome.error)]));
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
  /** Runs at once, or, with all that is asked for meanwhile, in its turn once no word can be typed any more; never where one was. */
  readonly run: (act: () => void, waitsForWord: boolean) => void;
}

/**
 * A word typed into the page decides nothing: the focus was lost, and nobody chose these keys. What its first letters did is taken back, the
 * others reach nobody, and what became of it is said once that is known.
 */
export const useTypedWords = (): TypedWords => {
  const { palette } = useCommands();
  const { undo } = useUndo();
  const sayTyped = useSayTyped();
  const done = useRef<Promise<readonly string[]>[]>([]);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const burst = createBurst();
    let isSaid = false;
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const runWaiting = (): void => {
      for (const act of waiting.current.splice(0)) act();
    };
    const takeBack = async (isFirst: boolean): Promise<void> => {
      const recorded = await Promise.all(done.current.splice(0));
      const outcomes: Result<Undone, Say>[] = [];
      for (const id of recorded.flat()) outcomes.push(await undo(id));
      if (isFirst || outcomes.length > 0) sayTyped(outcomes);
    };
    const onDown = (event: KeyboardEvent): void => {
      if (event.repeat || modifiers.has(event.key)) return;
      if (palette.current() !== null || isTypingIn(event.target, event.key) || isOverPage(event.target)) return;
      const part = burst.hear(event);
      clearTimeout(quiet);
      quiet = setTimeout(runWaiting, typedWithinMs);
      if (part === 'alone') {
        runWaiting();
        done.current = [];
        isSaid = false;
      }
      if (part !== 'word') return;
      waiting.current = [];
      event.preventDefault();
      event.stopPropagation();
      void takeBack(!isSaid);
      isSaid = true;
    };
    // Before any control of the page hears it.
    window.addEventListener('keydown', onDown, { capture: true });
    return () => {
      clearTimeout(quiet);
      runWaiting();
      window.removeEventListener('keydown', onDown, { capture: true });
    };
  }, [palette, sayTyped, undo]);

  return useMemo(
    () => ({
      did: (recorded) => void done.current.push(recorded),
      run: (act, waitsForWord) => {
        if (waitsForWord || waiting.current.length > 0) waiting.current.push(act);
        else act();
      },
    }),
    [],
  );
};
