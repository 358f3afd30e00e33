import { ok, refuse, type Result } from '#lib/result.ts';
import { createListeners } from './listeners.ts';
import { storageFailure, type EventLog, type LogReading, type StorageFailed } from './log.ts';
import { fold } from './projection.ts';
import { isOver } from './projections/activity.ts';
import { finishedPart, logState, resume, type LogState } from './projections/log-state.ts';
import type { OutboxEntry } from './projections/outbox.ts';
import type { Fact, FactOf, LogRecord, Subject } from './record.ts';

/** The log and the state folded from it, kept together: read, decide and append are one step. */
export interface Ledger {
  /** False where nothing survives this page. */
  readonly isDurable: boolean;
  readonly state: () => LogState;
  readonly head: () => number;
  /** Rows that could not be read and were set aside, so far. */
  readonly quarantined: () => number;
  /** Folds what other tabs appended. Called on every append notice, on focus, and on taking the outbox lock. */
  readonly catchUp: () => Promise<void>;
  /** Hears every change of the state. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Hears changes of one subject only: a list of a thousand rows costs one call per change. */
  readonly subscribeTo: (subject: Subject, listener: () => void) => () => void;
  /**
   * Decides on the state at the head and appends what was decided, durably, or nothing. Where another tab was faster, it
   * catches up and decides again; `decide` must therefore be pure. What arrives in one task is appended as one.
   */
  readonly act: Act;
  readonly readAll: () => Promise<LogReading>;
  readonly close: () => void;
}

type Act = <Refusal>(decide: (state: LogState) => Result<readonly Fact[], Refusal>) => Promise<Result<void, Refusal | StorageFailed>>;

/** One `act` on its way, its types closed over. */
interface Waiting {
  readonly decide: (state: LogState) => Result<readonly Fact[], unknown>;
  readonly resolve: (outcome: Result<void, unknown>) => void;
  readonly reject: (defect: unknown) => void;
}

/** Of the log, at one moment of it. */
interface Known {
  readonly state: LogState;
  readonly head: number;
  readonly snapshotAt: number;
  readonly quarantined: number;
}

/** So many facts after the last snapshot, the next is written: some milliseconds of folding at start. */
const snapshotEvery = 1000;

export const openLedger = async (log: EventLog): Promise<Ledger> => {
  const listeners = createListeners();
  let known: Known = { state: logState.initial, head: 0, snapshotAt: 0, quarantined: 0 };
  let waiting: Waiting[] = [];

  // One at a time, in order: two tabs' worth of news must not be folded twice.
  let turn: Promise<void> = Promise.resolve();
  const inTurn = (job: () => Promise<void>): Promise<void> => {
    const done = turn.then(job);
    turn = done.catch(() => {});
    return done;
  };

  const know = (next: Known): void => {
    known = next;
    const { state, head, snapshotAt, quarantined } = next;
    // A row that only a newer build can read must be folded again by it: no snapshot may pass over it.
    if (head - snapshotAt < snapshotEvery || quarantined > 0) return;
    known = { ...next, snapshotAt: head };
    void log.writeSnapshot({ seq: head, version: logState.name, finished: finishedPart(state) });
  };

  const place = (records: readonly LogRecord[], through: number, setAside = 0): void => {
    const { state, quarantined } = known;
    know({ ...known, state: fold(logState, state, records), head: through, quarantined: quarantined + setAside });
    listeners.tell(records, state.outbox, known.state.outbox);
  };

  /** From its start on. It is shown only when it is complete: readers would take a missing intent for one that ended. */
  const readAgain = async (): Promise<Known> => {
    const snapshot = await log.readSnapshot(logState.name);
    const begun = snapshot ? resume(snapshot.finished, snapshot.live.records) : logState.initial;
    const snapshotAt = snapshot?.seq ?? 0;
    const tail = await log.readAfter(snapshotAt);
    const quarantined = (snapshot?.live.quarantined ?? 0) + tail.quarantined;
    return { state: fold(logState, begun, tail.records), head: tail.through, snapshotAt, quarantined };
  };

  const readNews = async (): Promise<void> => {
    const news = await log.readAfter(known.head);
    if (news.through === known.head) return;
    if (news.through < known.head) {
      await rescue();
      return;
    }
    // This tab slept while the start of the log was cut behind a snapshot it has not seen.
    if (news.isCut) {
      know(await readAgain());
      listeners.tellAll();
      return;
    }
    place(news.records, news.through, news.quarantined);
  };

  const commitWaiting = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    let isDone = await commit(batch, false);
    while (!isDone) {
      const failed = await readNews().then(() => null, storageFailure);
      if (failed) return settleAll(decideAll(batch, known.state), refuse(failed));
      isDone = await commit(batch, true);
    }
  };

  /** False when it has to be decided again, on what the log says now. */
  const commit = async (batch: readonly Waiting[], isFresh: boolean): Promise<boolean> => {
    const { head, state } = known;
    const decided = decideAll(batch, state);
    // What is refused, or found already done, must be so at the head and not on old news.
    if (!isFresh && decided.some(({ outcome }) => !outcome.ok || outcome.value.length === 0)) return false;
    const facts = decided.flatMap(({ outcome }) => (outcome.ok ? outcome.value : []));
    const appended = facts.length === 0 ? ok([]) : await log.append(facts, head);
    if (appended.ok) {
      place(appended.value, head + appended.value.length);
      settleAll(decided, ok(undefined));
      return true;
    }
    if (appended.error.type === 'HeadMoved') {
      const failed = appended.error.head < head ? await rescue() : null;
      if (failed) settleAll(decided, refuse(failed));
      return failed !== null;
    }
    settleAll(decided, refuse(appended.error));
    return true;
  };

  /**
   * The log was deleted under an open page ('clear site data'): what this page remembers and nobody else has is recorded again. Where that
   * fails it is nowhere but here, and the next that happens tries again.
   */
  const rescue = (): Promise<StorageFailed | null> => recordLost().catch(storageFailure);

  const recordLost = async (): Promise<StorageFailed | null> => {
    for (;;) {
      const begun = await readAgain();
      const facts = lostFacts(known.state, begun.state);
      const saved = facts.length > 0 ? await log.append(facts, begun.head) : ok([]);
      if (saved.ok) {
        know({ ...begun, state: fold(logState, begun.state, saved.value), head: begun.head + saved.value.length });
        listeners.tellAll();
        return null;
      }
      // Another tab that rescues too was faster: what it has recorded is not lost.
      if (saved.error.type !== 'HeadMoved') return saved.error;
    }
  };

  const act: Act = (decide) =>
    new Promise((resolve, reject) => {
      waiting.push({ decide, resolve: resolve as Waiting['resolve'], reject });
      // Whatever else is asked before this turn comes goes into the same append.
      if (waiting.length === 1) void inTurn(commitWaiting);
    });

  know(await readAgain());
  const stopHearing = log.onAppend((at) => {
    // The head is compared in turn, because a rescue under way may lower it.
    void inTurn(() => (at > known.head ? readNews() : Promise.resolve())).catch(() => {});
  });

  return {
    isDurable: log.isDurable,
    state: () => known.state,
    head: () => known.head,
    quarantined: () => known.quarantined,
    catchUp: () => inTurn(readNews),
    subscribe: listeners.add,
    subscribeTo: listeners.addTo,
    act,
    readAll: () => log.readAfter(0),
    close: () => {
      stopHearing();
      log.close();
    },
  };
};

/** What was unsent, rejected or being written, and is not in the log that was begun anew. */
const lostFacts = ({ outbox, drafts }: LogState, begun: LogState): readonly Fact[] => [
  ...Object.values(outbox.entriesById)
    .filter(({ intent: { id } }) => !isEnded(begun, id))
    .flatMap((entry) => lostOf(entry, begun.outbox.entriesById[entry.intent.id]?.stage)),
  ...Object.entries(drafts.formsByName)
    .filter(([form]) => !Object.hasOwn(begun.drafts.formsByName, form))
    .map(([form, draft]): Fact => ({ type: 'form.drafted.v1', form, draft: draft as FactOf<'form.drafted.v1'>['draft'] })),
  ...Object.entries(drafts.warningsByListing)
    .filter(([listingId]) => !Object.hasOwn(begun.drafts.warningsByListing, listingId))
    .map(([listingId, warnings]): Fact => {
      const queuedAt = drafts.queuedAtByListing[listingId];
      return { type: 'review.warningsDrafted.v1', listingId, warnings: [...warnings], ...(queuedAt !== undefined && { queuedAt }) };
    }),
];

/** Another page has recorded it again, and it came to its end: it was taken back, or the server has it. */
const isEnded = ({ activity }: LogState, id: string): boolean => {
  const deed = activity.deedsById[id];
  return deed !== undefined && isOver(deed);
};

/** Of one intent: as far as it had come here, from where it stands there. */
const lostOf = ({ intent, stage, attempts, problem }: OutboxEntry, there: OutboxEntry['stage'] | undefined): readonly Fact[] => {
  // What is confirmed is at the server.
  if (stage === 'confirmed' || there === 'confirmed' || there === 'rejected') return [];
  return [
    ...(there === undefined ? [{ type: 'intent.recorded.v1', intent } as const] : []),
    ...(stage !== 'recorded' && there !== 'sent' ? [{ type: 'intent.sent.v1', intentId: intent.id, attempt: attempts } as const] : []),
    ...(problem ? [{ type: 'intent.rejected.v1', intentId: intent.id, problem } as const] : []),
  ];
};

interface Decided {
  readonly outcome: Result<readonly Fact[], unknown>;
  readonly resolve: Waiting['resolve'];
}

/** Refusals are their own; what was to be appended shares the append's outcome. */
const settleAll = (decided: readonly Decided[], appended: Result<void, StorageFailed>): void => {
  for (const { outcome, resolve } of decided) {
    if (!outcome.ok) resolve(outcome);
    else resolve(outcome.value.length === 0 ? ok(undefined) : appended);
  }
};

/** Each decides on what those before it in the batch will have done. A defect in one is its own and stops no other. */
const decideAll = (batch: readonly Waiting[], start: LogState): readonly Decided[] => {
  let state = start;
  return batch.flatMap(({ decide, resolve, reject }, i) => {
    try {
      const outcome = decide(state);
      const isLast = i === batch.length - 1;
      if (outcome.ok && !isLast)
        state = fold(
          logState,
          state,
          outcome.value.map((fact) => ({ seq: 0, at: '', fact })),
        );
      return [{ outcome, resolve }];
    } catch (defect) {
      reject(defect);
      return [];
    }
  });
};
