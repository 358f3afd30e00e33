import { ProblemError } from './client.ts';

/** The server no longer shows it to this person: it is not there, or it is another company's. What was shown of it does not stay on screen. */
export const isGone = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.type === 'Refused' && (error.problem.status === 404 || error.problem.status === 403);
