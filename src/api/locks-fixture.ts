/** Web Locks as the browser has them, one name. */
export const createLocks = () => {
  const queue: { readonly run: () => void; readonly signal: AbortSignal }[] = [];
  let isHeld = false;
  const passOn = (): void => {
    isHeld = false;
    const waiting = queue.shift();
    if (waiting?.signal.aborted) passOn();
    else waiting?.run();
  };
  return {
    request: (_name: string, { signal }: LockOptions, hold: () => Promise<void> | undefined) =>
      new Promise<void>((resolve, reject) => {
        if (!signal) throw new Error('Nobody contends without a way out');
        const run = (): void => {
          isHeld = true;
          void Promise.resolve(hold()).then(() => {
            resolve();
            passOn();
          });
        };
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        if (isHeld) queue.push({ run, signal });
        else run();
      }),
  } as unknown as LockManager;
};
