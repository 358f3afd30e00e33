/**
 * Why a lock was never granted: whoever asked took that back, or this browser lets the page have none, as where storage is blocked. Then
 * it is as in a browser without Web Locks.
 */
export const isForbidden = (error: unknown): boolean => (error as Partial<Error> | null)?.name !== 'AbortError';

/** Work under a lock, and `without` where the page may have none. What fails under it is not tried again. */
export const underLock = async <T, Lock>(
  request: (work: (lock: Lock) => Promise<T>) => Promise<T>,
  work: (lock: Lock) => Promise<T>,
  without: () => Promise<T>,
): Promise<T> => {
  let hasBegun = false;
  try {
    return await request((lock) => {
      hasBegun = true;
      return work(lock);
    });
  } catch (error) {
    if (hasBegun || !isForbidden(error)) throw error;
    return without();
  }
};
