import { infiniteQueryOptions, queryOptions, type Query, type QueryClient } from '@tanstack/react-query';
import type { Result } from '#lib/result.ts';
import { askEach } from './ask-each.ts';
import type { Api, Problem } from './client.ts';
import { createFreshRows } from './fresh-rows.ts';
import { createInvalidation, type Invalidation } from './invalidation.ts';
import { createLiveRows, rowKeysIn, type LiveRows } from './live-rows.ts';
import { onePer } from './one-per.ts';
import type { JoinsRow, RecordCalls, Versioned } from './record-calls.ts';
import { isLong, pagesIn, type RecordPage } from './record-page.ts';
import { refetchNow } from './refetch-now.ts';
import { createBatcher, largestBatch } from './row-batcher.ts';
import { gatherRows, walkByCursor, walkByNumber } from './walk.ts';

const pageMs = 30_000;
/** As many rows as one page of such a list has. */
const cursorPageSize = 100;

/** A batch settles one by one: its lists are counted anew once. */
const invalidateAfterMs = 250;

/**
 * Records with an id and a version, found page by page and opened one by one: what a table, its commands, a page and the outbox
 * need of them. Queries whose keys begin as those of pages do are made anew with them.
 */
export const createRecordsBy = <
  Row extends Versioned,
  Whole extends Versioned | null,
  Filter extends object,
  Page extends RecordPage<Row> = RecordPage<Row>,
>(
  idOf: (row: Row) => string,
  {
    kind,
    heardAs = kind,
    list,
    one,
    isByCursor,
    withRow,
    beside = [],
    pickedBy = [],
    listedIn = [],
    keeps,
    isAskedByRow,
    onChanged,
    ...heard
  }: RecordCalls<Whole, Filter, Page> & JoinsRow<Row, Whole>,
) => {
  const keys = { pages: `${kind}Pages`, row: `${kind}Row`, one: kind };
  const fresh = onePer((queryClient: QueryClient) => createFreshRows<Row>(queryClient, withRow ? [keys.row] : [keys.row, keys.one], idOf));
  const noFilter = {} as Filter;
  const batcherOf = onePer((api: Api) =>
    createBatcher<Row>({
      ask: (ids) => list(api, { ...noFilter, ids, limit: largestBatch }),
      idOf,
    }),
  );

  const walk = (api: Api, filter: Filter, signal: AbortSignal): AsyncIterable<Page> =>
    isByCursor
      ? walkByCursor((after) => list(api, { ...filter, limit: largestBatch, after }, signal))
      : walkByNumber<Row, Page>((page) => list(api, { ...filter, page, limit: largestBatch }, signal), idOf);

  /** What its rows say is the newest word on those that were heard of before it was asked for. */
  const heardPage = async <Answer extends { readonly items: readonly Row[] }>(
    queryClient: QueryClient,
    ask: () => Promise<Answer>,
  ): Promise<Answer> => {
    const hear = fresh(queryClient).asking();
    const answer = await ask();
    hear(answer.items);
    return answer;
  };

  /** Of how many, as a page before said: see the contract's `numberedQuery`. It is the same page with it and without. */
  const pageQuery = (api: Api, filter: Filter, page: { readonly page: number; readonly limit: number }, total?: number) =>
    queryOptions({
      queryKey: [keys.pages, filter, page] as const,
      queryFn: ({ client, signal }) => heardPage(client, () => list(api, { ...filter, ...page, total }, signal)),
      staleTime: pageMs,
    });

  /** A page seen a moment ago is not asked for again. */
  const fetchPage = (queryClient: QueryClient, ...of: Parameters<typeof pageQuery>): Promise<Page> =>
    queryClient.fetchQuery(pageQuery(...of));

  /** The list in its order, loaded on and on by its cursor. */
  const cursorQuery = (api: Api, filter: Filter) =>
    infiniteQueryOptions({
      queryKey: [keys.pages, filter, 'cursor'] as const,
      initialPageParam: undefined as string | undefined,
      queryFn: ({ client, pageParam: after, signal }) =>
        heardPage(client, () => list(api, { ...filter, limit: cursorPageSize, after }, signal)),
      getNextPageParam: ({ next }) => next,
      staleTime: pageMs,
    });

  /** At most so many of all that a filter finds. */
  const foundQuery = (api: Api, filter: Filter, most: number) =>
    queryOptions({
      queryKey: [keys.pages, filter, { most }] as const,
      queryFn: async ({ client, signal }): Promise<RecordPage<Row>> => {
        const found = await heardPage(client, () => gatherRows<Row>(walk(api, filter, signal), most));
        return { ...found, total: found.items.length };
      },
      staleTime: pageMs,
    });

  /** Null when it is gone. Kept for ever: without it a decided row would show its old page again. */
  const rowQuery = (api: Api, id: string) =>
    queryOptions({
      queryKey: [keys.row, id] as const,
      queryFn: () => batcherOf(api).load(id),
      staleTime: Infinity,
      gcTime: Infinity,
    });

  const query = (api: Api, id: string) =>
    queryOptions({ queryKey: [keys.one, id] as const, queryFn: ({ signal }) => one(api, id, signal), staleTime: pageMs, ...keeps });

  /** Those of the list that was answered last come first. */
  const listed = (queryClient: QueryClient): readonly Row[] =>
    [keys.pages, ...listedIn]
      .flatMap((key) => queryClient.getQueryCache().findAll({ queryKey: [key] }))
      .toSorted((x, y) => y.state.dataUpdatedAt - x.state.dataUpdatedAt)
      .flatMap(({ state }) => pagesIn<Row>(state.data).flatMap(({ items }) => items));
  /** Looked for once for all that are asked about. */
  const listedNow = (queryClient: QueryClient): ((id: string) => boolean) => {
    const here = new Set(listed(queryClient).map(idOf));
    return (id) => here.has(id) || queryClient.getQueryState([keys.row, id]) !== undefined;
  };
  const isListed = (queryClient: QueryClient, id: string): boolean => listedNow(queryClient)(id);
  const isOpen = (queryClient: QueryClient, id: string): boolean => queryClient.getQueryState([keys.one, id]) !== undefined;

  /** As the lists that are here say, where it was never heard of by itself. */
  const foundIn = (queryClient: QueryClient, id: string): Row | null =>
    listed(queryClient)
      .filter((row) => idOf(row) === id)
      .toSorted((before, after) => after.version - before.version)[0] ?? null;

  /** The newest answer the cache holds anywhere; null when it holds none. */
  const newest = (queryClient: QueryClient, id: string): Row | NonNullable<Whole> | null => {
    const known = fresh(queryClient).get(id);
    const row = known === undefined ? foundIn(queryClient, id) : known;
    const whole = queryClient.getQueryData<Whole>([keys.one, id]);
    // Whole ones are heard of as rows are.
    if (!whole || isAskedByRow) return row;
    if (!row) return whole;
    if (withRow) return row.version > whole.version ? withRow(whole, row) : whole;
    return row.version === whole.version && !Object.is(row, whole) ? { ...whole, ...row } : row;
  };

  const invalidateBeside = (queryClient: QueryClient): void => {
    for (const key of [...beside, ...pickedBy]) void queryClient.invalidateQueries({ queryKey: [key] });
  };

  /** Pages on screen are asked for again, but for a long list, which is when it is next opened. */
  const invalidatePages = (queryClient: QueryClient): void => {
    void queryClient.invalidateQueries({ queryKey: [keys.pages], predicate: (shown) => !isLong(shown) });
    void queryClient.invalidateQueries({ queryKey: [keys.pages], predicate: isLong, refetchType: 'none' });
  };
  /** One more was made here: nothing tells of it yet. */
  const outdate = (queryClient: QueryClient): void => {
    invalidatePages(queryClient);
    invalidateBeside(queryClient);
  };
  const isInvalidating = new WeakSet<QueryClient>();
  const invalidatePagesSoon = (queryClient: QueryClient): void => {
    if (isInvalidating.has(queryClient)) return;
    isInvalidating.add(queryClient);
    setTimeout(() => {
      isInvalidating.delete(queryClient);
      invalidatePages(queryClient);
    }, invalidateAfterMs);
  };

  /**
   * Asks again for what is here of each, in requests that begin now: a running one may have been answered before a change was confirmed,
   * and joining it would settle on old news. What tells more of them is looked for once, however many they are.
   */
  const askAgain = async (queryClient: QueryClient, api: Api, ids: readonly string[]): Promise<Result<void, Problem>> => {
    const isShown = isAskedByRow ? () => true : listedNow(queryClient);
    const { answered, outcome } = await askEach(ids, (id) =>
      Promise.all([
        isShown(id) ? refetchNow(queryClient, rowQuery(api, id)) : null,
        !isAskedByRow && isOpen(queryClient, id) ? refetchNow(queryClient, query(api, id)) : null,
      ]),
    );
    if (answered.size === 0) return outcome;
    const isOne = ({ queryKey: [, id] }: Query): boolean => answered.has(String(id));
    if (isAskedByRow) void queryClient.invalidateQueries({ queryKey: [keys.one], predicate: isOne });
    invalidateBeside(queryClient);
    return outcome;
  };

  /** After a change of one's own: its lists are counted anew as well. */
  const refetch = async (queryClient: QueryClient, api: Api, id: string): Promise<Result<void, Problem>> => {
    const asked = await askAgain(queryClient, api, [id]);
    if (asked.ok) invalidatePagesSoon(queryClient);
    return asked;
  };

  /** One as it stands now, whole. Throws what the server refused. */
  const ask = (queryClient: QueryClient, api: Api, id: string): Promise<Whole> => refetchNow(queryClient, query(api, id));

  /** Keeps them on screen as the server says they are. */
  const live = (queryClient: QueryClient, api: Api): LiveRows =>
    createLiveRows(queryClient, {
      ...heard,
      kind: heardAs,
      findHere: () => {
        const isListedNow = listedNow(queryClient);
        return (id) => isListedNow(id) || isOpen(queryClient, id);
      },
      refetch: (ids) => void askAgain(queryClient, api, ids),
      invalidateLists: () => {
        invalidatePages(queryClient);
        for (const key of pickedBy) void queryClient.invalidateQueries({ queryKey: [key] });
      },
      listedRows: () => {
        const here = new Set(listed(queryClient).map(idOf));
        return rowKeysIn(queryClient, keys.row).filter((id) => isAskedByRow || here.has(id));
      },
      onAsked: (ids) => onChanged?.(queryClient, ids),
      otherKeys: [keys.one, ...beside],
    });

  const invalidation = (queryClient: QueryClient): Invalidation => createInvalidation(queryClient, keys.pages);

  return {
    kind,
    idOf,
    pageQuery,
    fetchPage,
    cursorQuery,
    foundQuery,
    rowQuery,
    query,
    fresh,
    heardPage,
    newest,
    refetch,
    ask,
    live,
    invalidation,
    invalidatePages,
    outdate,
    isListed,
    walk,
  };
};

interface Identified extends Versioned {
  readonly _id: string;
}

/** The same of records that say themselves what they are known by. */
export const createRecords = <
  Row extends Identified,
  Whole extends Versioned | null,
  Filter extends object,
  Page extends RecordPage<Row> = RecordPage<Row>,
>(
  calls: RecordCalls<Whole, Filter, Page> & JoinsRow<Row, Whole>,
) => createRecordsBy<Row, Whole, Filter, Page>(({ _id }) => _id, calls);
