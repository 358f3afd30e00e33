import type { JobState } from '#machines/lifecycle/integration-job.ts';
import type { integrationJob } from '../db/schema/integration-job.ts';
import type { Outcome } from '../marketplace/port.ts';

export type Job = typeof integrationJob.$inferSelect;

/** Error codes of what the marketplace itself said nothing to. */
export type SaidByUs = 'away' | 'unknown' | 'grant' | 'discarded' | 'interrupted';

type NotNow = Extract<Outcome, { readonly type: 'later' }>['why'];
const withoutAnswer: Readonly<Record<NotNow | Extract<SaidByUs, 'away' | 'unknown' | 'interrupted'>, true>> = {
  away: true,
  busy: true,
  interrupted: true,
  notReady: true,
  throttled: true,
  unknown: true,
};
/** Error codes of what was given up without an answer: nobody refused it. */
export const unanswered: readonly string[] = Object.keys(withoutAnswer);

/** Nobody is at it any more, whatever became of it. */
export const untaken = { takenBy: null, takenUntil: null, takes: 0 } as const;

/** A row as its lifecycle reads it. */
export const stateOf = ({
  status,
  attempts,
  heldReason,
  isUncertain,
  deferredSince,
}: Pick<Job, 'status' | 'attempts' | 'heldReason' | 'isUncertain' | 'deferredSince'>): JobState => ({
  status,
  attempts,
  heldReason,
  isUncertain,
  deferredSince: deferredSince?.toISOString() ?? null,
});

/** And back. */
export const columnsOf = ({ deferredSince, ...state }: JobState) => ({
  ...state,
  deferredSince: deferredSince === null ? null : new Date(deferredSince),
});
