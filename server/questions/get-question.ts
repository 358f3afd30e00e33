import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { getQuestion } from '#contract/question-calls.ts';
import type { Question } from '#contract/question.ts';
import { ok, refuse } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { question } from '../db/schema/question.ts';
import { notFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { subjectOf } from './lock-question.ts';
import { questionsOf } from './question-filter.ts';
import { questionColumns, questionCore, selectQuestions, type QuestionStored } from './select-questions.ts';

/** A conversation with one buyer about one listing is seldom longer; what is older is found in the list. */
const mostEarlier = 20;

/** The marketplace refused it: its text stayed (undo-answer.ts) or is with the job that failed (end-answer.ts), which says why. */
const returnedOf = async (db: Db, { id, status, answer }: QuestionStored): Promise<Question['returned']> => {
  const isToBeCorrected = status === 'unanswered';
  if (isToBeCorrected && answer === null) return null;
  const [refused] = await db
    .select({ reason: integrationJob.error, detail: integrationJob.detail })
    .from(integrationJob)
    .where(
      and(
        eq(integrationJob.subject, subjectOf(id)),
        eq(integrationJob.kind, 'answerQuestion'),
        // With the words of the partial index of what is not over.
        sql`${integrationJob.status} <> 'done'`,
        eq(integrationJob.status, 'failed'),
      ),
    )
    .orderBy(desc(integrationJob.createdAt))
    .limit(1);
  const text = isToBeCorrected ? answer : refused?.detail?.answer;
  return text ? { text, reason: refused?.reason ?? null } : null;
};

/** GET /message/{id}: with the listing it is about, and what this buyer asked about it before. */
export const getQuestionRoute = readRoute(getQuestion, async ({ params: { id } }, { db, actor }) => {
  const [found] = await selectQuestions(db, { where: and(eq(question.id, id), questionsOf(actor)), limit: 1 });
  if (!found) return refuse(notFound());
  const { listingId, buyerId, askedAt } = found.stored;
  const earlier = await db
    .select(questionColumns)
    .from(question)
    .where(and(eq(question.listingId, listingId), eq(question.buyerId, buyerId), lt(question.askedAt, askedAt)))
    .orderBy(desc(question.askedAt))
    .limit(mostEarlier);
  const returned = await returnedOf(db, found.stored);
  return ok({ ...found.row, returned, listing: found.listing, earlier: earlier.toReversed().map(questionCore) });
});
