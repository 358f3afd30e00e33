import type { Problem } from '#api/client.ts';
import { entriesOf } from '#commands/view.ts';
import type { Ledger } from '#events/ledger.ts';
import type { LogState } from '#events/projections/log-state.ts';
import type { OutboxEntry } from '#events/projections/outbox.ts';
import type { Subject } from '#events/record.ts';
import type { Result } from '#lib/result.ts';
import { waitAfter } from './outbox.ts';
import { settledSince } from './outcomes.ts';

type Refetch = (subject: Subject) => Promise<Result<void, Problem>>;

/** The cache of this tab. */
interface Answers {
  /** Does it hold anything of it? */
  readonly holds: (subject: Subject) => boolean;
  /** Hears of each answer that lands in it. */
  readonly onAnswer: (listener: () => void) => unknown;
}

export interface HeldOverlays {
  /** The ledger as this tab shows it. */
  readonly ledger: Ledger;
  /** The refetch the outbox is to use, so that it is known which answers of this tab already contain what. */
  readonly refetch: Refetch;
}

/**
 * *Settled* means that an answer containing the change is in the cache of the tab that sent it. The other tabs have caches of
 * their own: there the intent is held, still laid over the old answer, until their own refetch has landed. Without this a
 * decision made in one tab would flicker back in the next.
 */
export const holdUntilRefetched = (ledger: Ledger, refetch: Refetch, { holds, onAnswer }: Answers): HeldOverlays => {
  const held = new Map<string, OutboxEntry>();
  const contained = new Set<string>();
  const asking = new Set<Subject>();
  const listeners = new Set<() => void>();
  let seen = ledger.state();
  let shown = seen;

  const refetchKnowing: Refetch = async (subject) => {
    const confirmed = entriesOf(seen.outbox, subject).filter(({ stage }) => stage === 'confirmed');
    const fresh = await refetch(subject);
    if (fresh.ok) for (const { intent } of confirmed) contained.add(intent.id);
    return fresh;
  };

  const letGo = async (subject: Subject): Promise<void> => {
    if (asking.has(subject)) return;
    asking.add(subject);
    const those = [...held.values()].filter(({ intent }) => intent.subject === subject);
    const fresh = await refetch(subject);
    asking.delete(subject);
    // Kept while the server is away: its next answer, and the next change of the log, of any subject, asks again.
    if (!fresh.ok && waitAfter(fresh.error)) return;
    for (const { intent } of those) held.delete(intent.id);
    letAllGo();
    shown = withHeld(seen, held);
    for (const listener of listeners) listener();
  };

  const letAllGo = (): void => {
    for (const subject of new Set([...held.values()].map(({ intent }) => intent.subject))) void letGo(subject);
  };

  const absorb = (now: LogState): void => {
    for (const entry of settledSince(seen.outbox, now)) {
      const { id, subject } = entry.intent;
      if (!contained.delete(id) && holds(subject)) held.set(id, { ...entry, stage: 'confirmed' });
    }
    seen = now;
    shown = withHeld(now, held);
    letAllGo();
  };
  /** On reading, so that whoever hears of a change first already sees it whole. */
  const state = (): LogState => {
    const now = ledger.state();
    if (now !== seen) absorb(now);
    return shown;
  };
  ledger.subscribe(state);
  // Answers to our own refetches are ignored. Otherwise two refetches that fail halfway would start each other for ever.
  onAnswer(() => {
    if (asking.size === 0) letAllGo();
  });

  const alsoHere = (stop: () => void, listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  };
  return {
    refetch: refetchKnowing,
    ledger: {
      ...ledger,
      state,
      act: (decide) => ledger.act((now) => decide(withHeld(now, held))),
      subscribe: (listener) => alsoHere(ledger.subscribe(listener), listener),
      subscribeTo: (subject, listener) => alsoHere(ledger.subscribeTo(subject, listener), listener),
    },
  };
};

/** Before what still waits: they were recorded earlier. */
const withHeld = (state: LogState, held: ReadonlyMap<string, OutboxEntry>): LogState => {
  if (held.size === 0) return state;
  const { entriesById, idsBySubject } = state.outbox;
  const subjects: Record<Subject, readonly string[]> = { ...idsBySubject };
  for (const [id, { intent }] of [...held].toReversed()) subjects[intent.subject] = [id, ...(subjects[intent.subject] ?? [])];
  return { ...state, outbox: { entriesById: { ...Object.fromEntries(held), ...entriesById }, idsBySubject: subjects } };
};
