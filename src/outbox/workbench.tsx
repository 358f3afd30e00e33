import type { QueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Api } from '#api/client.ts';
import type { Actor, AnyIntentCommand } from '#commands/command.ts';
import { entriesOf, viewOf, type CommandIndex } from '#commands/view.ts';
import type { Ledger } from '#events/ledger.ts';
import type { OutgoingFiles } from '#events/outgoing-files.ts';
import type { Activity } from '#events/projections/activity.ts';
import type { Outbox, OutboxEntry } from '#events/projections/outbox.ts';
import type { Subject } from '#events/record.ts';
import { ok, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import type { OutboxRunner } from './outbox-runner.ts';
import { stopped } from './problem-note.ts';
import { countOutbox, type OutboxStatus } from './outbox-status.ts';
import type { Recent } from './recent.ts';
import { run, storageFailedSay, type Request, type RunAnswer } from './run.ts';
import { restoreDraft, undo, undoLast, undoNamed, type NotUndone, type Undone } from './undo.ts';

/** What a signed-in operator works with; made once in app/ by `openWorkbench`, handed down by context. */
export interface Workbench {
  readonly api: Api;
  readonly ledger: Ledger;
  readonly outbox: OutboxRunner;
  /** Of those at hand; grows while the page lives. */
  readonly index: CommandIndex;
  readonly actor: () => Actor;
  readonly queryClient: QueryClient;
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** The operator's setting: how long a decision can be taken back before it is sent. */
  readonly undoWindowMs: () => number;
  /** The newest answer of the server about a subject that the cache holds; null when it holds none. */
  readonly baseOf: (subject: Subject) => unknown;
  readonly recent: Recent;
  readonly files: OutgoingFiles;
}

const WorkbenchContext = createContext<Workbench | null>(null);
export const WorkbenchProvider = WorkbenchContext.Provider;

export const useWorkbench = (): Workbench => {
  const workbench = useContext(WorkbenchContext);
  if (!workbench) throw new Error('useWorkbench is used outside WorkbenchProvider');
  return workbench;
};

/** Everything that waits or was rejected; renders on every change. For what is shown of one subject use `useView`. */
export const useOutbox = (): Outbox => {
  const { ledger } = useWorkbench();
  return useSyncExternalStore(ledger.subscribe, () => ledger.state().outbox);
};

/** What the operator did, for the list of the last ten decisions and the timeline. */
export const useActivity = (): Activity => {
  const { ledger } = useWorkbench();
  return useSyncExternalStore(ledger.subscribe, () => ledger.state().activity);
};

const none: readonly OutboxEntry[] = [];

/** What waits or was rejected for one subject; renders when that changes and at no other time. */
const useEntries = (subject: Subject): readonly OutboxEntry[] => {
  const { ledger } = useWorkbench();
  const last = useRef(none);
  const subscribe = useCallback((listener: () => void) => ledger.subscribeTo(subject, listener), [ledger, subject]);
  return useSyncExternalStore(subscribe, () => {
    const now = entriesOf(ledger.state().outbox, subject);
    const isSame = now.length === last.current.length && now.every((entry, i) => entry === last.current[i]);
    if (!isSame) last.current = now;
    return last.current;
  });
};

/** The server's answer with this operator's waiting intents replayed over it. */
export const useView = <View,>(base: View, subject: Subject): View => {
  const { ledger, index, actor } = useWorkbench();
  const entries = useEntries(subject);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `entries` is what of the outbox concerns this subject
  return useMemo(() => viewOf(base, subject, ledger.state().outbox, index, actor()), [base, subject, entries, index, actor, ledger]);
};

/** Records a command on targets; resolves when it is durable. Storage that fails comes back as a refusal of each target. */
export const useRun = (): ((command: AnyIntentCommand, requests: readonly Request[]) => Promise<RunAnswer>) => {
  const workbench = useWorkbench();
  return useCallback((command, requests) => run(workbench, command, requests), [workbench]);
};

export interface UndoHandles {
  readonly undo: (intentId: string) => Promise<Result<Undone, NotUndone>>;
  /** Those of them that this tab still knows. */
  readonly undoNamed: (intentIds: readonly string[]) => Promise<Undone>;
  readonly undoLast: () => Promise<Result<Undone, NotUndone>>;
}

export const useUndo = (): UndoHandles => {
  const workbench = useWorkbench();
  return useMemo(
    () => ({
      undo: (intentId) => undo(workbench, intentId),
      undoNamed: (intentIds) => undoNamed(workbench, intentIds),
      undoLast: () => undoLast(workbench),
    }),
    [workbench],
  );
};

/** Lets a rejected intent go: it leaves the tray, and its arguments leave the disk. */
export const useDismiss = (): ((intentId: string) => Promise<Result<void, Message>>) => {
  const { ledger } = useWorkbench();
  return useCallback(
    async (intentId) => {
      const done = await ledger.act<never>(({ outbox }) =>
        ok(outbox.entriesById[intentId]?.stage === 'rejected' ? [{ type: 'intent.dismissed.v1', intentId }] : []),
      );
      return done.ok ? done : { ok: false, error: storageFailedSay(done.error) };
    },
    [ledger],
  );
};

/** Stops trying one that the server fails on: it goes to the tray with the server's words, and what follows it is sent. */
export const useStopTrying = (): ((intentId: string, words: string) => Promise<Result<void, Message>>) => {
  const { ledger } = useWorkbench();
  return useCallback(
    async (intentId, words) => {
      const done = await ledger.act<never>(({ outbox }) =>
        ok(outbox.entriesById[intentId]?.stage === 'sent' ? [{ type: 'intent.rejected.v1', intentId, problem: stopped(words) }] : []),
      );
      return done.ok ? done : { ok: false, error: storageFailedSay(done.error) };
    },
    [ledger],
  );
};

/** As dismissing, but what was written in it goes back to the form it was written in: `base` is the server's answer, asked now. */
export const useRestoreDraft = (): ((intentId: string, base: unknown) => Promise<Result<void, Message>>) => {
  const workbench = useWorkbench();
  return useCallback((intentId, base) => restoreDraft(workbench, intentId, base), [workbench]);
};

interface WarningsDraft {
  readonly warnings: readonly string[];
  /** Since when the listing had waited when they were begun; undefined where that was not said. */
  readonly queuedAt: string | undefined;
  readonly draft: (warnings: readonly string[], queuedAt: string) => Promise<Result<void, Message>>;
}

/** Warnings of a review begun on a listing: durable, seen by every tab. */
export const useWarningsDraft = (listingId: string): WarningsDraft => {
  const { ledger } = useWorkbench();
  const subscribe = useCallback((listener: () => void) => ledger.subscribeTo(`listing:${listingId}`, listener), [ledger, listingId]);
  const warnings = useSyncExternalStore(subscribe, () => ledger.state().drafts.warningsByListing[listingId]);
  const draft = useCallback(
    async (next: readonly string[], queuedAt: string): Promise<Result<void, Message>> => {
      const done = await ledger.act<never>(() => ok([{ type: 'review.warningsDrafted.v1', listingId, warnings: [...next], queuedAt }]));
      return done.ok ? done : { ok: false, error: storageFailedSay(done.error) };
    },
    [ledger, listingId],
  );
  return { warnings: warnings ?? noWarnings, queuedAt: ledger.state().drafts.queuedAtByListing[listingId], draft };
};
const noWarnings: readonly string[] = [];

export const useOutboxStatus = (): OutboxStatus => {
  const { ledger, outbox: runner, recent } = useWorkbench();
  const outbox = useOutbox();
  const link = useSyncExternalStore(runner.subscribe, runner.status);
  const recording = useSyncExternalStore(recent.subscribe, recent.recording);
  const counts = useMemo(() => countOutbox(outbox), [outbox]);
  // What is being recorded may be in the log already: at least so many wait, and never is all said to be sent.
  return { ...counts, ...link, waiting: Math.max(counts.waiting, recording), isDurable: ledger.isDurable };
};
