import { ProblemError, type Problem } from './client.ts';

/** What went wrong as the server words it (part 2, section 8); undefined when it said nothing, or was not there to say it. */
export const problemMessage = (problem: Problem): string | undefined => {
  if (problem.type === 'Refused') return problem.body.message;
  return problem.type === 'Broken' ? problem.message : undefined;
};

/** The same of what a query failed with. */
export const errorMessage = (error: Error): string | undefined =>
  error instanceof ProblemError ? problemMessage(error.problem) : undefined;
