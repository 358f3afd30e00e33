/** Runs at most `most` at once; the others wait in the order they came. */
export const createLimiter = (most: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on, not given back: a call that comes now can not slip in before one that waits.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
