import type { Job } from '../integration-jobs/job-state.ts';
import type { Command } from './port.ts';

/** The job may have arrived: it was in doubt before, or the process that sent it lost its lease. */
export const mayHaveArrived = (job: Job): boolean => job.isUncertain || (job.takenBy !== null && job.sentAt !== null);

/** A reading changes nothing there, whatever becomes of it. A `find` is not counted as one: the publication it looks for may be there. */
export const isReading = (command: Command | null): boolean => command?.kind === 'readStock';
