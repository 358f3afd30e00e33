export const waitingFilesName = 'balcao-waiting-files';

/**
 * Every file that waits to be sent, of everybody: part of every logout, so it never stops one. Where another tab still has the
 * database open (they close it when asked), the browser deletes it as soon as that tab lets go; where there is no database to be
 * had, there is none to delete. Small on purpose, the login page carries it.
 */
export const forgetWaitingFiles = (): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => resolve();
    try {
      const request = indexedDB.deleteDatabase(waitingFilesName);
      for (const end of ['success', 'error', 'blocked'] as const) request.addEventListener(end, done);
    } catch {
      // No IndexedDB here, or a policy forbids it.
      done();
    }
  });
