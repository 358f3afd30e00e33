import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Since when this has been on screen, milliseconds since 1970; null while it is not painted. Asked at the key, not drawn: a state of its own
 * would draw every button twice at each step.
 * @param shown What is drawn, by name; null while it is not all here.
 */
export const useShownSince = (shown: string | null): (() => number | null) => {
  const since = useRef<number | null>(null);
  useLayoutEffect(() => {
    since.current = null;
    if (shown === null) return undefined;
    let task: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // A frame's callbacks run before it is painted, tasks after.
      task = setTimeout(() => {
        since.current = Date.now();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [shown]);
  return useCallback(() => since.current, []);
};
