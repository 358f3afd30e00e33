import { beforeEach } from 'vitest';

interface Failure {
  stack?: string;
  cause?: { readonly message?: string };
}

/** What failed says why at its end: of a failed statement, the report of a run kept the statement and not what the database said. */
export const tellCause = (failures: readonly Failure[]): void => {
  for (const failure of failures) {
    const why = failure.cause?.message;
    if (why !== undefined) failure.stack = `${failure.stack ?? ''}\ncaused by: ${why}`;
  }
};

beforeEach(({ onTestFailed }) => {
  onTestFailed(({ task }) => {
    tellCause(task.result?.errors ?? []);
  });
});
