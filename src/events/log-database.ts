import { deleteDB, openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import type { Stored } from './block.ts';

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

export interface DatabaseNotices {
  /** An old tab keeps the database and does not let go. */
  readonly onBlocked: () => void;
  /** Another tab wants to upgrade it; the connection is already closed. */
  readonly onSuperseded: () => void;
  /** Another tab deletes it; the connection is already closed. */
  readonly onDestroyed: () => void;
  /** The browser took the connection away, as it does after a long sleep. */
  readonly onTerminated: () => void;
}

export interface OpenedDatabase {
  readonly db: LogDatabase;
  /** A newer build was here: rows may be read, none may be added. */
  readonly isReadOnly: boolean;
}

export const openDatabase = async (name: string, notices: DatabaseNotices): Promise<OpenedDatabase> => {
  try {
    return { db: await open(name, databaseVersion, notices), isReadOnly: false };
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'VersionError') throw error;
    return { db: await open(name, undefined, notices), isReadOnly: true };
  }
};

const open = (
  name: string,
  version: number | undefined,
  { onBlocked, onSuperseded, onDestroyed, onTerminated }: DatabaseNotices,
): Promise<LogDatabase> =>
  openDB<LogSchema>(name, version, {
    upgrade: (db, before) => {
      if (before >= 1) return;
      db.createObjectStore('facts', { keyPath: 'seq' }).createIndex('owner', 'owner');
      db.createObjectStore('snapshots', { keyPath: 'id' });
      db.createObjectStore('keys', { keyPath: 'id' });
    },
    blocked: onBlocked,
    blocking: (_current, wanted, event) => {
      // Closing at once lets a new build open, and a logout delete, while this tab is still there (reliability, promise 13).
      (event.target as IDBDatabase).close();
      // What is deleted has no version to come.
      if (wanted === null) onDestroyed();
      else onSuperseded();
    },
    terminated: onTerminated,
  });

/** Resolves when every byte is gone, which another tab may keep from happening; rejects where there is no storage. */
export const deleteDatabase = async (name: string): Promise<void> => {
  await deleteDB(name);
};
