import { parkLog } from '#events/park-log.ts';
import { browserStorage } from '#ui/browser-storage.ts';
import { storePreferences } from '#ui/preferences.ts';
import { forgetWaitingFiles } from '#ui/upload/forget-waiting-files.ts';

/**
 * Every trace of the user in local storage, session storage, caches and the files that wait to be sent (row SES-5, decision 8).
 * The log is not touched: the logout command alone destroys it, and whoever goes otherwise drops its key. What was chosen for this
 * computer (colours, language, keys) names nobody and stays.
 */
export const clearBrowser = async (): Promise<void> => {
  await Promise.all([clearStorage(), forgetWaitingFiles()]);
};

/**
 * An end of a session that nobody confirmed: a failed check, /logout by its address, somebody else who enters. The log of whoever is stored
 * here stays, sealed, and its key goes (decision 8). A key that can not be dropped keeps nobody signed in.
 */
export const forgetPerson = async (): Promise<void> => {
  const userId = browserStorage.read('userId');
  await Promise.all([clearBrowser(), userId ? parkLog(userId).catch(reportError) : null]);
};

/**
 * All that, but for the files: where nobody was signed in any more, as after a browser that was killed before it wrote the session
 * down, they still wait for whoever signs in again.
 */
export const clearStorage = async (): Promise<void> => {
  browserStorage.clear();
  storePreferences();
  if (typeof caches === 'undefined') return;
  // Where a policy forbids caches there are none of ours either.
  const names = await caches.keys().catch(() => []);
  await Promise.all(names.map((name) => caches.delete(name)));
};
