import { ok, refuse, type Result } from '#lib/result.ts';
import type { QuestionChange } from './fake-event.ts';
import type { FakeQuestion, ItemStatus, QuestionStatus } from './fake-state.ts';

export type QuestionStep =
  | { readonly type: 'answer'; readonly text: string }
  | { readonly type: 'banAnswer' }
  | { readonly type: 'ban' }
  | { readonly type: 'hold' }
  | { readonly type: 'release' }
  | { readonly type: 'close' }
  | { readonly type: 'delete' };

/** Where each step may begin. */
const from: Readonly<Record<QuestionStep['type'], readonly QuestionStatus[]>> = {
  answer: ['UNANSWERED'],
  banAnswer: ['ANSWERED'],
  ban: ['UNANSWERED', 'ANSWERED', 'UNDER_REVIEW'],
  hold: ['UNANSWERED'],
  release: ['UNDER_REVIEW'],
  close: ['UNANSWERED', 'UNDER_REVIEW'],
  delete: ['UNANSWERED', 'ANSWERED', 'UNDER_REVIEW', 'CLOSED_UNANSWERED'],
};

const changes = (question: FakeQuestion, step: QuestionStep, at: number): Omit<QuestionChange, 'updatedAt'> => {
  switch (step.type) {
    case 'answer':
      return { status: 'ANSWERED', answer: { text: step.text, status: 'ACTIVE', answeredAt: at } };
    // A moderated answer stays inside its answered question, without its text.
    case 'banAnswer':
      return { answer: question.answer === null ? null : { ...question.answer, text: '', status: 'BANNED' } };
    case 'ban':
      return { status: 'BANNED', text: '' };
    case 'hold':
      return { status: 'UNDER_REVIEW' };
    case 'release':
      return { status: 'UNANSWERED' };
    case 'close':
      return { status: 'CLOSED_UNANSWERED' };
    case 'delete':
      return { status: 'DELETED' };
    default:
      return step satisfies never;
  }
};

/** What a step changes of a question, or that it may not be taken from where the question stands. */
export const stepQuestion = (question: FakeQuestion, step: QuestionStep, at: number): Result<QuestionChange, 'notFromHere'> =>
  from[step.type].includes(question.status)
    ? ok({ ...changes(question, step, at), updatedAt: Math.max(at, question.updatedAt + 1) })
    : refuse('notFromHere');

/** A question is asked and answered while its item is on sale. */
export const takesAnswers = (status: ItemStatus): boolean => status === 'active';
