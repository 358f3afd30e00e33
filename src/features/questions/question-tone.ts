import type { ComponentProps } from 'react';
import type { QuestionStatus } from '#contract/question.ts';
import type { StatusDot } from '#ui/status-dot.tsx';

export const toneOf: Readonly<Record<QuestionStatus, ComponentProps<typeof StatusDot>['tone']>> = {
  unanswered: 'warn',
  answered: 'good',
  closed: 'idle',
  banned: 'bad',
  deleted: 'idle',
};
