import type { Stored } from './block.ts';
import { beginReading, isConnectionClosed, type LogDatabase } from './log-database.ts';

/** Where more than so many can not be read it is the disk that fails, and not a record. */
const mostSetAside = 20;

/** Stands for a record whose place is all that is known of it: it is counted as a row that can not be read. */
const unreadable = (seq: number): Stored => ({ seq, at: '', type: '', clear: null, sealed: null });

/**
 * Records behind `after`, where one that the browser can not give back ('Failed to read large IndexedDB value') makes the reading of all
 * fail. Those around it are asked for in halves. It stays on the disk.
 */
export const readAround = async (db: LogDatabase, after: number): Promise<readonly Stored[]> => {
  let setAside = 0;
  const read = async (keys: readonly number[]): Promise<readonly Stored[]> => {
    const first = keys[0];
    if (first === undefined) return [];
    try {
      return await beginReading(db).store.getAll(IDBKeyRange.bound(first, keys.at(-1)));
    } catch (error) {
      if (keys.length === 1) setAside += 1;
      if (isConnectionClosed(error) || setAside > mostSetAside) throw error;
    }
    if (keys.length === 1) return [unreadable(first)];
    const middle = Math.ceil(keys.length / 2);
    return [...(await read(keys.slice(0, middle))), ...(await read(keys.slice(middle)))];
  };
  return read(await beginReading(db).store.getAllKeys(IDBKeyRange.lowerBound(after, true)));
};
