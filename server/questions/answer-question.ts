import { answerQuestion } from '#contract/question-calls.ts';
import { moderatedIn } from '#contract/moderation.ts';
import { ok } from '#lib/result.ts';
import { enqueueJob } from '../integration-jobs/enqueue-job.ts';
import { writeRoute } from '../http/route.ts';
import { stepTaken, subjectOf, lockQuestionForUpdate, writeQuestion } from './lock-question.ts';

/** POST /message/{id}/answer: once, and for good (decision 23). What the marketplace moderates it moderates afterwards, as the real one does. */
export const answerQuestionRoute = writeRoute(answerQuestion, async ({ params: { id }, body: { text } }, context) => {
  const found = await lockQuestionForUpdate(context, id);
  if (!found.ok) return found;
  const next = await stepTaken(context, found.value, 'answer');
  if (!next.ok) return next;
  const { actor, clock } = context;
  const answeredAt = clock();
  const written = await writeQuestion(context, found.value, {
    type: 'answer',
    set: {
      status: next.value,
      answer: text,
      answeredAt,
      answeredBy: actor.id,
      answeredByName: actor.name,
      isFlagged: moderatedIn(text).length > 0,
    },
  });
  const { sellerId, accountId } = found.value;
  // Its text is the buyer's and stays where it is.
  await enqueueJob(context.tx, { kind: 'answerQuestion', subject: subjectOf(id), name: `Pergunta ${id}`, sellerId, accountId }, answeredAt);
  return ok({ _id: id, version: written.version, status: written.status, answeredAt: answeredAt.toISOString() });
});
