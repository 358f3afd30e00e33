/**
 * What may happen to a buyer's question, and by whom. (decisions 18 and 23)
 *
 * Pure: no invoke, no delay, no clock. One answer for each question, and nobody of ours takes it back: what follows is the
 * marketplace's, which may also refuse it.
 */
import { getNextSnapshot, setup } from 'xstate';
import { mayTake, type Party, type StepOf } from '#contract/party.ts';
import { questionParties, type QuestionStatus } from '#contract/question.ts';
import { ok, refuse, type Result } from '#lib/result.ts';

export type QuestionStep = StepOf<keyof typeof questionParties>;

export interface QuestionFacts {
  readonly party: Party;
}

/** Where each status leads: one that is missing here is an error of the compiler. */
const states = {
  unanswered: { on: { answer: 'answered', close: 'closed', ban: 'banned', remove: 'deleted' } },
  answered: { on: { undoAnswer: 'unanswered', answerThere: 'answered', close: 'closed', ban: 'banned', remove: 'deleted' } },
  closed: {},
  banned: {},
  deleted: {},
} as const satisfies Record<QuestionStatus, object>;

export const questionLifecycle = setup({
  types: {} as { context: QuestionFacts; input: QuestionFacts; events: QuestionStep },
}).createMachine({ id: 'question', context: ({ input }) => input, initial: 'unanswered', states });

/** Why a step may not happen; each has its text in the catalogue as `question.refused.<reason>`. */
export type QuestionRefusalReason = 'role' | 'status';
export interface QuestionStepRefused {
  readonly type: 'QuestionStepRefused';
  readonly reason: QuestionRefusalReason;
  readonly from: QuestionStatus;
  readonly step: QuestionStep['type'];
}

/** The status after `step`, or why it may not happen. */
export const stepQuestion = (
  status: QuestionStatus,
  step: QuestionStep,
  facts: QuestionFacts,
): Result<QuestionStatus, QuestionStepRefused> => {
  const refused = (reason: QuestionRefusalReason) =>
    refuse({ type: 'QuestionStepRefused', reason, from: status, step: step.type } as const);
  if (!mayTake(questionParties, step.type, facts.party)) return refused('role');
  const here = questionLifecycle.resolveState({ value: status, context: facts });
  if (!here.can(step)) return refused('status');
  return ok(getNextSnapshot(questionLifecycle, here, step).value);
};
