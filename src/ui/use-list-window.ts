import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { clampStart, windowStartFor } from './list-window.ts';

interface ListWindowInput {
  readonly active: number;
  readonly count: number;
  readonly rowHeight: number;
  readonly scroller: RefObject<HTMLDivElement | null>;
}

/** The window follows the cursor, and what is scrolled into view where the cursor is not. */
export const useListWindow = ({ active, count, rowHeight, scroller }: ListWindowInput) => {
  const [{ start, followed }, setWindow] = useState({ start: 0, followed: -1 });
  const isStep = active !== followed && active >= 0;
  const wanted = isStep ? windowStartFor(active, count, start) : clampStart(start, count);
  if (isStep || wanted !== start) setWindow({ start: wanted, followed: active });

  const scrolledFrom = useRef<number | null>(null);
  const showFrom = useCallback(
    (index: number): void => {
      const next = windowStartFor(index, count, start);
      if (next === start) return;
      scrolledFrom.current = start;
      setWindow((now) => ({ ...now, start: next }));
    },
    [count, start],
  );

  // What is in view stays where it is: the window moved under it, not the reader.
  useLayoutEffect(() => {
    if (scrolledFrom.current !== null) scroller.current?.scrollBy({ top: (scrolledFrom.current - start) * rowHeight });
    scrolledFrom.current = null;
  }, [start, rowHeight, scroller]);

  return { start: wanted, showFrom };
};
