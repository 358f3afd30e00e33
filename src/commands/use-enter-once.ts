import { useEffect, useRef } from 'react';
import { useRunning } from './context.tsx';
import { isOverPage } from './typing.ts';

/**
 * The Enter that sent a dialog off is used up: pressed once more in the same rhythm it is not a key of the page behind, which shows the next
 * thing by then. Any other key, and the second Enter, is the page's again.
 */
export const useEnterOnce = (): void => {
  const isInDialog = useRef(false);
  const isUsedUp = useRef(false);

  // In the task of the key that asked for it.
  useRunning(() => {
    isUsedUp.current = isInDialog.current;
  });

  useEffect(() => {
    const onDown = (event: KeyboardEvent): void => {
      const isEnter = event.key === 'Enter';
      if (isEnter && isUsedUp.current && !isOverPage(event.target)) {
        event.preventDefault();
        event.stopPropagation();
        isUsedUp.current = event.repeat;
        return;
      }
      isInDialog.current = isEnter && isOverPage(event.target);
      isUsedUp.current = false;
    };
    // Before any control of the page hears it.
    window.addEventListener('keydown', onDown, { capture: true });
    return () => window.removeEventListener('keydown', onDown, { capture: true });
  }, []);
};
