import { eq } from 'drizzle-orm';
import { stepQuestion } from '#machines/lifecycle/question.ts';
import type { Tx } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { question } from '../db/schema/question.ts';
import type { RefusedJob } from '../marketplace/apply-refusal.ts';
import { marketplaceAuthor, marketplaceNotifier } from '../marketplace/marketplace-author.ts';
import type { QuestionThere } from '../marketplace/port.ts';
import { notifySeller } from '../notifications/notify-seller.ts';
import { subjectOf, writeQuestion } from './lock-question.ts';
import { questionColumns, type QuestionStored } from './select-questions.ts';

const endOf = {
  answered: {
    step: 'answerThere',
    message: 'Uma pergunta já tinha resposta no Mercado Livre: a sua não foi enviada. O texto ficou guardado na pergunta.',
  },
  closed: {
    step: 'close',
    message: 'O Mercado Livre encerrou uma pergunta antes da sua resposta. O texto ficou guardado na pergunta.',
  },
  banned: {
    step: 'ban',
    message: 'O Mercado Livre moderou uma pergunta: a sua resposta não foi enviada. O texto ficou guardado na pergunta.',
  },
  deleted: {
    step: 'remove',
    message: 'O comprador apagou uma pergunta antes da sua resposta. O texto ficou guardado na pergunta.',
  },
} as const;

const unanswered = { answer: null, answeredAt: null, answeredBy: null, answeredByName: null } satisfies Partial<QuestionStored>;

const answerOf = (there: QuestionThere, now: Date): Partial<QuestionStored> => {
  if (there.status !== 'answered') return unanswered;
  return { answer: there.text, answeredAt: now, answeredBy: marketplaceAuthor.id, answeredByName: marketplaceAuthor.name };
};

interface Ended {
  readonly job: RefusedJob;
  readonly there: QuestionThere;
}

/**
 * There is nothing to answer any more: it stands here as it stands there, with the answer that was given there. Ours is kept with the job
 * that did not send it (`returned` in get-question.ts). (decision 0159)
 */
export const endAnswer = async (tx: Tx, id: string, { job, there }: Ended, now: Date): Promise<void> => {
  const [taken] = await tx.select(questionColumns).from(question).where(eq(question.id, id)).for('update');
  // Another answer is nobody's to end: that of this job was undone.
  if (taken?.status !== 'answered' || taken.answer === null) return;
  const { step, message } = endOf[there.status];
  const next = stepQuestion(taken.status, { type: step }, { party: 'marketplace' });
  if (!next.ok) return;
  await tx
    .update(integrationJob)
    .set({ detail: { ...job.detail, answer: taken.answer } })
    .where(eq(integrationJob.id, job.id));
  const notifier = marketplaceNotifier(tx, now);
  await writeQuestion(notifier, taken, {
    type: step,
    set: { status: next.value, ...answerOf(there, now), isFlagged: false },
  });
  await notifySeller(notifier, { sellerId: taken.sellerId, type: 'meliQuestion', message, subject: subjectOf(id) });
};
