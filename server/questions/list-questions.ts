import { and, inArray, sql, type SQL } from 'drizzle-orm';
import { listQuestions } from '#contract/question-calls.ts';
import type { Counted } from '#lib/counted.ts';
import { ok } from '#lib/result.ts';
import { countedTo } from '../db/count-rows.ts';
import { conditionsOfEach, type Where } from '../db/merge-walks.ts';
import type { Db } from '../db/open.ts';
import { readCounted } from '../db/read-counted.ts';
import { question } from '../db/schema/question.ts';
import { readRoute } from '../http/route.ts';
import { cursorAfter, writeCursor, type Cursor } from '../http/cursor.ts';
import { searchQueryOf } from '../listings/search-words.ts';
import { countQuestions } from './count-questions.ts';
import { conditionsOf, questionsOf } from './question-filter.ts';
import { selectQuestions } from './select-questions.ts';

/** GET /message: after a cursor, a numbered page, or exactly these ids. */
export const listQuestionsRoute = readRoute(listQuestions, async ({ query }, { db, actor, clock }) => {
  const { limit, page, after, ids, ...filter } = query;
  if (ids) {
    const found = await selectQuestions(db, { where: and(questionsOf(actor), inArray(question.id, ids)), limit: ids.length });
    return ok({ items: found.map(({ row }) => row), page: 1, pages: 1, limit: ids.length, total: found.length, next: null });
  }
  const read = cursorAfter(after);
  if (!read.ok) return read;
  const cursor = read.value;
  const now = clock();
  const where = (isOnPage?: SQL) => conditionsOfEach(filter, 'status', (each) => and(conditionsOf(each, actor, now), isOnPage));
  const count = (most: number) => countQuestions(db, filter, actor, where(), most);
  return ok(await readPage(db, { where, count, limit, page: page ?? 1, cursor, search: filter.search ?? '' }));
});

interface Wanted {
  /** What is asked for, further on. */
  readonly where: (isOnPage?: SQL) => Where;
  readonly count: (most: number) => Promise<Counted>;
  readonly limit: number;
  readonly page: number;
  readonly cursor: Cursor | null;
  readonly search: string;
}

const readPage = async (db: Db, { where, count, limit, page, cursor, search }: Wanted) => {
  const onPage = {
    where: where(cursor ? isAfter(cursor) : undefined),
    limit: limit + 1,
    offset: cursor === null ? (page - 1) * limit : 0,
  };
  const { counted, found } = await readCounted(
    searchQueryOf(search) !== null,
    () => count(countedTo(onPage.offset + limit)),
    (isSorted) => selectQuestions(db, { ...onPage, isSorted }),
  );
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ row }) => row),
    page,
    pages: Math.ceil(counted.total / limit),
    limit,
    ...counted,
    next: found.length > limit && last ? writeCursor({ at: last.stored.place, id: last.stored.id }) : null,
  };
};

const isAfter = ({ at, id }: Cursor): SQL => sql`(${question.place}, ${question.id}) > (${at}, ${id})`;
