import type { StoredKey } from './log-database.ts';
import { databaseName } from './log-name.ts';

/** A tab that is asked to let go does so when its last transaction is over. One that has not by then is asleep. */
export const letGoMs = 3000;

/**
 * A forced end of session (401): no tab reads on with the key from here on, and one that has the log open has closed it. Rows stay, sealed;
 * the same user's next login reads them. Small on purpose and without a package: the login page carries it.
 * @throws Error where the database does not open, or not in time, as behind a deletion that a tab asleep holds up: the key is still there.
 */
export const parkLog = (userId: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const patience = setTimeout(reject, letGoMs, new Error('The key of the log could not be dropped in time'));
    dropLogKey(databaseName(userId))
      .catch((error: unknown) => {
        // Without storage there is no key to drop.
        if (!isStorageOff(error)) throw error;
      })
      .finally(() => clearTimeout(patience))
      .then(resolve, reject);
  });

/** The browser has no storage, or forbids it to this site. Whatever else fails leaves on the disk what is there. */
export const isStorageOff = (error: unknown): boolean =>
  (error instanceof DOMException && error.name === 'SecurityError') || globalThis.indexedDB == null;

/**
 * What is on disk stays, unreadable until the same user signs in. A key made here stays too. Out of the database of a newer build as
 * well: who may not read on may not because of a build either.
 */
const dropLogKey = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    // In whatever version it is: nothing is upgraded for its last key.
    const opening = indexedDB.open(name);
    let isNone = false;
    // There is none: a logout has destroyed it, and nothing is made anew.
    opening.addEventListener('upgradeneeded', () => {
      isNone = true;
      opening.transaction?.abort();
    });
    opening.addEventListener('error', () => {
      if (isNone) resolve();
      else reject(opening.error ?? new DOMException());
    });
    opening.addEventListener('success', () => {
      const db = opening.result;
      if (!db.objectStoreNames.contains('keys')) {
        db.close();
        resolve();
        return;
      }
      const tx = db.transaction('keys', 'readwrite', { durability: 'strict' });
      const keys = tx.objectStore('keys');
      const kept: IDBRequest<StoredKey | undefined> = keys.get('log');
      kept.addEventListener('success', () => {
        if (kept.result?.origin === 'server') keys.delete('log');
      });
      tx.addEventListener('complete', () => resolve());
      tx.addEventListener('abort', () => reject(tx.error ?? new DOMException()));
      // When it is over.
      db.close();
    });
  });
