import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { QuestionFilter } from '#contract/question-calls.ts';
import type { Counted } from '#lib/counted.ts';
import { countRows } from '../db/count-rows.ts';
import type { Where } from '../db/merge-walks.ts';
import type { Db } from '../db/open.ts';
import { everyCompany } from '../db/schema/order-tally.ts';
import { question } from '../db/schema/question.ts';
import { questionTally } from '../db/schema/question-tally.ts';
import type { Actor } from '../http/actor.ts';
import { searchQueryOf } from '../listings/search-words.ts';

/** Rows of the counters that add up to what the filter has: of all companies together if it names none. */
const counterConditions = ({ status, sellerId, marketPlaceId }: QuestionFilter, { role, sellerId: own }: Actor): SQL | undefined => {
  const ofCompany = [
    role === 'superuser' ? undefined : eq(questionTally.sellerId, own ?? everyCompany),
    sellerId === undefined ? undefined : eq(questionTally.sellerId, sellerId),
    marketPlaceId === undefined ? undefined : eq(questionTally.accountId, marketPlaceId),
  ].filter((each) => each !== undefined);
  return and(
    status && inArray(questionTally.status, status),
    ofCompany.length === 0 ? eq(questionTally.sellerId, everyCompany) : ne(questionTally.sellerId, everyCompany),
    ...ofCompany,
  );
};

const isTallied = ({ olderThan, publishId, search }: QuestionFilter): boolean =>
  olderThan === undefined && publishId === undefined && searchQueryOf(search ?? '') === null;

/** How many questions have this status, company and account: summed from the counters, exactly and without reading a question. */
export const sumQuestions = async (
  db: Db,
  filter: Pick<QuestionFilter, 'status' | 'sellerId' | 'marketPlaceId'>,
  actor: Actor,
): Promise<number> => {
  const [summed] = await db
    .select({ n: sql`coalesce(sum(${questionTally.count}), 0)`.mapWith(Number) })
    .from(questionTally)
    .where(counterConditions(filter, actor));
  return summed?.n ?? 0;
};

/**
 * How many questions a filter has: summed from the counters, exactly and without reading a question. What is asked by age, listing or
 * words, which the counters do not know, is counted up to `most`.
 * @param where the conditions of the filter.
 */
export const countQuestions = async (db: Db, filter: QuestionFilter, actor: Actor, where: Where, most: number): Promise<Counted> =>
  isTallied(filter) ? { total: await sumQuestions(db, filter, actor) } : countRows(db, question, where, most);
