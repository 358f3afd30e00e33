import type { Subject } from '#events/record.ts';
import { backoffMs } from '#lib/backoff.ts';

/** Half of the longest is the least there can be between two tries of a steady outage: 30 s (reliability, promise 11). */
const range = { firstMs: 1000, longestMs: 60_000 };

interface Wait {
  readonly failures: number;
  /** Not tried before, in monotonic milliseconds. */
  readonly until: number;
  /** As far as a server asked for it: not even a person's 'try now' goes before. */
  readonly asked: number;
}
const rested: Wait = { failures: 0, until: 0, asked: 0 };

/**
 * When the next request may go. The way to the server has one wait for all subjects, so that twenty waiting decisions knock
 * once; each subject has its own, so that one the server chokes on does not hold up the others.
 *
 * Times are monotonic: a clock set forward must not flood the server, one set back must not silence the outbox.
 */
export interface Pace {
  readonly isFailing: () => boolean;
  /** Instant from which the subject may be tried; in the past when it may now. */
  readonly readyAt: (subject: Subject) => number;
  /** When it was tried last: while the way is failing, subjects take turns at probing it. */
  readonly triedAt: (subject: Subject) => number;
  readonly tried: (subject: Subject, now: number) => void;
  readonly answered: (subject: Subject) => void;
  readonly failed: (subject: Subject, now: number, retryAfterMs: number | null) => void;
  /** Forgets all waits but those a server asked for. */
  readonly hurry: () => void;
  /** When the way to the server is tried again; null while it works. */
  readonly nextTryAt: () => number | null;
}

export const createPace = (random: () => number): Pace => {
  let way = rested;
  const waits = new Map<Subject, Wait>();
  const tries = new Map<Subject, number>();
  const waitOf = (subject: Subject): Wait => waits.get(subject) ?? rested;
  const longer = ({ failures }: Wait, now: number, retryAfterMs: number | null): Wait => {
    const asked = retryAfterMs === null ? 0 : now + retryAfterMs;
    return { failures: failures + 1, asked, until: Math.max(asked, now + backoffMs(failures + 1, range, random())) };
  };

  return {
    isFailing: () => way.failures > 0,
    readyAt: (subject) => Math.max(way.until, waitOf(subject).until),
    triedAt: (subject) => tries.get(subject) ?? Number.NEGATIVE_INFINITY,
    tried: (subject, now) => void tries.set(subject, now),
    answered: (subject) => {
      way = rested;
      waits.delete(subject);
      tries.delete(subject);
    },
    failed: (subject, now, retryAfterMs) => {
      way = longer(way, now, retryAfterMs);
      waits.set(subject, longer(waitOf(subject), now, retryAfterMs));
    },
    hurry: () => {
      way = { ...way, until: way.asked };
      for (const [subject, wait] of waits) waits.set(subject, { ...wait, until: wait.asked });
    },
    nextTryAt: () => (way.failures > 0 ? way.until : null),
  };
};
