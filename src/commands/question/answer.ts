import { z } from 'zod';
import { answerQuestion } from '#contract/question-calls.ts';
import { longestAnswer, questionParties, type QuestionRow } from '#contract/question.ts';
import { moderatedIn } from '#contract/moderation.ts';
import { rolesOf } from '#contract/party.ts';
import { writtenText } from '#contract/text.ts';
import { ok } from '#lib/result.ts';
import { defineCommand } from '../command.ts';
import { decided, once, prefillDecided } from '../decided.ts';
import { stepView } from './question-step.ts';

const Args = z.object({ ...decided, text: writtenText(longestAnswer) });
type Args = z.infer<typeof Args>;

const step = { type: 'answer' } as const;

/** The one answer of a question; the marketplace shows it at once and nobody takes it back (decision 23). */
export const answer = defineCommand<Args, QuestionRow>({
  name: 'question.answer',
  icon: 'message-square-plus',
  aliases: ['answer', 'reply', 'responder', 'pergunta', 'comprador'],
  roles: rolesOf(questionParties, step.type),
  scope: 'question',
  on: 'question',
  args: Args,
  fields: [{ name: 'text', label: 'question.text', kind: 'text', maxLength: longestAnswer }],
  prefill: prefillDecided,
  can: (view, actor) => stepView(view, step, actor),
  decide: (view, { text }, actor) => {
    const next = stepView(view, step, actor);
    return next.ok ? ok({ ...next.value, answer: { text, at: actor.now, by: { id: actor.id, name: actor.name } } }) : next;
  },
  send: (api, { _id, version, text }, intentId) =>
    api.send(answerQuestion, { params: { id: _id }, body: { text } }, once(intentId, version)),
  hasComposer: true,
  isHeld: true,
  inverse: null,
  review: ({ text }, label) => ({
    key: 'question.answerReview',
    values: {
      label,
      moderated: moderatedIn(text)
        .map((each) => each.text)
        .join(', '),
    },
  }),
  done: 'question.answerSent',
  goesToMarketplace: true,
  onLostAnswer: 'retry',
  isOurs: true,
});
