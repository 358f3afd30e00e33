/**
 * The steps of a job, which tells the marketplace something. (design: marketplace.md, section 4)
 *
 * Pure: no clock. The sender that is at a job, and until when, is no status: it is a lease (decision 0107).
 */
import type { HeldReason } from '#contract/integration-job.ts';
import { ok, refuse, unreachable, type Result } from '#lib/result.ts';

/**
 * Waits for its turn; waits for another try; is not sent until something changes; given up until somebody has it tried again; not sent
 * by a person's word, until somebody has it sent all the same; over.
 */
export const jobStatuses = ['waiting', 'retrying', 'held', 'failed', 'discarded', 'done'] as const;
export type JobStatus = (typeof jobStatuses)[number];

export interface JobState {
  readonly status: JobStatus;
  /** How often it was tried since somebody last asked for it. */
  readonly attempts: number;
  /** Why it is held; null while it is not. */
  readonly heldReason: HeldReason | null;
  /** It may have arrived: what is there is read before it is sent again. */
  readonly isUncertain: boolean;
  /** Since when it is put off without an attempt; null while it is not. */
  readonly deferredSince: string | null;
}

export type JobStep =
  | { readonly type: 'succeed' }
  /** `isLasting`: another try by itself would end the same way. */
  | { readonly type: 'fail'; readonly isLasting: boolean }
  /** The marketplace is busy with it, or is not ready: nothing was tried. `at`: now. */
  | { readonly type: 'defer'; readonly at: string }
  /** The marketplace has had enough of us. That is not about this one: however long it lasts, nothing is given up for it. */
  | { readonly type: 'limit' }
  /** The connection broke after it was sent: nobody knows what became of it. */
  | { readonly type: 'doubt' }
  /** It was looked up there, and had arrived. */
  | { readonly type: 'confirm' }
  /** There is nothing to say any more. What may have arrived may still be there. */
  | { readonly type: 'drop' }
  /** Nothing of it is sent until that changes. */
  | { readonly type: 'hold'; readonly reason: HeldReason }
  /** What held it is over, or a person has confirmed it. */
  | { readonly type: 'release' }
  /** A person wants what is held never to be sent. What was to be said has to be seen as unsaid, so it is not forgotten. */
  | { readonly type: 'discard' }
  /** By a person, who begins to count anew. */
  | { readonly type: 'retry' };

export type JobStepRefused = 'notFailed' | 'isOver' | 'isHeld' | 'notHeld' | 'isSure';

/** So often it is tried by itself. */
const mostAttempts = 5;
/** So often it is taken without anybody ending with it: what ends every process that takes it is given up then. */
export const mostTakes = 5;
const firstPauseMs = 15_000;

/** How long to wait after so many attempts: longer each time, for the marketplace asks for that. */
export const waitAfter = (attempts: number): number => firstPauseMs * 4 ** Math.max(0, attempts - 1);

/** The pauses between the tries of one that fails. */
export const pausesMs: readonly number[] = Array.from({ length: mostAttempts - 1 }, (_, at) => waitAfter(at + 1));

const firstDeferMs = 5000;
const longestDeferMs = 5 * 60_000;
/** Put off for so long, it is given up, and a person decides. */
const mostDeferredMs = 24 * 60 * 60_000;

/** How long to put off what has been put off since then: 5, 10, 30, 90 s … and never more than five minutes. */
export const deferFor = (deferredSince: string | null, at: string): number =>
  Math.min(longestDeferMs, Math.max(firstDeferMs, deferredSince === null ? 0 : 2 * (Date.parse(at) - Date.parse(deferredSince))));

const isOpen = (status: JobStatus): boolean => status === 'waiting' || status === 'retrying';

const failed = (state: JobState, isLasting: boolean): JobState => {
  const attempts = state.attempts + 1;
  return { ...state, status: isLasting || attempts >= mostAttempts ? 'failed' : 'retrying', attempts, deferredSince: null };
};

const done = (state: JobState): JobState => ({
  ...state,
  status: 'done',
  attempts: state.attempts + 1,
  isUncertain: false,
  deferredSince: null,
});

const deferred = (state: JobState, at: string): JobState => {
  const deferredSince = state.deferredSince ?? at;
  const isTooLong = Date.parse(at) - Date.parse(deferredSince) >= mostDeferredMs;
  return { ...state, status: isTooLong ? 'failed' : 'retrying', deferredSince: isTooLong ? null : deferredSince };
};

const stepOpen = (
  state: JobState,
  step: Exclude<JobStep, { readonly type: 'retry' | 'release' | 'discard' }>,
): Result<JobState, JobStepRefused> => {
  switch (step.type) {
    case 'succeed':
      return ok(done(state));
    case 'drop':
      return ok({ ...state, status: 'done', deferredSince: null });
    case 'confirm':
      return state.isUncertain ? ok(done(state)) : refuse('isSure');
    case 'fail':
      // What is refused for good was not done: nothing is uncertain any more.
      return ok({ ...failed(state, step.isLasting), isUncertain: state.isUncertain && !step.isLasting });
    case 'doubt':
      return ok({ ...failed(state, false), isUncertain: true });
    case 'defer':
      return ok(deferred(state, step.at));
    case 'limit':
      return ok({ ...state, status: 'retrying' });
    case 'hold':
      return ok({ ...state, status: 'held', heldReason: step.reason, deferredSince: null });
    default:
      return unreachable(step);
  }
};

const stepHeld = (state: JobState, type: 'release' | 'discard'): Result<JobState, JobStepRefused> => {
  if (state.status !== 'held') return refuse('notHeld');
  return ok(
    type === 'release'
      ? { ...state, status: 'waiting', attempts: 0, heldReason: null }
      : { ...state, status: 'discarded', heldReason: null },
  );
};

export const stepJob = (state: JobState, step: JobStep): Result<JobState, JobStepRefused> => {
  const { status } = state;
  if (step.type === 'retry') {
    if (status === 'held') return refuse('isHeld');
    return status === 'failed' || status === 'retrying' || status === 'discarded'
      ? ok({ ...state, status: 'waiting', attempts: 0, deferredSince: null })
      : refuse('notFailed');
  }
  if (step.type === 'release' || step.type === 'discard') return stepHeld(state, step.type);
  // Held for another reason: an installation that was off and is on, with an account nobody has connected.
  if (step.type === 'hold' && status === 'held') return ok({ ...state, heldReason: step.reason });
  if (status === 'held') return refuse('isHeld');
  return isOpen(status) ? stepOpen(state, step) : refuse('isOver');
};

/** Statuses from which a job can be held: what statements about many jobs name. */
export const openStatuses: readonly JobStatus[] = jobStatuses.filter(isOpen);
