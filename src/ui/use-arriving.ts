import { startTransition, useEffect, useState } from 'react';

/** So many at a time: as much as fits between two keys. */
const atATime = 2;
/** Not every browser says when it has nothing to do. */
const restMs = 16;

const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, restMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: 500 });
  return () => cancelIdleCallback(request);
};

/**
 * How many of `total` heavy parts of a page are drawn by now: the `first` at once, the others a few at a time while nobody needs the
 * thread, until all of them are there. A part that has to be there is drawn by its owner before its turn.
 */
export const useArriving = (total: number, first: number): number => {
  const [arrived, setArrived] = useState(first);
  useEffect(() => {
    if (arrived >= total) return undefined;
    return whenIdle(() => startTransition(() => setArrived(arrived + atATime)));
  }, [arrived, total]);
  return Math.min(arrived, total);
};
