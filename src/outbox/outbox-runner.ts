import type { OutboxEntry } from '#events/projections/outbox.ts';
import type { Ledger } from '#events/ledger.ts';
import type { Subject } from '#events/record.ts';
import { advance, headsOf, isOfNewerBuild, type Advance, type OutboxDeps } from './outbox.ts';
import { createPace } from './outbox-pace.ts';
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

const nothing = (): void => {};

export const createDrain = (deps: DrainDeps): Drain => {
  const { ledger, clock, monotonic } = deps;
  const pace = createPace(deps.random);
  const busy = new Set<Subject>();
  const tried = new Set<string>();
  const firstSeen = new Map<string, number>();
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
    const now = monotonic();
    const atOnce = pace.isFailing() ? 1 : subjectsAtOnce;
    let wakeAt = Number.POSITIVE_INFINITY;
    for (const entry of inTurn()) {
      const { subject, id } = entry.intent;
      if (busy.has(subject)) continue;
      const readyAt = Math.max(releasedAt(entry), pace.readyAt(subject));
      if (readyAt > now) wakeAt = Math.min(wakeAt, readyAt);
      // Whoever is in flight calls again when it lands.
      else if (busy.size < atOnce) void move(subject, id);
    }
    if (wakeAt < Number.POSITIVE_INFINITY) cancelTimer = deps.setTimer(pump, wakeAt - now);
  };

  /** While the way is failing one subject at a time probes it, the one that waited longest first. */
  const inTurn = (): readonly OutboxEntry[] => {
    const heads = headsOf(ledger.state().outbox).filter((entry) => !isOfNewerBuild(deps.index, entry));
    if (!pace.isFailing()) return heads;
    return heads.toSorted((a, b) => pace.triedAt(a.intent.subject) - pace.triedAt(b.intent.subject));
  };

  const tellSent = (id: string, bytes: number | null): void => {
    const { [id]: _before, ...others } = status.bytesSent ?? {};
    tell({ bytesSent: bytes === null ? others : { ...others, [id]: bytes } });
  };

  /** What sends this intent, told of on the way. */
  const telling = (id: string): OutboxDeps => ({ ...deps, files: { ...deps.files, onSent: (bytes) => tellSent(id, bytes) } });

  const move = async (subject: Subject, id: string): Promise<void> => {
    busy.add(subject);
    pace.tried(subject, monotonic());
    const isFirstTry = !tried.has(id);
    tried.add(id);
    // A defect in one command must neither lose its intent nor stop the others: it is tried again, ever more rarely.
    const outcome = await advance(telling(id), id, isFirstTry).catch((): Advance => ({ type: 'failed', retryAfterMs: null }));
    if (status.bytesSent?.[id] !== undefined) tellSent(id, null);
    busy.delete(subject);
    firstSeen.delete(id);
    heed(subject, outcome);
    pump();
  };

  const heed = (subject: Subject, outcome: Advance): void => {
    switch (outcome.type) {
      case 'gone':
        return;
      case 'moved':
        pace.answered(subject);
        if (!status.isReachable) tell({ isReachable: true, nextTryAt: null });
        return;
      case 'failed': {
        const now = monotonic();
        pace.failed(subject, now, outcome.retryAfterMs);
        tell({ isReachable: false, nextTryAt: clock() + ((pace.nextTryAt() ?? now) - now) });
        return;
      }
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
