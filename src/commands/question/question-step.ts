import type { QuestionRow } from '#contract/question.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import { stepQuestion, type QuestionStep } from '#machines/lifecycle/question.ts';
import type { Actor } from '../command.ts';

/** The question after `step`, or why not in words; the lifecycle decides. */
export const stepView = (view: QuestionRow, step: QuestionStep, { role }: Pick<Actor, 'role'>): Result<QuestionRow, Message> => {
  const next = stepQuestion(view.status, step, { party: role });
  if (next.ok) return ok({ ...view, status: next.value });
  if (next.error.reason === 'role') return refuse({ key: 'question.refused.role' });
  return refuse({ key: 'question.refused.status', values: { status: view.status } });
};
