import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { waitingFilesName } from './forget-waiting-files.ts';

export interface WaitingFile {
  readonly key: string;
  readonly file: File;
  /** Its pixels were looked at: it may be shown. */
  readonly isPicture: boolean;
  /** Nobody has looked into it yet. */
  readonly isUnchecked?: boolean | undefined;
  /** Key of the entry whose place it takes when it comes in. */
  readonly instead?: string | undefined;
  /** Said by its person before it was chosen. */
  readonly isOffWhite?: boolean | undefined;
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
  /** What can be had; what can not be read now stays where it lies. */
  readonly read: () => Promise<readonly WaitingFile[]>;
  /**
   * Keeps these in this order, beside what other tabs keep here. `known` are the keys this form read or gave to be kept before: those
   * that are not among the files go; those that lie here no more went by another tab, and are not kept again.
   * The files that found no room are answered; rejected where nothing can be written. Either way the page holds what the disk has not.
   */
  readonly keep: (files: readonly WaitingFile[], known?: ReadonlySet<string>) => Promise<readonly File[]>;
  /** These went elsewhere; the others of the place stay. */
  readonly drop: (keys: readonly string[]) => Promise<void>;
  /**
   * What was there was thrown away, whichever tab kept it: what this page read or kept of the place, all of it where it never read it. What
   * another tab attached since stays: it is shown there, and was not here.
   */
  readonly clear: () => Promise<void>;
}

/** By place and key what the disk has not: gone with the page, but not with a field that begins anew in it. */
const heldByPage = new Map<string, Map<string, KeptFile>>();
const heldIn = (place: string): Map<string, KeptFile> => {
  const held = heldByPage.get(place) ?? new Map<string, KeptFile>();
  heldByPage.set(place, held);
  return held;
};

/** By place what this page has read or given to be kept; of a place that is not here it knows nothing. */
const knownByPage = new Map<string, ReadonlySet<string>>();
const learn = (place: string, files: readonly WaitingFile[]): void =>
  void knownByPage.set(place, new Set([...(knownByPage.get(place) ?? []), ...files.map(({ key }) => key)]));

const lastOf = new Map<string, Promise<unknown>>();
/** One work of a place after the other: a field that begins anew reads what the one before it was about to write. */
const inLine = async <T>(place: string, work: () => Promise<T>): Promise<T> => {
  const done = (lastOf.get(place) ?? Promise.resolve()).then(work, work);
  lastOf.set(place, done);
  return done;
};

/** A browser that is killed forgets what it was only told to write some time. */
const onDisk = { durability: 'strict' } as const;

const isQuota = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * Files of one place (a user's form: 'u1:listing:MLB1') that survive a reload. Only a transaction's completion means kept
 * (reliability 0.3), so each file has its own: one too large takes no other with it.
 */
export const waitingFilesOf = (place: string): WaitingFiles => ({
  read: () =>
    inLine(place, async () => {
      const found = await inDatabase((db) => db.getAllFromIndex('files', 'place', place)).catch(() => null);
      const rows = found ?? [];
      if (found) learn(place, found);
      const held = heldIn(place);
      return [...rows.filter(({ key }) => !held.has(key)), ...held.values()]
        .toSorted((one, other) => one.position - other.position)
        .map(({ place: _place, position: _position, ...waiting }) => waiting);
    }),
  keep: (files, known = nothingKnown) =>
    inLine(place, async () => {
      learn(place, files);
      const held = heldIn(place);
      const wanted = new Set(files.map(({ key }) => key));
      const gone = [...known].filter((key) => !wanted.has(key));
      for (const key of gone) held.delete(key);
      const lay = new Set([...known].filter((key) => !held.has(key)));
      const rows = files.map((waiting, position) => ({ ...waiting, place, position }));
      // Until the disk has it.
      for (const row of rows) if (!lay.has(row.key)) held.set(row.key, row);
      await inDatabase(async (db) => {
        await remove(db, place, gone);
        // One after another, so that room goes to the first.
        for (const row of rows) if (await put(db, row, lay.has(row.key))) held.delete(row.key);
      });
      return files.flatMap(({ key, file }) => (held.has(key) ? [file] : []));
    }),
  drop: (keys) =>
    inLine(place, async () => {
      const held = heldIn(place);
      const lay = keys.filter((key) => !held.delete(key));
      if (lay.length > 0) await inDatabase((db) => remove(db, place, lay));
    }),
  clear: () =>
    inLine(place, async () => {
      heldIn(place).clear();
      const known = knownByPage.get(place);
      await inDatabase(async (db) => remove(db, place, known ? [...known] : await keysIn(db, place)));
      if (known) knownByPage.set(place, nothingKnown);
    }),
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
const isSameRow = (one: KeptFile, other: KeptFile): boolean =>
  one.position === other.position && one.isPicture === other.isPicture && one.isUnchecked === other.isUnchecked;
