import { QuestionFilter } from '#contract/question-calls.ts';

/** A change of the filters, built on what stands there when its turn comes: what was drawn last may be older than the last change. */
export type FilterStep = (before: QuestionFilter) => QuestionFilter;

/** These filters set or, where empty, taken away; the others stay. */
export const narrowedBy =
  (change: Readonly<Partial<Record<keyof QuestionFilter, string | readonly string[] | undefined>>>): FilterStep =>
  (before) =>
    QuestionFilter.parse(
      Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined && value.length > 0)),
    );
