import { mostInBlock, type Stored } from './block.ts';
import { beginReading, isConnectionClosed, type LogDatabase } from './log-database.ts';

interface StoredAfter {
  readonly stored: readonly Stored[];
  /** The seq asked for; the end of the log where that comes before it, as where it was deleted under this page. */
  readonly from: number;
}

/** Records from the one behind `seq` on, around those that the browser can not give back. */
export const storedAfter = async (db: LogDatabase, seq: number): Promise<StoredAfter> => {
  try {
    return await readAfter(db, seq);
  } catch (error) {
    if (isConnectionClosed(error)) throw error;
    // A part of its own: hardly anybody needs it.
    const { readAround } = await import('./read-around.ts');
    return { stored: await readAround(db, seq - mostInBlock), from: seq };
  }
};

/** Where one reads on, that is one's beginning; only behind a cut it may be the block `seq` is in. */
const readAfter = async (db: LogDatabase, seq: number): Promise<StoredAfter> => {
  const { store } = beginReading(db);
  const stored = await store.getAll(IDBKeyRange.lowerBound(seq, true));
  if (stored[0] === undefined) return { stored, from: Math.min(seq, await headIn(store)) };
  const isWhole = seq === 0 || stored[0].seq === seq + 1;
  return { stored: isWhole ? stored : await store.getAll(IDBKeyRange.lowerBound(seq - mostInBlock, true)), from: seq };
};

interface KeyCursorSource {
  readonly openKeyCursor: (query: null, direction: 'prev') => Promise<{ readonly key: IDBValidKey } | null>;
}

export const headIn = async (store: KeyCursorSource): Promise<number> => {
  const last = await store.openKeyCursor(null, 'prev');
  return typeof last?.key === 'number' ? last.key : 0;
};
