import { newestRow, type FreshRows } from '#api/fresh-rows.ts';
import type { Actor } from '#commands/command.ts';
import { subjectOf } from '#commands/subject.ts';
import { entriesOf, viewOf, type CommandIndex } from '#commands/view.ts';
import type { QuestionFilter } from '#contract/question-calls.ts';
import type { IntegrationJob } from '#contract/integration-job.ts';
import type { QuestionRow } from '#contract/question.ts';
import type { Outbox } from '#events/projections/outbox.ts';

/** A question as the list shows it: the server's answer, and how it looks with what waits to be sent. */
export interface ShownQuestion {
  readonly base: QuestionRow;
  readonly view: QuestionRow;
  readonly mark: QuestionMark | null;
}

/**
 * What became of an answer: not at our server yet, or not taken by it; or refused by the marketplace, given up, discarded by a person, or
 * held until its account may be spoken to.
 */
export type QuestionMark = 'waiting' | 'rejected' | 'refused' | 'unsent' | 'discarded' | 'held';

interface Sources {
  readonly fresh: Pick<FreshRows<QuestionRow>, 'get'>;
  readonly outbox: Outbox;
  readonly commands: CommandIndex;
  readonly actor: Actor;
  /** The errands of answers that did not arrive, by the subject of the question. */
  readonly unsent: UnsentAnswers;
}

export type UnsentAnswers = ReadonlyMap<string, Pick<IntegrationJob, 'status'>>;

/** Of a refused answer the question waits again; of one that was given up it is answered here alone. */
const markOf = ({ _id, status }: QuestionRow, unsent: UnsentAnswers): QuestionMark | null => {
  const job = unsent.get(subjectOf('question', { _id }));
  if (!job) return null;
  if (status === 'unanswered') return job.status === 'held' ? null : 'refused';
  if (status !== 'answered') return null;
  return job.status === 'discarded' || job.status === 'held' ? job.status : 'unsent';
};

const shownOf = (row: QuestionRow, { fresh, outbox, commands, actor, unsent }: Sources): ShownQuestion | null => {
  const base = newestRow<QuestionRow>(row, fresh.get(row._id));
  if (base === null) return null;
  const entries = entriesOf(outbox, subjectOf('question', base));
  if (entries.length === 0) return { base, view: base, mark: markOf(base, unsent) };
  const isRejected = entries.some(({ stage }) => stage === 'rejected');
  return { base, view: viewOf(base, subjectOf('question', base), outbox, commands, actor), mark: isRejected ? 'rejected' : 'waiting' };
};

/** Rows of all pages in their order, each once; what changed since and no longer fits the status asked for is left out. */
export const shownRows = (
  pages: readonly { readonly items: readonly QuestionRow[] }[],
  { status }: Pick<QuestionFilter, 'status'>,
  sources: Sources,
): readonly ShownQuestion[] => {
  const seen = new Set<string>();
  return pages
    .flatMap(({ items }) => items)
    .flatMap((row) => {
      if (seen.has(row._id)) return [];
      seen.add(row._id);
      const shown = shownOf(row, sources);
      return shown && (status === undefined || status.includes(shown.view.status)) ? [shown] : [];
    });
};

const isWaiting = ({ view }: ShownQuestion): boolean => view.status === 'unanswered';

/** The next question that waits for an answer: behind `from` first, then from the top; those put off come last. Null when none does. */
export const nextUnanswered = (
  rows: readonly ShownQuestion[],
  from: number,
  currentId: string | null,
  skipped: ReadonlySet<string>,
): string | null => {
  const round = [...rows.slice(Math.max(0, from)), ...rows.slice(0, Math.max(0, from))].filter(
    (row) => isWaiting(row) && row.view._id !== currentId,
  );
  const found = round.find(({ view }) => !skipped.has(view._id)) ?? round[0];
  return found?.view._id ?? null;
};
