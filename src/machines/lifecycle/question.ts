/**
 * What may happen to a buyer's question, and by whom. (decisions 18 and 23)
 *
 * Pure: no invoke, no delay, no clock. One answer for each question, and nobody of ours takes it back: what follows is the marketplace's.
 */
import { getNextSnapshot, setup } from 'xstate';
import type { Role } from '#contract/call.ts';
import type { QuestionStatus } from '#contract/question.ts';
import { ok, refuse, type Result } from '#lib/result.ts';

export type QuestionStep =
  | { readonly type: 'answer' }
  /** Its listing ended. */
  | { readonly type: 'close' }
  /** The marketplace moderated the question or its answer. */
  | { readonly type: 'ban' }
  /** The buyer took it away. */
  | { readonly type: 'remove' };

export type QuestionParty = Role | 'marketplace';

export interface QuestionFacts {
  readonly party: QuestionParty;
}

const byMarketplace = (target: QuestionStatus) => ({ target, guard: 'isMarketplace' }) as const;

export const questionLifecycle = setup({
  types: {} as { context: QuestionFacts; input: QuestionFacts; events: QuestionStep },
  guards: {
    mayAnswer: ({ context: { party } }) => party === 'seller' || party === 'superuser',
    isMarketplace: ({ context: { party } }) => party === 'marketplace',
  },
}).createMachine({
  id: 'question',
  context: ({ input }) => input,
  initial: 'unanswered',
  states: {
    unanswered: {
      on: {
        answer: { target: 'answered', guard: 'mayAnswer' },
        close: byMarketplace('closed'),
        ban: byMarketplace('banned'),
        remove: byMarketplace('deleted'),
      },
    },
    answered: { on: { ban: byMarketplace('banned'), remove: byMarketplace('deleted') } },
    closed: {},
    banned: {},
    deleted: {},
  },
});

/** Why a step may not happen; each has its text in the catalogue as `question.refused.<reason>`. */
export type QuestionRefusalReason = 'role' | 'status';
export interface QuestionStepRefused {
  readonly type: 'QuestionStepRefused';
  readonly reason: QuestionRefusalReason;
  readonly from: QuestionStatus;
  readonly step: QuestionStep['type'];
}

const isBy = (step: QuestionStep['type'], party: QuestionParty): boolean =>
  step === 'answer' ? party === 'seller' || party === 'superuser' : party === 'marketplace';

/** The status after `step`, or why it may not happen. */
export const stepQuestion = (
  status: QuestionStatus,
  step: QuestionStep,
  facts: QuestionFacts,
): Result<QuestionStatus, QuestionStepRefused> => {
  const here = questionLifecycle.resolveState({ value: status, context: facts });
  if (!here.can(step)) {
    const reason = isBy(step.type, facts.party) ? 'status' : 'role';
    return refuse({ type: 'QuestionStepRefused', reason, from: status, step: step.type });
  }
  return ok(getNextSnapshot(questionLifecycle, here, step).value);
};
