import { ProblemError } from '#api/client.ts';

/** The name of the person who removed the listing asked for, and when; null of any other answer. */
export const removalOf = (error: unknown): { readonly name: string; readonly at: string } | null => {
  if (!(error instanceof ProblemError) || error.problem.type !== 'Refused') return null;
  const removed = error.problem.body.conflict?.changes.find(({ type }) => type === 'removed');
  return removed ? { name: removed.by.name, at: removed.at } : null;
};
