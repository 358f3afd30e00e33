import { useEffect, useRef } from 'react';
import { useRunning } from './context.tsx';
import { rhythmMs } from './rhythm.ts';
import { isOverPage } from './typing.ts';

/**
 * The Enter that sent a dialog off, or decided on the page, is used up: pressed once more in the same rhythm it is not a key of the page,
 * which shows the next thing by then. Any other key, and the second Enter, is the page's again (issue 21, row 8).
 */
export const useEnterOnce = (): void => {
  /** When Enter was pressed, as its event tells; null after anything else. */
  const enteredAt = useRef<number | null>(null);
  const usedUpAt = useRef<number | null>(null);

  // In the task of the key that asked for it.
  useRunning(() => {
    usedUpAt.current = enteredAt.current;
  });

  useEffect(() => {
    const onDown = (event: KeyboardEvent): void => {
      const isEnter = event.key === 'Enter';
      // A key that is held repeats later than the rhythm, and is the same press.
      const isInRhythm = usedUpAt.current !== null && (event.repeat || event.timeStamp - usedUpAt.current <= rhythmMs);
      if (isEnter && isInRhythm && !isOverPage(event.target)) {
        event.preventDefault();
        event.stopPropagation();
        usedUpAt.current = event.repeat ? event.timeStamp : null;
        return;
      }
      enteredAt.current = isEnter ? event.timeStamp : null;
      usedUpAt.current = null;
    };
    const onPointer = (): void => {
      enteredAt.current = null;
      usedUpAt.current = null;
    };
    // Before any control of the page hears it.
    window.addEventListener('keydown', onDown, { capture: true });
    window.addEventListener('pointerdown', onPointer, { capture: true });
    return () => {
      window.removeEventListener('keydown', onDown, { capture: true });
      window.removeEventListener('pointerdown', onPointer, { capture: true });
    };
  }, []);
};
