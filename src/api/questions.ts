import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { getQuestion, listQuestions, type QuestionFilter } from '#contract/question-calls.ts';
import type { Question, QuestionRow } from '#contract/question.ts';
import type { Counted } from '#lib/counted.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { ProblemError, unwrap, type Api, type Problem } from './client.ts';
import { refetchNow } from './refetch-now.ts';
import { freshQuestionsOf, newestRow } from './fresh-rows.ts';
import { createLiveRows, rowKeysIn, type LiveRows } from './live-rows.ts';
import { batcherPerClient, createBatcher, largestBatch, type RowBatcher } from './row-batcher.ts';

const key = 'questions';
const countKey = 'questionCount';
const pageSize = 100;
/** Beyond it a list is not asked for again as a whole: what changed in it is refreshed row by row. */
const mostPagesAnew = 3;

/** The list in its order, page after page by the keyset cursor. */
export const questionsQuery = (api: Api, filter: QuestionFilter) =>
  infiniteQueryOptions({
    queryKey: [key, filter] as const,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) =>
      unwrap(
        await api.send(
          listQuestions,
          { query: { ...filter, limit: pageSize, ...(pageParam === null ? {} : { after: pageParam }) } },
          { signal },
        ),
      ),
    getNextPageParam: ({ next }) => next,
    staleTime: 60_000,
  });

/** How many a filter finds: the total of a list of which only one row is asked. */
export const questionCountQuery = (api: Api, filter: QuestionFilter) =>
  queryOptions({
    queryKey: [countKey, filter] as const,
    queryFn: async ({ signal }): Promise<Counted> => {
      const { total, isAtLeast } = unwrap(await api.send(listQuestions, { query: { ...filter, limit: 1 } }, { signal }));
      return { total, isAtLeast };
    },
    staleTime: 30_000,
  });

/** One question whole, with its listing and what its buyer asked before. */
export const questionQuery = (api: Api, questionId: string) =>
  queryOptions({
    queryKey: ['question', questionId] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(getQuestion, { params: { id: questionId } }, { signal })),
    staleTime: 60_000,
  });

const batcherOf = batcherPerClient((api): RowBatcher<QuestionRow> =>
  createBatcher({
    ask: async (ids) => unwrap(await api.send(listQuestions, { query: { ids, limit: largestBatch } })),
    idOf: ({ _id }) => _id,
  }),
);

/** One row by itself; null when it is gone or not ours to see. Kept for ever, as rows of orders are. */
const questionRowQuery = (api: Api, questionId: string) =>
  queryOptions({
    queryKey: ['questionRow', questionId] as const,
    queryFn: () => batcherOf(api).load(questionId),
    staleTime: Infinity,
    gcTime: Infinity,
  });

type Pages = InfiniteData<{ readonly items: readonly QuestionRow[] }>;

const rowsInLists = (queryClient: QueryClient): readonly QuestionRow[] =>
  queryClient.getQueriesData<Pages>({ queryKey: [key] }).flatMap(([, data]) => data?.pages.flatMap(({ items }) => items) ?? []);

const isInLists = (queryClient: QueryClient, questionId: string): boolean =>
  queryClient.getQueryState(['questionRow', questionId]) !== undefined || rowsInLists(queryClient).some(({ _id }) => _id === questionId);
const isOpen = (queryClient: QueryClient, questionId: string): boolean => queryClient.getQueryState(['question', questionId]) !== undefined;

const isShort = (data: unknown): boolean => ((data as Pages | undefined)?.pages.length ?? 0) <= mostPagesAnew;

/** Lists that are short are asked for again; a long one is when it is next opened. */
const invalidateQuestions = (queryClient: QueryClient): void => {
  void queryClient.invalidateQueries({ queryKey: [countKey] });
  void queryClient.invalidateQueries({ queryKey: [key], predicate: ({ state }) => isShort(state.data) });
  void queryClient.invalidateQueries({ queryKey: [key], predicate: ({ state }) => !isShort(state.data), refetchType: 'none' });
};

/**
 * Asks for this question again, wherever it is, in requests that begin now: a running one may have been answered before the answer
 * was confirmed, and joining it would settle on old news.
 */
const refetchQuestion = async (queryClient: QueryClient, api: Api, questionId: string): Promise<Result<void, Problem>> => {
  try {
    await Promise.all([
      isInLists(queryClient, questionId) ? refetchNow(queryClient, questionRowQuery(api, questionId)) : null,
      isOpen(queryClient, questionId) ? refetchNow(queryClient, questionQuery(api, questionId)) : null,
    ]);
  } catch (error) {
    return refuse(error instanceof ProblemError ? error.problem : { type: 'Unreachable' });
  }
  invalidateQuestions(queryClient);
  return ok(undefined);
};

/** The newest answer of the server about one question that the cache holds anywhere; null when it holds none. */
const newestQuestion = (queryClient: QueryClient, questionId: string): QuestionRow | null => {
  const whole = queryClient.getQueryData<Question>(['question', questionId]);
  const known = [...rowsInLists(queryClient).filter(({ _id }) => _id === questionId), ...(whole ? [whole] : [])];
  const newest = known.toSorted((one, other) => other.version - one.version)[0];
  const fresh = freshQuestionsOf(queryClient).get(questionId);
  return newest ? newestRow<QuestionRow>(newest, fresh) : (fresh ?? null);
};

/** Keeps questions on screen up to date, and brings new ones into the list. */
const createLiveQuestions = (queryClient: QueryClient, api: Api): LiveRows =>
  createLiveRows(queryClient, {
    kind: 'question',
    isHere: (id) => isOpen(queryClient, id) || isInLists(queryClient, id),
    refetch: (id) => void refetchQuestion(queryClient, api, id),
    invalidateLists: () => invalidateQuestions(queryClient),
    listedRows: () => rowKeysIn(queryClient, 'questionRow'),
    otherKeys: ['question'],
  });

/** What intents need of questions: their list is read page after page, and kept whole. */
export const questions = {
  newest: newestQuestion,
  refetch: refetchQuestion,
  ask: (queryClient: QueryClient, api: Api, id: string) => refetchNow(queryClient, questionQuery(api, id)),
  live: createLiveQuestions,
};
