export const waitingFilesName = 'balcao-waiting-files';

/** Every file that waits to be sent, of everybody: part of every logout. Small on purpose, the login page carries it. */
export const forgetWaitingFiles = (): Promise<void> =>
  new Promise((resolve, reject) => {
    if (typeof indexedDB === 'undefined') return resolve();
    const request = indexedDB.deleteDatabase(waitingFilesName);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error(`${waitingFilesName} was not deleted`)));
  });
