import { ok, type Result } from '#lib/result.ts';
import { openDatabase, type DatabaseNotice, type StoredKey } from './log-database.ts';
import { importLogKey, makeLogKey } from './seal.ts';

/** Asks the server for this user's key in base64; null where the server has no such call (decision 8). */
export type FetchLogKey<Problem> = () => Promise<Result<string | null, Problem>>;

/** The key kept beside the log since the last login, else the server's, else one made here. */
export const loadLogKey = async <Problem>(
  name: string,
  fetchKey: FetchLogKey<Problem>,
  onNotice: (notice: DatabaseNotice) => void,
): Promise<Result<StoredKey, Problem>> => {
  const kept = await storedKey(name, onNotice);
  if (kept) return ok(kept);
  // Nothing is held open meanwhile: a newer build that comes would take it away.
  const fetched = await fetchKey();
  if (!fetched.ok) return fetched;
  const found: StoredKey =
    fetched.value === null
      ? { id: 'log', key: await makeLogKey(), origin: 'local' }
      : { id: 'log', key: await importLogKey(fetched.value), origin: 'server' };
  const { db, isReadOnly } = await openDatabase(name, onNotice);
  try {
    if (isReadOnly) return ok(found);
    const tx = db.transaction('keys', 'readwrite', { durability: 'strict' });
    // Two tabs may have made one each: the first to be kept is the key of both.
    const first = await tx.store.get('log');
    if (!first) await tx.store.add(found);
    await tx.done;
    return ok(first ?? found);
  } finally {
    db.close();
  }
};

/** The key kept beside the log; null before the log was opened, and after its key was dropped. */
export const keptLogKey = async (name: string): Promise<CryptoKey | null> => (await storedKey(name, () => {}))?.key ?? null;

const storedKey = async (name: string, onNotice: (notice: DatabaseNotice) => void): Promise<StoredKey | undefined> => {
  const { db } = await openDatabase(name, onNotice);
  try {
    return await db.get('keys', 'log');
  } finally {
    db.close();
  }
};
