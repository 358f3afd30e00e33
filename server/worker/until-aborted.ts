/** Rejects with the signal's reason when it is aborted first: what does not listen to its signal is left to itself. */
export const untilAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      const abandon = (): void => reject(signal.reason as Error);
      if (signal.aborted) abandon();
      else signal.addEventListener('abort', abandon, { once: true });
    }),
  ]);
