import { unwrap } from 'idb';
import { ok, refuse, type Result } from '#lib/result.ts';
import { liveBlocks, mostInBlock, rowsIn, storedOf, withoutOwner, type Stored } from './block.ts';
import { createLiveBlocks, type LiveBlocks } from './live-blocks.ts';
import { openLogChannel } from './log-channel.ts';
import { openDatabase, type FactStore, type LogDatabase } from './log-database.ts';
import { storageFailure, type EventLog, type HeadMoved, type LogNotice } from './log.ts';
import { readRows } from './reading.ts';
import type { Fact, LogRecord } from './record.ts';
import { endOf, rowOf, type UnplacedRow } from './row.ts';
import type { Sealer } from './seal.ts';

export interface IdbLogOptions {
  readonly name: string;
  readonly sealer: Sealer;
  /** ISO 8601, for people; order comes from `seq` alone, so a clock that jumps does no harm. */
  readonly now: () => string;
  readonly onNotice: (notice: LogNotice) => void;
}

/** The log on disk, in IndexedDB, sealed. Opened by `openLog`, which knows what to do where this fails. */
export const openIdbLog = async ({ name, sealer, now, onNotice }: IdbLogOptions): Promise<EventLog> => {
  const listeners = new Set<(head: number) => void>();
  const grew = (head: number): void => {
    for (const listener of listeners) listener(head);
  };
  let isGivenUp = false;
  let isTerminated = false;
  const giveUp = (notice: LogNotice): void => {
    if (!isGivenUp) onNotice(notice);
    isGivenUp = true;
  };
  const notices = {
    onBlocked: () => onNotice('blocked'),
    onSuperseded: () => giveUp('superseded'),
    onTerminated: () => {
      isTerminated = true;
    },
  };
  let opened = await openDatabase(name, notices);
  const blocks = createLiveBlocks();
  const channel = openLogChannel(name, (news) => {
    if (news.type === 'grew') return grew(news.head);
    opened.db.close();
    giveUp('destroyed');
  });

  /** Browsers close idle connections; one reopening heals that, a second failure is told (reliability, promise 14). */
  const withDatabase = async <T>(job: (db: LogDatabase) => Promise<T>): Promise<T> => {
    if (isGivenUp) throw new DOMException('This tab gave the log up', 'InvalidStateError');
    if (!isTerminated) {
      try {
        return await job(opened.db);
      } catch (error) {
        if (isGivenUp || !isConnectionClosed(error)) throw error;
      }
    }
    opened = await openDatabase(name, notices);
    isTerminated = false;
    return job(opened.db);
  };

  return {
    isDurable: true,
    head: () => withDatabase(async (db) => headIn(db.transaction('facts').store)),

    readAfter: async (seq) => {
      // A block stands at its first row: what is asked for may begin within one.
      const stored = await withDatabase((db) => db.getAll('facts', IDBKeyRange.lowerBound(seq - mostInBlock, true)));
      const rows = stored.flatMap(rowsIn).filter((row) => row.seq > seq);
      if (seq <= blocks.known()) blocks.learn(stored, Math.max(seq, rows.at(-1)?.seq ?? 0));
      return readRows(rows, seq, sealer);
    },

    append: async (facts, expectedHead) => {
      if (opened.isReadOnly) return refuse({ type: 'StorageFailed', reason: 'read-only', message: 'VersionError' });
      const at = now();
      try {
        // Sealed before the transaction begins: IndexedDB commits a transaction that waits for anything else.
        const rows = await Promise.all(facts.map((fact) => rowOf(fact, sealer)));
        const appended = await withDatabase((db) => appendRows(db, { facts, rows, at, expectedHead, blocks }));
        if (appended.ok) {
          const head = expectedHead + facts.length;
          channel.tell({ type: 'grew', head });
          grew(head);
        }
        return appended;
      } catch (error) {
        return refuse(storageFailure(error));
      }
    },

    onAppend: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    readSnapshot: (version) =>
      withDatabase(async (db) => {
        const tx = db.transaction(['facts', 'snapshots']);
        const [snapshot, stored] = await Promise.all([
          tx.objectStore('snapshots').get('latest'),
          tx.objectStore('facts').index('owner').getAll(),
        ]);
        if (snapshot?.version !== version) return null;
        const { seq, finished } = snapshot;
        // An index orders by owner; the log has one order.
        const past = stored
          .flatMap(rowsIn)
          .filter((row) => row.owner !== undefined && row.seq <= seq)
          .toSorted((a, b) => a.seq - b.seq);
        blocks.learn(stored, seq);
        return { seq, version, finished, live: await readRows(past, 0, sealer) };
      }),

    writeSnapshot: async (snapshot) => {
      if (opened.isReadOnly) return;
      await withDatabase(async (db) => {
        const tx = db.transaction('snapshots', 'readwrite', { durability: 'relaxed' });
        const last = await tx.store.get('latest');
        if (last?.version !== snapshot.version || last.seq < snapshot.seq) await tx.store.put({ id: 'latest', ...snapshot });
        await tx.done;
      }).catch(() => {
        // A full disk costs a slower start, not a fact: the append that follows will say that it is full.
      });
    },

    cut: async (before) => {
      if (opened.isReadOnly) return 0;
      return withDatabase((db) => cutPrefix(db, before));
    },

    close: () => {
      isGivenUp = true;
      listeners.clear();
      channel.close();
      opened.db.close();
    },
  };
};

interface Appending {
  readonly facts: readonly Fact[];
  readonly rows: readonly UnplacedRow[];
  readonly at: string;
  readonly expectedHead: number;
  readonly blocks: LiveBlocks;
}

const appendRows = async (db: LogDatabase, appending: Appending): Promise<Result<readonly LogRecord[], HeadMoved>> => {
  const { facts, rows, at, expectedHead, blocks } = appending;
  // Strict: an accepted decision must outlive the power cut that follows it. Chromium's own default is relaxed.
  const tx = db.transaction('facts', 'readwrite', { durability: 'strict' });
  // Bare requests: a promise for each of a thousand rows costs more than the rows, and would say 'saved' too early.
  const store = unwrap(tx.store);
  // IndexedDB runs readwrite transactions of one store one after another, in all tabs: reading the head and writing
  // behind it is one step.
  const asked = headIn(tx.store);
  const done = tx.done.then(
    () => ok(undefined),
    (error: unknown) => refuse(error),
  );
  const isPlain = endsOf(facts).size === 0;
  const written = isPlain ? storedOf(rows, expectedHead + 1, at) : [];
  const add = (): void => {
    for (const stored of written) store.add(stored);
    // Nothing more will be asked: without this the disk waits until this page, busy with its next frame, has heard of each row.
    tx.commit();
  };
  // A fact that comes alone, as nearly all do, is asked for in the same breath: one way to the disk's process less. Whoever appended
  // behind the same head began at the same place, so of two that race one meets the other's row. Of many rows only the first would.
  const isAtOnce = isPlain && rows.length === 1;
  if (isAtOnce) add();
  const head = await asked;
  if (head !== expectedHead) {
    if (head < blocks.known()) blocks.forget();
    if (!isAtOnce) tx.abort();
    const stood = await done;
    // A row that met none of its number: the log was deleted under this page, or cut beyond what it knows.
    if (stood.ok) await takeBack(db, expectedHead + 1);
    return refuse({ type: 'HeadMoved', head });
  }
  if (!isPlain) await addEnding(tx.store, appending);
  else if (!isAtOnce) add();
  // A request that succeeded is not saved: at quota the transaction still aborts (reliability, 0.3). Only `done` counts.
  const saved = await done;
  if (!saved.ok) throw saved.error;
  blocks.drop(endsOf(facts));
  if (blocks.known() === expectedHead) blocks.learn(written, expectedHead + rows.length);
  return ok(facts.map((fact, i): LogRecord => ({ seq: head + i + 1, at, fact })));
};

/** Takes what belonged to this owner out of the rows that stand by themselves, those of this append among them. */
const emptyRows = async (store: FactStore, ended: string): Promise<void> => {
  for (const row of await store.index('owner').getAll(ended))
    putBack(
      store,
      withoutOwner(row, (owner) => owner === ended),
    );
};

const endsOf = (facts: readonly Fact[]): ReadonlySet<string> => new Set(facts.map(endOf).filter((end) => end !== null));

/** Adds rows of which some end what was before them, in this append or an earlier one. */
const addEnding = async (store: FactStore, { facts, rows, at, expectedHead, blocks }: Appending): Promise<void> => {
  await emptyBlocks(store, endsOf(facts), expectedHead, blocks);
  for (const [i, row] of rows.entries()) {
    const fact = facts[i];
    const end = fact ? endOf(fact) : null;
    if (end !== null) await emptyRows(store, end);
    unwrap(store).add({ seq: expectedHead + i + 1, at, ...row });
  }
};

/** Takes what belonged to these owners out of the blocks that earlier appends left. */
const emptyBlocks = async (store: FactStore, ended: ReadonlySet<string>, head: number, blocks: LiveBlocks): Promise<void> => {
  if (blocks.known() < head) blocks.learn(await store.index('owner').getAll(liveBlocks()), head);
  for (const key of blocks.of(ended)) {
    const block = await store.get(key);
    // Another tab may have emptied or cut it.
    if (block)
      putBack(
        store,
        withoutOwner(block, (owner) => ended.has(owner)),
      );
  }
};

const putBack = (store: FactStore, left: Stored | null): void => {
  if (left) unwrap(store).put(left);
};

/** A row that stays is read with the others by whoever catches up, and what it says has then been done: nothing is doubled by it. */
const takeBack = async (db: LogDatabase, seq: number): Promise<void> => {
  try {
    const tx = db.transaction('facts', 'readwrite', { durability: 'strict' });
    await Promise.all([tx.store.delete(seq), tx.done]);
  } catch {
    // The disk will say so to the append that follows.
  }
};

interface KeyCursorSource {
  readonly openKeyCursor: (query: null, direction: 'prev') => Promise<{ readonly key: IDBValidKey } | null>;
}

const headIn = async (store: KeyCursorSource): Promise<number> => {
  const last = await store.openKeyCursor(null, 'prev');
  return typeof last?.key === 'number' ? last.key : 0;
};

const cutPrefix = async (db: LogDatabase, before: string): Promise<number> => {
  const tx = db.transaction(['facts', 'snapshots'], 'readwrite', { durability: 'relaxed' });
  const facts = tx.objectStore('facts');
  const snapshot = await tx.objectStore('snapshots').get('latest');
  const end = Math.min(snapshot?.seq ?? 0, (await headIn(facts)) - 1);
  const isCuttable = (stored: Stored): boolean =>
    (rowsIn(stored).at(-1)?.seq ?? stored.seq) <= end && stored.at < before && stored.owner === undefined;
  let cut = 0;
  for (let cursor = await facts.openCursor(); cursor && isCuttable(cursor.value); cursor = await cursor.continue()) {
    cut += rowsIn(cursor.value).length;
    await cursor.delete();
  }
  await tx.done;
  return cut;
};

const isConnectionClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'InvalidStateError';
