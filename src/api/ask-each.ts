import { ok, refuse, type Result } from '#lib/result.ts';
import { ProblemError, type Problem } from './client.ts';

interface AskedEach {
  readonly answered: ReadonlySet<string>;
  /** What was wrong with the first that got no answer. */
  readonly outcome: Result<void, Problem>;
}

/** Asks about each at the same time; none waits for another, and none that fails keeps another from its answer. */
export const askEach = async (ids: readonly string[], ask: (id: string) => Promise<unknown>): Promise<AskedEach> => {
  const answered = new Set<string>();
  const problems = await Promise.all(
    ids.map(async (id): Promise<Problem | null> => {
      try {
        await ask(id);
      } catch (error) {
        return error instanceof ProblemError ? error.problem : { type: 'Unreachable' };
      }
      answered.add(id);
      return null;
    }),
  );
  const problem = problems.find((each) => each !== null);
  return { answered, outcome: problem ? refuse(problem) : ok(undefined) };
};
