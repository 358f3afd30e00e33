import type { Problem } from '#api/client.ts';

/** The key of this user's sealed log could not be had: what waits in it stays there, and working without it would hide it. */
export class LogUnavailable extends Error {
  override readonly name = 'LogUnavailable';
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.type);
    this.problem = problem;
  }
}
