import type { QuestionStatus } from '#contract/question.ts';
import type { Tone } from '#ui/status-dot.tsx';
import type { QuestionMark } from './question-rows.ts';

export const toneOf: Readonly<Record<QuestionStatus, Tone>> = {
  unanswered: 'warn',
  answered: 'good',
  closed: 'idle',
  banned: 'bad',
  deleted: 'idle',
};

export const toneOfMark: Readonly<Record<QuestionMark, Tone>> = {
  waiting: 'info',
  rejected: 'bad',
  refused: 'bad',
  unsent: 'bad',
  discarded: 'idle',
  held: 'idle',
};
