import { ok, refuse, type Result } from '#lib/result.ts';
import { openIdbLog } from './idb-log.ts';
import { openLogChannel } from './log-channel.ts';
import { deleteDatabase } from './log-database.ts';
import { databaseName } from './log-name.ts';
import { loadLogKey, type FetchLogKey } from './log-key.ts';
import type { EventLog, LogNotice } from './log.ts';
import { createMemoryLog } from './memory-log.ts';
import { letGoMs } from './park-log.ts';
import { createSealer } from './seal.ts';

export interface OpenLogOptions<Problem> {
  readonly userId: string;
  readonly fetchKey: FetchLogKey<Problem>;
  readonly now: () => string;
  readonly onNotice: (notice: LogNotice) => void;
}

/**
 * The log of this user on this computer. Where the browser keeps nothing (private window, storage switched off, a damaged
 * profile) it is one in memory that says so by `isDurable`: the console then works while it is open.
 */
export const openLog = async <Problem>({
  userId,
  fetchKey,
  now,
  onNotice,
}: OpenLogOptions<Problem>): Promise<Result<EventLog, Problem>> => {
  const name = databaseName(userId);
  try {
    const key = await loadLogKey(name, fetchKey, () => onNotice('blocked'));
    if (!key.ok) return key;
    return ok(await openIdbLog({ name, sealer: createSealer(key.value), now, onNotice }));
  } catch {
    // SecurityError, InvalidStateError, UnknownError, or no IndexedDB or WebCrypto at all: browsers differ in what they throw.
    return ok(createMemoryLog(now));
  }
};

/** An old tab that does not let go. The deletion happens when it closes; until then bytes are left. */
export interface DestroyBlocked {
  readonly type: 'DestroyBlocked';
}

/** Logout: the log and its key leave this computer, whatever tabs are open. This tab must have closed the log. */
export const destroyLog = async (userId: string, patienceMs = letGoMs): Promise<Result<void, DestroyBlocked>> => {
  const name = databaseName(userId);
  const channel = openLogChannel(name, () => {});
  channel.tell({ type: 'destroying' });
  channel.close();
  return new Promise((resolve) => {
    // From now on, and not from when the browser calls it blocked: it says so of the first in its queue only, and already of a tab that
    // is about to let go.
    const patience = setTimeout(resolve, patienceMs, refuse({ type: 'DestroyBlocked' }));
    const onGone = (): void => {
      clearTimeout(patience);
      resolve(ok(undefined));
    };
    // Where storage is switched off there is nothing to delete.
    deleteDatabase(name).then(onGone, onGone);
  });
};
