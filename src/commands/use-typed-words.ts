import { useCallback, useEffect, useRef } from 'react';
import { useT } from '#locale/locale.tsx';
import { toast } from '#ui/toast.tsx';
import { createBurst } from './burst.ts';
import { useCommands } from './context.tsx';
import { isOverPage, isTypingIn } from './typing.ts';
import { useUndo } from './workbench.tsx';

const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead']);

/** Answers how to tell what a key led to: the intents it recorded. */
type Did = (recorded: Promise<readonly string[]>) => void;

/**
 * A word typed into the page decides nothing: the focus was lost, and nobody chose these keys. What its first letters did is taken back, the
 * others reach nobody, and it is said.
 */
export const useTypedWords = (): Did => {
  const { palette } = useCommands();
  const { undo } = useUndo();
  const t = useT();
  const done = useRef<Promise<readonly string[]>[]>([]);

  useEffect(() => {
    const burst = createBurst();
    let isSaid = false;
    const takeBack = async (): Promise<void> => {
      const recorded = await Promise.all(done.current.splice(0));
      for (const id of recorded.flat()) await undo(id);
    };
    const onDown = (event: KeyboardEvent): void => {
      if (event.repeat || modifiers.has(event.key)) return;
      if (palette.current() !== null || isTypingIn(event.target, event.key) || isOverPage(event.target)) return;
      const part = burst.hear(event);
      if (part === 'alone') {
        done.current = [];
        isSaid = false;
      }
      if (part !== 'word') return;
      event.preventDefault();
      event.stopPropagation();
      if (!isSaid) toast.info(t('hotkeys.typed'));
      isSaid = true;
      void takeBack();
    };
    // Before any control of the page hears it.
    window.addEventListener('keydown', onDown, { capture: true });
    return () => window.removeEventListener('keydown', onDown, { capture: true });
  }, [palette, t, undo]);

  return useCallback((recorded) => void done.current.push(recorded), []);
};
