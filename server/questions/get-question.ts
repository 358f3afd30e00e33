import { and, desc, eq, lt } from 'drizzle-orm';
import { getQuestion } from '#contract/question-calls.ts';
import { ok, refuse } from '#lib/result.ts';
import { question } from '../db/schema/question.ts';
import { notFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { questionsOf } from './question-filter.ts';
import { questionColumns, questionCore, selectQuestions } from './select-questions.ts';

/** A conversation with one buyer about one listing is seldom longer; what is older is found in the list. */
const mostEarlier = 20;

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
  return ok({ ...found.row, listing: found.listing, earlier: earlier.toReversed().map(questionCore) });
});
