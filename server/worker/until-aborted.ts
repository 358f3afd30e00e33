/** Rejects with the signal's reason when it is aborted first: what does not listen to its signal is left to itself. */
export const untilAborted = async <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
  const ended = new AbortController();
  const aborted = new Promise<never>((_resolve, reject) => {
    const abandon = (): void => reject(signal.reason as Error);
    if (signal.aborted) abandon();
    else signal.addEventListener('abort', abandon, { once: true, signal: ended.signal });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    // A signal that follows one of the whole process lives as long as its listeners do, with what the work came to.
    ended.abort();
  }
};
