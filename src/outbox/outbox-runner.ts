import type { OutboxEntry } from '#events/projections/outbox.ts';
import type { Ledger } from '#events/ledger.ts';
import type { Subject } from '#events/record.ts';
import { advance, headsOf, isOfNewerBuild, type Advance, type OutboxDeps, type Sends } from './outbox.ts';
import { createPace, type Heard } from './outbox-pace.ts';
import type { LinkStatus } from './outbox-status.ts';

/** Sends what waits. Runs in the tab that holds the outbox lock; `hold` and `release` follow that lock. */
export interface OutboxRunner {
  /** Of the tab that sends, told to the others. */
  readonly status: () => LinkStatus;
  readonly subscribe: (listener: () => void) => () => void;
  /** Tries at once, but never before the instant a server asked for. */
  readonly tryNow: () => void;
  /** After the same user signed in again. */
  readonly resume: () => void;
  readonly stop: () => void;
}

export interface Drain extends OutboxRunner {
  readonly hold: () => void;
  readonly release: () => void;
  readonly isHolding: () => boolean;
  /** Does something wait that only a tab of a newer build can send? */
  readonly leavesToOthers: () => boolean;
}

export interface DrainDeps extends OutboxDeps {
  readonly ledger: Pick<Ledger, 'act' | 'state' | 'catchUp' | 'subscribe'>;
  /** Milliseconds that never jump; waits are kept in it. */
  readonly monotonic: () => number;
  readonly random: () => number;
  readonly setTimer: (run: () => void, ms: number) => () => void;
}

/** So many subjects at a time: enough to empty a batch quickly, few enough to leave connections for reading. */
const subjectsAtOnce = 6;

type Why = Pick<LinkStatus, 'isReachable' | 'unwritten'>;

const heardIn = ({ words, isDefect }: Extract<Advance, { type: 'failed' }>): Heard => {
  if (words !== undefined) return 'answer';
  return isDefect ? 'unasked' : 'silence';
};

const nothing = (): void => {};

export const createDrain = (deps: DrainDeps): Drain => {
  const { ledger, clock, monotonic } = deps;
  const pace = createPace(deps.random);
  const busy = new Set<Subject>();
  const sends: Sends = new Map();
  const firstSeen = new Map<string, number>();
  /** Of those begun and not ended, by a newer build too, which record each is of: by the time it is given up it may have left the outbox. */
  const begunSubjects = new Map<string, Subject>();
  const listeners = new Set<() => void>();
  let isHolding = false;
  let status: LinkStatus = { isReachable: true, isParked: false, nextTryAt: null };
  let cancelTimer = nothing;

  const tell = (change: Partial<LinkStatus>): void => {
    status = { ...status, ...change };
    for (const listener of listeners) listener();
  };

  /** Instant from which it may be sent, monotonic. A hold is as long as it was recorded to be, also when the clock was set back meanwhile. */
  const releasedAt = ({ intent, at, stage }: OutboxEntry): number => {
    if (stage !== 'recorded') return 0;
    const now = monotonic();
    const seen = firstSeen.get(intent.id) ?? now;
    firstSeen.set(intent.id, seen);
    const sendAfter = Date.parse(intent.sendAfter);
    return Math.min(now + Math.max(0, sendAfter - clock()), seen + Math.max(0, sendAfter - Date.parse(at)));
  };

  const pump = (): void => {
    cancelTimer();
    cancelTimer = nothing;
    if (!isHolding || status.isParked) return;
    dropGivenUp();
    const now = monotonic();
    const atOnce = pace.isFailing() ? 1 : subjectsAtOnce;
    let wakeAt = Number.POSITIVE_INFINITY;
    for (const entry of inTurn()) {
      const { subject, id } = entry.intent;
      if (busy.has(subject)) continue;
      const readyAt = Math.max(releasedAt(entry), pace.readyAt(subject));
      if (readyAt > now) wakeAt = Math.min(wakeAt, readyAt);
      // An intent in flight calls `pump` again when it lands.
      else if (busy.size < atOnce) void move(subject, id);
    }
    if (wakeAt < Number.POSITIVE_INFINITY) cancelTimer = deps.setTimer(pump, wakeAt - now);
  };

  /** While the way is failing one subject at a time probes it, the one that waited longest first. */
  const inTurn = (): readonly OutboxEntry[] => {
    const heads = headsOf(ledger.state().outbox).filter((entry) => {
      const isNewer = isOfNewerBuild(deps.index, entry);
      if (isNewer && entry.stage === 'sent') begunSubjects.set(entry.intent.id, entry.intent.subject);
      return !isNewer;
    });
    if (!pace.isFailing()) return heads;
    return heads.toSorted((a, b) => pace.triedAt(a.intent.subject) - pace.triedAt(b.intent.subject));
  };

  const tellSent = (id: string, bytes: number | null): void => {
    const { [id]: _before, ...others } = status.bytesSent ?? {};
    tell({ bytesSent: bytes === null ? others : { ...others, [id]: bytes } });
  };

  const tellStuck = (id: string, words: string | undefined): void => {
    if (status.stuck?.[id] === words) return;
    const { [id]: _before, ...others } = status.stuck ?? {};
    tell({ stuck: words === undefined ? others : { ...others, [id]: words } });
  };

  /** What was given up is held against nothing that follows it, and how the record stands is asked before that is sent. */
  const dropGivenUp = (): void => {
    for (const [id, subject] of begunSubjects) {
      const stage = ledger.state().outbox.entriesById[id]?.stage;
      if (busy.has(subject) || (stage !== undefined && stage !== 'rejected')) continue;
      begunSubjects.delete(id);
      tellStuck(id, undefined);
      pace.forget(subject);
      busy.add(subject);
      const goOn = (): void => {
        busy.delete(subject);
        pump();
      };
      void deps.refetch(subject).then(goOn, goOn);
    }
  };

  /** A failure without an answer leaves the told state as it was. */
  const tellIfStuck = (subject: Subject, id: string, outcome: Advance): void => {
    if (outcome.type !== 'failed') tellStuck(id, undefined);
    else if (outcome.words !== undefined) tellStuck(id, pace.isStuck(subject) ? outcome.words : undefined);
  };

  /** What sends this intent, told of on the way. */
  const telling = (id: string): OutboxDeps => ({ ...deps, files: { ...deps.files, onSent: (bytes) => tellSent(id, bytes) } });

  const move = async (subject: Subject, id: string): Promise<void> => {
    busy.add(subject);
    pace.tried(subject, monotonic());
    // A defect in one command must neither lose its intent nor stop the others: it is tried again, ever more rarely.
    const outcome = await advance({ ...telling(id), sends }, id).catch((): Advance => ({
      type: 'failed',
      retryAfterMs: null,
      isDefect: true,
    }));
    if (status.bytesSent?.[id] !== undefined) tellSent(id, null);
    busy.delete(subject);
    firstSeen.delete(id);
    if (outcome.type === 'failed') begunSubjects.set(id, subject);
    // What was asked of nobody this time may have been begun before.
    else if (outcome.type === 'moved' || outcome.type === 'gone') begunSubjects.delete(id);
    heed(subject, outcome);
    tellIfStuck(subject, id, outcome);
    pump();
  };

  const tellAnswered = (): void => {
    if (!status.isReachable || status.unwritten !== undefined) tell({ isReachable: true, unwritten: undefined, nextTryAt: null });
  };

  const wait = (subject: Subject, failed: { readonly retryAfterMs: number | null; readonly heard: Heard }, why: Why): void => {
    const now = monotonic();
    pace.failed(subject, now, failed.retryAfterMs, failed.heard);
    const nextTryAt = pace.nextTryAt();
    // It is this one alone that waits, and the server answers.
    if (nextTryAt === null && why.unwritten === undefined) tellAnswered();
    else tell({ ...why, nextTryAt: nextTryAt === null ? null : clock() + (nextTryAt - now) });
  };

  const heed = (subject: Subject, outcome: Advance): void => {
    switch (outcome.type) {
      case 'gone':
        return;
      case 'moved':
        pace.answered(subject);
        tellAnswered();
        return;
      case 'failed':
        wait(subject, { ...outcome, heard: heardIn(outcome) }, { isReachable: false, unwritten: undefined });
        return;
      case 'unwritten':
        wait(subject, { retryAfterMs: null, heard: 'unasked' }, { isReachable: true, unwritten: outcome.reason });
        return;
      case 'parked':
        tell({ isParked: true });
    }
  };

  const stopHearing = ledger.subscribe(pump);

  return {
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isHolding: () => isHolding,
    // Not while a request is out, which the next would send again, nor while the way fails: how long to wait is known here alone.
    leavesToOthers: () =>
      busy.size === 0 && !pace.isFailing() && headsOf(ledger.state().outbox).some((entry) => isOfNewerBuild(deps.index, entry)),
    hold: () => {
      isHolding = true;
      // A notice of another tab may have been lost: whoever sends reads the log first.
      void ledger.catchUp().then(pump, pump);
    },
    release: () => {
      isHolding = false;
      cancelTimer();
    },
    tryNow: () => {
      pace.hurry();
      pump();
    },
    resume: () => {
      tell({ isParked: false });
      pump();
    },
    stop: () => {
      isHolding = false;
      cancelTimer();
      stopHearing();
      listeners.clear();
    },
  };
};
