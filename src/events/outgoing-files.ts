import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { ok, refuse, type Result } from '#lib/result.ts';
import { underLock } from '#lib/web-locks.ts';
import { keptLogKey } from './log-key.ts';
import { storageFailure, type StorageFailed } from './log.ts';
import { databaseName } from './log-name.ts';
import { createSealer, type Sealed, type Sealer } from './seal.ts';

/**
 * Files of intents that are not at the server yet, by the id an intent names them with (`owner`). Like the log they are sealed at rest,
 * parked with it when a session ends from outside, and destroyed with it at logout. The log itself would fold them at every start.
 */
export interface OutgoingFiles {
  /** All of them, durably, or none. Those of the same owner before are gone. To name them right after, `naming` is around both. */
  readonly keep: (owner: string, files: readonly File[]) => Promise<Result<void, StorageFailed>>;
  /** Around keeping files and recording the intent that names them: no tab sweeps in between. */
  readonly naming: <T>(work: () => Promise<T>) => Promise<T>;
  /** In their order; null when one of them can not be read any more. None at all is []. */
  readonly read: (owner: string) => Promise<readonly File[] | null>;
  readonly drop: (owner: string) => Promise<void>;
  /**
   * Drops what a page that ended left behind: files whose owner nobody names. `named` is asked once nobody is `naming`; where that can
   * not be told, files of the last minute stay for another time. Null where it is not known who names what: nothing is dropped.
   */
  readonly sweep: (named: () => Promise<ReadonlySet<string> | null>) => Promise<void>;
}

interface Kept {
  readonly owner: string;
  readonly position: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly head: Sealed;
  readonly body: Sealed;
}

interface OutgoingSchema extends DBSchema {
  files: { key: [owner: string, position: number]; value: Kept };
}

const nameOf = (userId: string): string => `balcao-outgoing:${userId}`;

/** Named within moments of being kept. */
const namedWithinMs = 60_000;

/** The other tabs may be naming too. A page that ends lets go of it. */
const whileNaming = async <T>(userId: string, work: () => Promise<T>): Promise<T> => {
  if (typeof navigator.locks === 'undefined') return work();
  return underLock((named) => navigator.locks.request(nameOf(userId), { mode: 'shared' }, named), work, work);
};
/** Says whether nobody is naming, and lets nobody begin until the work is done. */
const whenNobodyNames = async (userId: string, work: (isNobody: boolean) => Promise<void>): Promise<void> => {
  const unsure = (): Promise<void> => work(false);
  if (typeof navigator.locks === 'undefined') return unsure();
  await underLock(
    (swept) => navigator.locks.request(nameOf(userId), { ifAvailable: true }, swept),
    (lock: Lock | null) => work(lock !== null),
    unsure,
  );
};

/** Opened for each piece of work and closed after it: a logout that deletes the database never has to wait for a tab. */
const inDatabase = async <T>(userId: string, work: (db: IDBPDatabase<OutgoingSchema>) => Promise<T>): Promise<T> => {
  const db = await openDB<OutgoingSchema>(nameOf(userId), 1, {
    upgrade: (created) => void created.createObjectStore('files', { keyPath: ['owner', 'position'] }),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await work(db);
  } finally {
    db.close();
  }
};

const ofOwner = (owner: string): IDBKeyRange => IDBKeyRange.bound([owner, 0], [owner, Number.MAX_SAFE_INTEGER]);

const sealFile = async (sealer: Sealer, owner: string, file: File, position: number): Promise<Kept> => {
  const place = `${owner}/${position}`;
  const [head, body] = await Promise.all([
    sealer.seal({ name: file.name, type: file.type }, place),
    file.arrayBuffer().then((bytes) => sealer.sealBytes(new Uint8Array(bytes), place)),
  ]);
  return { owner, position, at: Date.now(), head, body };
};

const openFile = async (sealer: Sealer, { owner, position, head, body }: Kept): Promise<File | null> => {
  const place = `${owner}/${position}`;
  const [said, bytes] = await Promise.all([sealer.open(head, place), sealer.openBytes(body, place)]);
  if (!said || !bytes) return null;
  const { name, type } = said.value as { readonly name: string; readonly type: string };
  return new File([bytes], name, { type });
};

export const openOutgoingFiles = (userId: string): OutgoingFiles => {
  /** Asked for each time: after a forced end of the session there is none, and that is not the same as a file that is gone. */
  const sealer = async (): Promise<Sealer> => {
    const key = await keptLogKey(databaseName(userId));
    if (!key) throw new DOMException('The key of the log is not here', 'InvalidStateError');
    return createSealer(key);
  };
  const drop = (owner: string): Promise<void> => inDatabase(userId, (db) => db.delete('files', ofOwner(owner)));
  return {
    keep: async (owner, files) => {
      try {
        const seals = await sealer();
        // Sealed before the transaction begins: IndexedDB commits one that waits for anything else.
        const rows = await Promise.all(files.map((file, position) => sealFile(seals, owner, file, position)));
        await inDatabase(userId, async (db) => {
          const tx = db.transaction('files', 'readwrite', { durability: 'strict' });
          await Promise.all([tx.store.delete(ofOwner(owner)), ...rows.map((row) => tx.store.put(row)), tx.done]);
        });
        return ok(undefined);
      } catch (error) {
        return refuse(storageFailure(error));
      }
    },
    read: async (owner) => {
      const rows = await inDatabase(userId, (db) => db.getAll('files', ofOwner(owner)));
      if (rows.length === 0) return [];
      const seals = await sealer();
      const files = await Promise.all(rows.map((row) => openFile(seals, row)));
      return files.every((file) => file !== null) ? files : null;
    },
    naming: (work) => whileNaming(userId, work),
    drop,
    sweep: (named) =>
      whenNobodyNames(userId, async (isNobody) => {
        const names = await named();
        if (!names) return;
        const before = isNobody ? Number.POSITIVE_INFINITY : Date.now() - namedWithinMs;
        await inDatabase(userId, async (db) => {
          const orphans = new Set<string>();
          for (let cursor = await db.transaction('files').store.openCursor(); cursor; cursor = await cursor.continue()) {
            const { owner, at } = cursor.value;
            if (at < before && !names.has(owner)) orphans.add(owner);
          }
          for (const owner of orphans) await db.delete('files', ofOwner(owner));
        });
      }),
  };
};

/** Where nothing survives the page, as the log then lives in memory too. */
export const createMemoryFiles = (): OutgoingFiles => {
  const filesByOwner = new Map<string, readonly File[]>();
  return {
    keep: (owner, files) => {
      filesByOwner.set(owner, files);
      return Promise.resolve(ok(undefined));
    },
    naming: (work) => work(),
    read: (owner) => Promise.resolve(filesByOwner.get(owner) ?? []),
    drop: (owner) => {
      filesByOwner.delete(owner);
      return Promise.resolve();
    },
    sweep: () => Promise.resolve(),
  };
};

/** Part of the logout that destroys the log. Where another tab is in the middle of something, the browser deletes it right after. */
export const destroyOutgoingFiles = (userId: string): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => resolve();
    try {
      const request = indexedDB.deleteDatabase(nameOf(userId));
      for (const end of ['success', 'error', 'blocked'] as const) request.addEventListener(end, done);
    } catch {
      // No IndexedDB here, or a policy forbids it.
      done();
    }
  });
