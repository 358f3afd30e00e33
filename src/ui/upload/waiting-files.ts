import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { waitingFilesName } from './forget-waiting-files.ts';

interface WaitingFile {
  readonly key: string;
  readonly file: File;
  /** Its pixels were looked at: it may be shown. */
  readonly isPicture: boolean;
}

interface KeptFile extends WaitingFile {
  readonly place: string;
  /** Among the files of its place. */
  readonly position: number;
}

interface WaitingSchema extends DBSchema {
  files: { key: [place: string, key: string]; value: KeptFile; indexes: { place: string } };
}

/** Opened for each piece of work and closed after it: a logout that deletes the database never has to wait for a tab. */
const inDatabase = async <T>(work: (db: IDBPDatabase<WaitingSchema>) => Promise<T>): Promise<T> => {
  const db = await openDB<WaitingSchema>(waitingFilesName, 1, {
    upgrade: (created) => void created.createObjectStore('files', { keyPath: ['place', 'key'] }).createIndex('place', 'place'),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await work(db);
  } finally {
    db.close();
  }
};

export interface WaitingFiles {
  readonly read: () => Promise<readonly WaitingFile[]>;
  /**
   * Keeps these in this order, beside what other tabs keep here. `known` are the keys that lay here by what this form knows: those that
   * are not among the files go; those that lie here no more went by another tab, and are not kept again. The files that found no room
   * are answered.
   */
  readonly keep: (files: readonly WaitingFile[], known?: ReadonlySet<string>) => Promise<readonly File[]>;
  /** These went elsewhere; the others of the place stay. */
  readonly drop: (keys: readonly string[]) => Promise<void>;
  /** Everything of the place was thrown away, whichever tab kept it. */
  readonly clear: () => Promise<void>;
}

/** A browser that is killed forgets what it was only told to write some time. */
const onDisk = { durability: 'strict' } as const;

const isQuota = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * Files of one place (a user's form: 'u1:listing:MLB1') that survive a reload. Only a transaction's completion means kept
 * (reliability 0.3), so each file has its own: one too large takes no other with it.
 */
export const waitingFilesOf = (place: string): WaitingFiles => ({
  read: () =>
    inDatabase(async (db) => {
      const kept = await db.getAllFromIndex('files', 'place', place);
      return kept.toSorted((one, other) => one.position - other.position).map(({ key, file, isPicture }) => ({ key, file, isPicture }));
    }),
  keep: (files, known = nothingKnown) =>
    inDatabase(async (db) => {
      const wanted = new Set(files.map(({ key }) => key));
      await remove(
        db,
        place,
        [...known].filter((key) => !wanted.has(key)),
      );
      const homeless: File[] = [];
      for (const [position, waiting] of files.entries()) {
        // One after another, so that room goes to the first.
        const hasRoom = await put(db, { ...waiting, place, position }, known.has(waiting.key));
        if (!hasRoom) homeless.push(waiting.file);
      }
      return homeless;
    }),
  drop: (keys) => inDatabase((db) => remove(db, place, keys)),
  clear: () => inDatabase(async (db) => remove(db, place, await keysIn(db, place))),
});

const nothingKnown: ReadonlySet<string> = new Set();

const keysIn = async (db: IDBPDatabase<WaitingSchema>, place: string): Promise<readonly string[]> =>
  (await db.getAllKeysFromIndex('files', 'place', place)).map(([, key]) => key);

const remove = async (db: IDBPDatabase<WaitingSchema>, place: string, keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return;
  const transaction = db.transaction('files', 'readwrite', onDisk);
  await Promise.all([...keys.map((key) => transaction.store.delete([place, key])), transaction.done]);
};

/** Nothing is written of a row that went, or that lies there as it is: its bytes would be written again. */
const put = async (db: IDBPDatabase<WaitingSchema>, row: KeptFile, wasThere: boolean): Promise<boolean> => {
  try {
    const transaction = db.transaction('files', 'readwrite', onDisk);
    const there = wasThere ? await transaction.store.get([row.place, row.key]) : undefined;
    const isWritten = wasThere && (there === undefined || isSameRow(there, row));
    await Promise.all([...(isWritten ? [] : [transaction.store.put(row)]), transaction.done]);
    return true;
  } catch (error) {
    if (isQuota(error)) return false;
    throw error;
  }
};

/** Of one key the file is always the same. */
const isSameRow = (one: KeptFile, other: KeptFile): boolean => one.position === other.position && one.isPicture === other.isPicture;
