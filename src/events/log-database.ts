import { deleteDB, openDB, unwrap, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import type { Stored } from './block.ts';
import { letGoMs } from './park-log.ts';

export interface StoredKey {
  readonly id: 'log';
  readonly key: CryptoKey;
  /** `server`: can be had again at the next login, so a forced end of session drops it. `local`: lost once dropped. */
  readonly origin: 'server' | 'local';
}

interface StoredSnapshot {
  readonly id: 'latest';
  readonly seq: number;
  readonly version: string;
  readonly finished: unknown;
}

interface LogSchema extends DBSchema {
  facts: { key: number; value: Stored; indexes: { owner: string } };
  snapshots: { key: string; value: StoredSnapshot };
  keys: { key: string; value: StoredKey };
}
export type LogDatabase = IDBPDatabase<LogSchema>;
export type FactStore = IDBPObjectStore<LogSchema, ['facts'], 'facts', 'readwrite'>;

/**
 * Raised with every change of stores, indexes or of what stands in them that an older build can not read; an old tab then closes its
 * connection and says so. 2: blocks.
 */
export const databaseVersion = 2;

/**
 * `blocked`: the database does not open, mostly since another tab does not let go of it; `opened`: that is over. `superseded`: another
 * tab wants to upgrade it, `destroyed`: another tab deletes it; the connection is already closed. `terminated`: the browser took it
 * away, as it does after a long sleep.
 */
export type DatabaseNotice = 'blocked' | 'opened' | 'superseded' | 'destroyed' | 'terminated';

type OnDatabaseNotice = (notice: DatabaseNotice) => void;

export interface OpenedDatabase {
  readonly db: LogDatabase;
  /** A newer build was here: rows may be read, none may be added. */
  readonly isReadOnly: boolean;
}

/** @param key Kept beside a log that begins here. Where it was deleted under an open page, nobody else may have that key. */
export const openDatabase = async (name: string, onNotice: OnDatabaseNotice, key?: StoredKey): Promise<OpenedDatabase> => {
  try {
    return { db: await open({ name, version: databaseVersion, key }, onNotice), isReadOnly: false };
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'VersionError') throw error;
    return { db: await open({ name }, onNotice), isReadOnly: true };
  }
};

interface Asked {
  readonly name: string;
  readonly version?: number;
  readonly key?: StoredKey | undefined;
}

const open = async ({ name, version, key }: Asked, onNotice: OnDatabaseNotice): Promise<LogDatabase> => {
  let isBlocked = false;
  const block = (): void => {
    if (!isBlocked) onNotice('blocked');
    isBlocked = true;
  };
  // A deletion that a tab asleep holds up comes first in the browser's queue, and of what waits behind it no browser says that it is blocked.
  const patience = setTimeout(block, letGoMs);
  try {
    return await openDB<LogSchema>(name, version, {
      upgrade: (db, before) => {
        if (before >= 1) return;
        db.createObjectStore('facts', { keyPath: 'seq' }).createIndex('owner', 'owner');
        db.createObjectStore('snapshots', { keyPath: 'id' });
        const keys = unwrap(db.createObjectStore('keys', { keyPath: 'id' }));
        if (key) keys.add(key);
      },
      blocked: block,
      blocking: (_current, wanted, event) => {
        // Closing at once lets a new build open, and a logout delete, while this tab is still there (reliability, promise 13).
        (event.target as IDBDatabase).close();
        // What is deleted has no version to come.
        onNotice(wanted === null ? 'destroyed' : 'superseded');
      },
      terminated: () => onNotice('terminated'),
    });
  } finally {
    clearTimeout(patience);
    if (isBlocked) onNotice('opened');
  }
};

export const isConnectionClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'InvalidStateError';

/** A transaction of which it is known by its requests alone whether it failed. */
export const beginReading = (db: LogDatabase) => {
  const tx = db.transaction('facts');
  tx.done.catch(() => {});
  return tx;
};

/** Undefined where the browser can not give it back. The transaction goes on, and its `done` does not fail. */
const given = <T>(request: IDBRequest<T>): Promise<T | undefined> =>
  new Promise((resolve) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', (failed) => {
      failed.preventDefault();
      failed.stopPropagation();
      resolve(undefined);
    });
  });

/** The records of these keys but those that are gone or damaged: neither keeps the others from being written. */
export const givenOf = async (store: FactStore, keys: Iterable<number>): Promise<readonly Stored[]> => {
  const found = await Promise.all(Array.from(keys, (key) => given<Stored | undefined>(unwrap(store).get(key))));
  return found.filter((stored) => stored !== undefined);
};

/** The same of those that the index has there, and whether none is missing. One by one only where one of them is damaged. */
export const givenOfOwners = async (
  store: FactStore,
  owners: string | IDBKeyRange,
): Promise<{ readonly found: readonly Stored[]; readonly isAll: boolean }> => {
  const index = store.index('owner');
  const all = await given<Stored[]>(unwrap(index).getAll(owners));
  return all ? { found: all, isAll: true } : { found: await givenOf(store, await index.getAllKeys(owners)), isAll: false };
};

/** Resolves when every byte is gone, which another tab may keep from happening; rejects where the browser fails at it, or has no storage. */
export const deleteDatabase = async (name: string): Promise<void> => {
  await deleteDB(name);
};
