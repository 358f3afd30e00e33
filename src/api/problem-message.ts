import type { Problem } from './client.ts';

/** What went wrong as the server words it (part 2, section 8); undefined when it said nothing, or was not there to say it. */
export const problemMessage = (problem: Problem): string | undefined => {
  if (problem.type === 'Refused') return problem.body.message;
  return problem.type === 'Broken' ? problem.message : undefined;
};
