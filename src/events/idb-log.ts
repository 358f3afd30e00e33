import { unwrap } from 'idb';
import { ok, refuse, type Result } from '#lib/result.ts';
import { blockRange, rowsIn, storedOf, withoutOwner, type Stored } from './block.ts';
import { createLiveBlocks, type LiveBlocks } from './live-blocks.ts';
import { openLogChannel } from './log-channel.ts';
import {
  givenOf,
  givenOfOwners,
  isConnectionClosed,
  openDatabase,
  type DatabaseNotice,
  type FactStore,
  type LogDatabase,
  type StoredKey,
} from './log-database.ts';
import { storageFailure, type EventLog, type HeadMoved, type LogNotice } from './log.ts';
import { readRows } from './reading.ts';
import type { Fact, LogRecord } from './record.ts';
import { endOf, rowOf, type UnplacedRow } from './row.ts';
import type { Sealer } from './seal.ts';
import { headIn, storedAfter } from './stored-after.ts';

export interface IdbLogOptions {
  readonly name: string;
  readonly sealer: Sealer;
  /** Of that sealer, to be kept again beside a log that was deleted under this page. */
  readonly key?: StoredKey;
  /** ISO 8601, for people; order comes from `seq` alone, so a clock that jumps does no harm. */
  readonly now: () => string;
  readonly onNotice: (notice: LogNotice) => void;
}

/** The log on disk, in IndexedDB, sealed. Opened by `openLog`, which knows what to do where this fails. */
export const openIdbLog = async ({ name, sealer, key, now, onNotice }: IdbLogOptions): Promise<EventLog> => {
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
  const hear = (notice: DatabaseNotice): void => {
    if (notice === 'terminated') isTerminated = true;
    else if (notice === 'blocked' || notice === 'opened') onNotice(notice);
    else giveUp(notice);
  };
  let opened = await openDatabase(name, hear, key);
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
    opened = await openDatabase(name, hear, key);
    isTerminated = false;
    if (opened.isReadOnly && !isGivenUp) onNotice('superseded');
    // Meanwhile the log may have been deleted and begun anew.
    blocks.forget();
    return job(opened.db);
  };

  /** Null where a newer build owns the database, which may have come while this tab slept. */
  const writing = <T>(job: (db: LogDatabase) => Promise<T>): Promise<T | null> =>
    withDatabase(async (db) => (opened.isReadOnly ? null : job(db)));

  // What an older build reads it may show; it is not the one to send it.
  if (opened.isReadOnly) onNotice('superseded');

  return {
    isDurable: true,
    head: () => withDatabase(async (db) => headIn(db.transaction('facts').store)),

    readAfter: async (seq) => {
      const { stored, from } = await withDatabase((db) => storedAfter(db, seq));
      const rows = stored.flatMap(rowsIn).filter((row) => row.seq > seq);
      if (seq <= blocks.known()) blocks.learn(stored, rows.at(-1)?.seq ?? from);
      const reading = await readRows(rows, from, sealer);
      blocks.drop(endsOf(reading.records.map(({ fact }) => fact)));
      return reading;
    },

    append: async (facts, expectedHead) => {
      const at = now();
      try {
        // Sealed before the transaction begins: IndexedDB commits a transaction that waits for anything else.
        const rows = await Promise.all(facts.map((fact) => rowOf(fact, sealer)));
        const appended = await writing((db) => appendRows(db, { facts, rows, at, expectedHead, blocks }));
        if (appended === null) return refuse({ type: 'StorageFailed', reason: 'read-only', message: 'VersionError' });
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
        tx.done.catch(() => {});
        const read = await Promise.all([tx.objectStore('snapshots').get('latest'), tx.objectStore('facts').index('owner').getAll()]).catch(
          (error: unknown) => {
            if (isConnectionClosed(error)) throw error;
            // A record of these is damaged: without them the log is read from its start, around what can not be.
            return null;
          },
        );
        const [snapshot, stored] = read ?? [];
        if (snapshot?.version !== version || !stored) return null;
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
      await writing(async (db) => {
        const tx = db.transaction('snapshots', 'readwrite', { durability: 'relaxed' });
        const last = await tx.store.get('latest');
        if (last?.version !== snapshot.version || last.seq < snapshot.seq) await tx.store.put({ id: 'latest', ...snapshot });
        await tx.done;
      }).catch(() => {
        // A full disk costs a slower start, not a fact: the append that follows will say that it is full.
      });
    },

    cut: async (before) => (await writing((db) => cutPrefix(db, before))) ?? 0,

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
  // A fact that comes alone, as nearly all do, is asked for in the same breath: one way to the disk's process less. A tab that
  // appended behind the same head began at the same place, so of two that race one meets the other's row. Of many rows only the first
  // would. (A log that was deleted under this page and begun anew may have a block there: see `takeBack`.)
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
  if (!isPlain) await whole(tx, addEnding(tx.store, appending));
  else if (!isAtOnce) add();
  // A request that succeeded is not saved: at quota the transaction still aborts (reliability, 0.3). Only `done` counts.
  const saved = await done;
  if (!saved.ok) throw saved.error;
  blocks.drop(endsOf(facts));
  if (blocks.known() === expectedHead) blocks.learn(written, expectedHead + rows.length);
  return ok(facts.map((fact, i): LogRecord => ({ seq: head + i + 1, at, fact })));
};

/** What breaks off midway would be committed as far as it came. Where the transaction is over already, its `done` knows why. */
const whole = async (tx: { readonly abort: () => void }, work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (abort(tx)) throw error;
  }
};

/** False where it was over already. */
const abort = (tx: { readonly abort: () => void }): boolean => {
  try {
    tx.abort();
    return true;
  } catch {
    return false;
  }
};

/** Takes what belonged to this owner out of the rows that stand by themselves. Asked anew for each end: one of this append may end another of it. */
const emptyRows = async (store: FactStore, ended: string): Promise<void> => {
  const { found } = await givenOfOwners(store, ended);
  for (const row of found) putEmptied(store, row, new Set([ended]));
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
  if (blocks.known() < head) {
    const { found, isAll } = await givenOfOwners(store, blockRange());
    // What could not be given this time is looked for again with the next end.
    blocks.learn(found, isAll ? head : 0);
  }
  // Another tab may have emptied or cut one.
  for (const block of await givenOf(store, blocks.of(ended))) putEmptied(store, block, ended);
};

const putEmptied = (store: FactStore, stored: Stored, ended: ReadonlySet<string>): void => {
  const left = withoutOwner(stored, (owner) => ended.has(owner));
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
