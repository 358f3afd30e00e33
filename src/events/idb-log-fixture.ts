import { openDB } from 'idb';
import { vi } from 'vitest';
import { rowsIn, type Stored } from './block.ts';

export const now = (): string => '2026-11-21T12:00:00.000Z';

/** Rows and blocks as they stand on the disk. */
export const storedIn = async (name: string): Promise<readonly Record<string, unknown>[]> => {
  const db = await openDB(name);
  const all = (await db.getAll('facts')) as Record<string, unknown>[];
  db.close();
  return all;
};

/** Each row of them. */
export const rowsStoredIn = async (name: string): Promise<readonly Record<string, unknown>[]> =>
  (await storedIn(name)).flatMap((each) => rowsIn(each as unknown as Stored)) as unknown as readonly Record<string, unknown>[];

export const putInto = async (name: string, row: unknown): Promise<void> => {
  const db = await openDB(name);
  await db.put('facts', row);
  db.close();
};

/** The next transaction meets a full disk, as Chromium has it: requests succeed, and it aborts when it would commit, by itself or because it is told to. */
export const whileFull = async <T>(work: () => Promise<T>): Promise<T> => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  transaction.mockImplementation(function (this: IDBDatabase, ...asked) {
    transaction.mockRestore();
    const begun = this.transaction(...asked);
    begun.commit = () => begun.abort();
    const store = begun.objectStore('facts');
    const add = store.add.bind(store);
    store.add = (...row) => {
      const request = add(...row);
      request.addEventListener('success', () => begun.abort());
      return request;
    };
    return begun;
  });
  try {
    return await work();
  } finally {
    transaction.mockRestore();
  }
};
