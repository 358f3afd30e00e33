import type { QuestionStatus } from '#contract/question.ts';

/** Beyond every day somebody asks on: what needs no answer comes after what does. */
const doneUntil = 100_000_000_000_000;

/**
 * Where a question stands in lists: unanswered ones first, the longest waiting before others; then the newest of the rest. One
 * ascending instant, so that a plain index pages it.
 */
export const placeOf = ({ status, askedAt }: { readonly status: QuestionStatus; readonly askedAt: Date }): Date =>
  status === 'unanswered' ? askedAt : new Date(doneUntil - askedAt.getTime());
