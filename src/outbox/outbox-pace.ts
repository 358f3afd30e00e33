import type { Subject } from '#events/record.ts';
import { backoffMs } from '#lib/backoff.ts';

/** Half of the longest is the least there can be between two tries of a steady outage: 30 s (reliability, promise 11). */
const range = { firstMs: 1000, longestMs: 60_000 };

/** So many failures of a subject, each after an answer to another. */
const stuckAfter = 3;

interface Wait {
  readonly failures: number;
  /** Not tried before, in monotonic milliseconds. */
  readonly until: number;
  /** As far as a server asked for it: not even a person's 'try now' goes before. */
  readonly asked: number;
}
const rested: Wait = { failures: 0, until: 0, asked: 0 };

/** What was heard of the server when it failed: its answer, nothing, or it was not asked. */
export type Heard = 'answer' | 'silence' | 'unasked';

/** What a subject has failed by itself. */
interface Blame extends Wait {
  /** How many answers there had been, of any subject, when it failed last. */
  readonly answers: number;
}

/**
 * When the next request may go. The way to the server has one wait for all subjects, so that twenty waiting decisions knock
 * once. A failure is held against a subject only when others were answered since it failed before: so one the server chokes
 * on waits by itself and holds up nobody, and the first answer after an outage lets all the others go at once.
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
  readonly failed: (subject: Subject, now: number, retryAfterMs: number | null, heard: Heard) => void;
  /** What it failed with was given up: what follows has not failed, and waits only for what a server asked for. */
  readonly forget: (subject: Subject) => void;
  /** It failed time and again while others were answered: it is the reason, not the way. */
  readonly isStuck: (subject: Subject) => boolean;
  /** Forgets all waits but those a server asked for. */
  readonly hurry: () => void;
  /** When the way to the server is tried again; null while it works. */
  readonly nextTryAt: () => number | null;
}

export const createPace = (random: () => number): Pace => {
  let way: Wait & { readonly isSilent?: boolean } = rested;
  let answers = 0;
  const blames = new Map<Subject, Blame>();
  const tries = new Map<Subject, number>();
  const wait = (failures: number, now: number, retryAfterMs: number | null): Wait => {
    const asked = retryAfterMs === null ? 0 : now + retryAfterMs;
    const until = failures === 0 ? 0 : now + backoffMs(failures, range, random());
    return { failures, asked, until: Math.max(asked, until) };
  };
  const blame = (subject: Subject, now: number, retryAfterMs: number | null): Blame => {
    const before = blames.get(subject);
    const failures = (before?.failures ?? 0) + (before !== undefined && answers > before.answers ? 1 : 0);
    return { ...wait(failures, now, retryAfterMs), answers };
  };

  const isStuck = (subject: Subject): boolean => (blames.get(subject)?.failures ?? 0) >= stuckAfter;

  return {
    isFailing: () => way.failures > 0,
    readyAt: (subject) => Math.max(way.until, blames.get(subject)?.until ?? 0),
    triedAt: (subject) => tries.get(subject) ?? Number.NEGATIVE_INFINITY,
    tried: (subject, now) => void tries.set(subject, now),
    answered: (subject) => {
      way = rested;
      answers += 1;
      blames.delete(subject);
      tries.delete(subject);
    },
    failed: (subject, now, retryAfterMs, heard) => {
      blames.set(subject, blame(subject, now, retryAfterMs));
      // While the way works, what fails by itself keeps nobody else waiting. Silence is never its own; an answer ends it.
      const isOwn = heard !== 'silence' && isStuck(subject);
      if (isOwn && heard === 'answer' && way.isSilent) way = rested;
      else if (!isOwn || way.failures > 0) way = { ...wait(way.failures + 1, now, retryAfterMs), isSilent: heard === 'silence' };
    },
    forget: (subject) => {
      const asked = blames.get(subject)?.asked ?? 0;
      blames.set(subject, { ...rested, asked, until: asked, answers });
    },
    isStuck,
    hurry: () => {
      way = { ...way, until: way.asked };
      for (const [subject, held] of blames) blames.set(subject, { ...held, until: held.asked });
    },
    nextTryAt: () => (way.failures > 0 ? way.until : null),
  };
};
