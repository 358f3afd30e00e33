import { and, eq, lt, type SQL } from 'drizzle-orm';
import type { QuestionFilter } from '#contract/question-calls.ts';
import { wordIn } from '../db/word-in.ts';
import { question } from '../db/schema/question.ts';
import { ofOwn, type Actor } from '../http/actor.ts';
import { hasWords } from '../db/find-words.ts';
import { searchQueryOf } from '../listings/search-words.ts';

/** A seller's own company's; a superuser's all (decisions 18 to 21). */
export const questionsOf = (actor: Pick<Actor, 'role' | 'sellerId'>): SQL | undefined => ofOwn(question.sellerId, actor);

const hour = 60 * 60_000;
const ages: Readonly<Record<NonNullable<QuestionFilter['olderThan']>, number>> = { hour, day: 24 * hour, week: 7 * 24 * hour };

export const conditionsOf = (filter: QuestionFilter, actor: Actor, now: Date): SQL | undefined => {
  const query = searchQueryOf(filter.search ?? '');
  return and(
    questionsOf(actor),
    filter.status && wordIn(question.status, filter.status),
    filter.olderThan && lt(question.askedAt, new Date(now.getTime() - ages[filter.olderThan])),
    filter.publishId === undefined ? undefined : eq(question.listingId, filter.publishId),
    filter.sellerId === undefined ? undefined : eq(question.sellerId, filter.sellerId),
    filter.marketPlaceId === undefined ? undefined : eq(question.accountId, filter.marketPlaceId),
    query === null ? undefined : hasWords(question.id, question.search, query),
  );
};
