import type { Outbox } from './projections/outbox.ts';
import type { Fact, LogRecord, Subject } from './record.ts';

type Listener = () => void;

/** The listeners to the log's state: to all of it, or to one subject. */
export interface Listeners {
  readonly add: (listener: Listener) => () => void;
  readonly addTo: (subject: Subject, listener: Listener) => () => void;
  /** Tells those whom these records concern. The outbox before and after says which subject an intent is of. */
  readonly tell: (records: readonly LogRecord[], before: Outbox, after: Outbox) => void;
  readonly tellAll: () => void;
}

export const createListeners = (): Listeners => {
  const all = new Set<Listener>();
  const bySubject = new Map<Subject, Set<Listener>>();

  return {
    add: (listener) => {
      all.add(listener);
      return () => all.delete(listener);
    },
    addTo: (subject, listener) => {
      const those = bySubject.get(subject) ?? new Set();
      bySubject.set(subject, those.add(listener));
      return () => {
        those.delete(listener);
        if (those.size === 0 && bySubject.get(subject) === those) bySubject.delete(subject);
      };
    },
    tell: (records, before, after) => {
      if (records.length === 0) return;
      const concerned = new Set(records.flatMap(({ fact }) => subjectOf(fact, before, after) ?? []));
      for (const subject of concerned) for (const listener of bySubject.get(subject) ?? []) listener();
      for (const listener of all) listener();
    },
    tellAll: () => {
      for (const those of bySubject.values()) for (const listener of those) listener();
      for (const listener of all) listener();
    },
  };
};

const subjectOf = (fact: Fact, before: Outbox, after: Outbox): Subject | null => {
  if (fact.type === 'intent.recorded.v1') return fact.intent.subject;
  if (fact.type === 'review.warningsDrafted.v1') return `listing:${fact.listingId}`;
  if (fact.type === 'form.drafted.v1') return null;
  return (after.entriesById[fact.intentId] ?? before.entriesById[fact.intentId])?.intent.subject ?? null;
};
