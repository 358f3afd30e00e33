import { ProblemError } from '#api/client.ts';

/** What the server said went wrong, in its words; undefined when it said nothing, or was not there to say it. */
export const saidByProblem = (error: Error): string | undefined => {
  if (!(error instanceof ProblemError)) return undefined;
  const { problem } = error;
  if (problem.type === 'Refused') return problem.body.message;
  return problem.type === 'Broken' ? problem.message : undefined;
};
