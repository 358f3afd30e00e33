import { ok, refuse, type Result } from '#lib/result.ts';
import { openIdbLog } from './idb-log.ts';
import { openLedger, type Ledger } from './ledger.ts';
import { openLogChannel } from './log-channel.ts';
import { deleteDatabase, type DatabaseNotice } from './log-database.ts';
import { databaseName } from './log-name.ts';
import { loadLogKey, type FetchLogKey } from './log-key.ts';
import type { EventLog, LogNotice } from './log.ts';
import { isStorageOff, letGoMs, parkLog } from './park-log.ts';
import { createSealer } from './seal.ts';

export interface OpenLogOptions<Problem> {
  readonly userId: string;
  readonly fetchKey: FetchLogKey<Problem>;
  readonly now: () => string;
  readonly onNotice: (notice: LogNotice) => void;
}

/**
 * The log of this user on this computer. Where the browser keeps nothing (private window, storage switched off), or can not open what it
 * keeps, it is one in memory that says so by `isDurable`: the console then works while it is open.
 */
export const openLog = async <Problem>({
  userId,
  fetchKey,
  now,
  onNotice,
}: OpenLogOptions<Problem>): Promise<Result<EventLog, Problem>> => {
  const name = databaseName(userId);
  try {
    const hear = (notice: DatabaseNotice): void => {
      if (notice === 'blocked' || notice === 'opened') onNotice(notice);
    };
    const found = await loadLogKey(name, fetchKey, hear);
    if (!found.ok) return found;
    const { value: key } = found;
    return ok(await openIdbLog({ name, sealer: createSealer(key.key), key, now, onNotice }));
  } catch (error) {
    // InvalidStateError, UnknownError: browsers differ in what they throw where there is something they can not open.
    if (!isStorageOff(error)) onNotice('unread');
    return ok(await logInMemory(now));
  }
};

/** A part of its own: hardly anybody needs it, and a person who does has just come over the network. */
const logInMemory = async (now: () => string): Promise<EventLog> => (await import('./memory-log.ts')).createMemoryLog(now);

interface OpenLedger {
  readonly log: EventLog;
  readonly ledger: Ledger;
}

/** The log with what is folded from it. One that opens and can not be read is left as it is, and this page works in memory too. */
export const openUserLedger = async <Problem>(options: OpenLogOptions<Problem>): Promise<Result<OpenLedger, Problem>> => {
  const opened = await openLog(options);
  if (!opened.ok) return opened;
  const { value: log } = opened;
  try {
    return ok({ log, ledger: await openLedger(log) });
  } catch (error) {
    // A defect of ours is none of the disk's.
    if (!(error instanceof DOMException)) throw error;
    log.close();
    options.onNotice('unread');
    const inMemory = await logInMemory(options.now);
    return ok({ log: inMemory, ledger: await openLedger(inMemory) });
  }
};

/**
 * Why bytes are left. `DestroyBlocked`: an old tab does not let go; the deletion happens when it closes. `DestroyFailed`: the browser
 * could not.
 */
export interface NotDestroyed {
  readonly type: 'DestroyBlocked' | 'DestroyFailed';
}

/** Logout: the log and its key leave this computer, whatever tabs are open. This tab must have closed the log. */
export const destroyLog = async (userId: string, patienceMs = letGoMs): Promise<Result<void, NotDestroyed>> => {
  const name = databaseName(userId);
  const channel = openLogChannel(name, () => {});
  channel.tell({ type: 'destroying' });
  channel.close();
  return new Promise((resolve) => {
    // From now on, and not from when the browser calls it blocked: it says so of the first in its queue only, and already of a tab that
    // is about to let go.
    const patience = setTimeout(resolve, patienceMs, refuse({ type: 'DestroyBlocked' }));
    void deleteDatabase(name)
      .then(() => ok(undefined), failed)
      .then((outcome) => {
        clearTimeout(patience);
        resolve(outcome);
      });
  });
};

/** Where storage is switched off there is nothing to delete. */
const failed = (error: unknown): Result<void, NotDestroyed> => (isStorageOff(error) ? ok(undefined) : refuse({ type: 'DestroyFailed' }));

/** Logout of a page that could not read the log: nobody could be asked about what is in it, so it stays, without its key. */
export const leaveUnread = (userId: string): Promise<Result<void, NotDestroyed>> =>
  parkLog(userId).then(
    () => ok(undefined),
    () => refuse({ type: 'DestroyFailed' }),
  );
