import type { Problem } from '#api/client.ts';
import { getLogKey } from '#contract/session.ts';
import { cutOldRows } from '#events/cut-old-rows.ts';
import type { LogNotice } from '#events/log.ts';
import { createMemoryFiles, destroyOutgoingFiles, openOutgoingFiles } from '#events/outgoing-files.ts';
import { destroyLog, leaveUnread, openUserLedger, type NotDestroyed } from '#events/open-log.ts';
import { parkLog } from '#events/park-log.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { holdUntilRefetched } from './hold-until-refetched.ts';
import type { OutboxDeps } from './outbox.ts';
import { keepOutgoing } from './outgoing.ts';
import { guardUnload } from '#ui/unload-guard.ts';
import { createRecent } from './recent.ts';
import type { OutboxRunner } from './outbox-runner.ts';
import { openTabOutbox } from './tab-outbox.ts';
import type { Workbench } from './workbench.tsx';

export type WorkbenchOptions = Pick<Workbench, 'api' | 'index' | 'queryClient' | 'actor' | 'undoWindowMs' | 'baseOf'> &
  Pick<OutboxDeps, 'refetch'> & {
    readonly userId: string;
    /** May be called before the workbench is open: 'blocked' is why it does not open. */
    readonly onNotice: (notice: LogNotice) => void;
  };

export interface OpenWorkbench {
  readonly workbench: Workbench;
  /** A forced end of session (401): stops sending, drops the key; what waits stays sealed for the same user's next login. */
  readonly park: () => Promise<void>;
  /** Logout: log and key leave this computer in every tab. What waits is lost: ask first. Of a log that was not read, or not deleted, the key alone goes. */
  readonly destroy: () => Promise<Result<void, NotDestroyed>>;
}

/** Opens what a signed-in operator works with. Refused only when the key of a sealed log could not be had. */
export const openWorkbench = async (options: WorkbenchOptions): Promise<Result<OpenWorkbench, Problem>> => {
  const { userId, onNotice, refetch, ...parts } = options;
  const clock = Date.now;
  const now = (): string => new Date(clock()).toISOString();
  let isGivenUp = false;
  let isUnread = false;
  let outbox: OutboxRunner | null = null;
  const onLogNotice = (notice: LogNotice): void => {
    onNotice(notice);
    if (notice === 'unread') isUnread = true;
    if (notice !== 'superseded' && notice !== 'destroyed') return;
    // This page can record nothing any more: were it to keep the lock, what a newer build's tabs record would never be sent, and what
    // a logout discarded would be sent again.
    isGivenUp = true;
    outbox?.stop();
  };
  const opened = await openUserLedger({ userId, fetchKey: () => fetchLogKey(parts), now, onNotice: onLogNotice });
  if (!opened.ok) return opened;
  const { log, ledger } = opened.value;
  cutOldRows(log, ledger, clock());
  const { index } = parts;
  const files = ledger.isDurable ? openOutgoingFiles(userId) : createMemoryFiles();
  const stopKeeping = keepOutgoing(ledger, index, files);
  const lingering = holdUntilRefetched(ledger, refetch, {
    holds: (subject) => parts.baseOf(subject) !== null,
    onAnswer: (listener) =>
      parts.queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') listener();
      }),
  });
  const runner = openTabOutbox({
    userId,
    ledger,
    index,
    api: parts.api,
    files,
    refetch: lingering.refetch,
    peer: parts.actor,
    clock,
  });
  outbox = runner;
  if (isGivenUp) runner.stop();
  const close = (): void => {
    stopKeeping();
    runner.stop();
    ledger.close();
  };
  return ok({
    workbench: {
      ...parts,
      ledger: lingering.ledger,
      outbox: runner,
      newId: () => crypto.randomUUID(),
      clock,
      recent: createRecent(guardUnload),
      files,
    },
    park: async () => {
      close();
      await parkLog(userId);
    },
    destroy: async () => {
      close();
      if (isUnread) return leaveUnread(userId);
      const destroyed = await destroyLog(userId);
      // What the log still has goes out at the next login, so its files stay beside it, sealed until then.
      if (!destroyed.ok && destroyed.error.type === 'DestroyFailed') await parkLog(userId).catch(reportError);
      else await destroyOutgoingFiles(userId);
      return destroyed;
    },
  });
};

/** Null where the server does not know the call (decision 8): the key is then made here. A provider has none of ours, and may refuse by anything. */
const fetchLogKey = async ({ api, actor }: Pick<Workbench, 'api' | 'actor'>): Promise<Result<string | null, Problem>> => {
  if (actor().hasSpecifiedOnly === true) return ok(null);
  const answer = await api.send(getLogKey);
  if (answer.ok) return ok(answer.value.key);
  const isUnknownCall = answer.error.type === 'Refused' && [404, 405, 501].includes(answer.error.status);
  return isUnknownCall ? ok(null) : refuse(answer.error);
};
