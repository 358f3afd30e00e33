import type { Job } from '../integration-jobs/job-state.ts';
import type { Command } from './port.ts';

/** Doubted before, or left by whoever lost its lease. */
export const mayHaveArrived = (job: Job): boolean => job.isUncertain || (job.takenBy !== null && job.sentAt !== null);

/** Whatever becomes of a reading, nothing of it is there. It is no `find`: of that the publication may be. */
export const isReading = (command: Command | null): boolean => command?.kind === 'readStock';
