import { ok, refuse, type Result } from '#lib/result.ts';

/** Waits for its turn; waits for another try; given up until somebody has it tried again; over. */
export const jobStatuses = ['waiting', 'retrying', 'failed', 'done'] as const;
export type JobStatus = (typeof jobStatuses)[number];

export interface JobState {
  readonly status: JobStatus;
  /** How often it was tried since somebody last asked for it. */
  readonly attempts: number;
}

export type JobStep =
  | { readonly type: 'succeed' }
  /** `isLasting`: another try by itself would end the same way. */
  | { readonly type: 'fail'; readonly isLasting: boolean }
  /** By a person, who begins to count anew. */
  | { readonly type: 'retry' };

export type JobStepRefused = 'notFailed' | 'isOver';

/** So often it is tried by itself. */
const mostAttempts = 5;
const firstPauseMs = 15_000;

/** How long to wait after so many attempts: longer each time, for the marketplace asks for that. */
export const pauseAfter = (attempts: number): number => firstPauseMs * 4 ** Math.max(0, attempts - 1);

export const stepJob = ({ status, attempts }: JobState, step: JobStep): Result<JobState, JobStepRefused> => {
  if (step.type === 'retry')
    return status === 'failed' || status === 'retrying' ? ok({ status: 'waiting', attempts: 0 }) : refuse('notFailed');
  if (status === 'done' || status === 'failed') return refuse('isOver');
  const tried = attempts + 1;
  if (step.type === 'succeed') return ok({ status: 'done', attempts: tried });
  return ok({ status: step.isLasting || tried >= mostAttempts ? 'failed' : 'retrying', attempts: tried });
};
