import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { type BrokenRow, rowsTold, type MayBeBroken } from '#lib/broken-row.ts';
import type { Change } from '#contract/shell.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { ProblemError, type Api, type Problem } from './client.ts';
import { refetchNow } from './refetch-now.ts';
import { freshPerClient, newestRow } from './fresh-rows.ts';
import { batcherPerClient, createBatcher, largestBatch } from './row-batcher.ts';
import { createInvalidation, type Invalidation } from './invalidation.ts';

interface Versioned {
  readonly _id: string;
  readonly version: number;
}

export interface RecordPage<Row> extends MayBeBroken {
  readonly items: readonly Row[];
  readonly total: number;
}

/** How records of one kind are asked for. */
interface RecordCalls<Row, Whole, Filter> {
  /** What subjects of the kind begin with: 'user'. */
  readonly kind: string;
  /** What subjects begin with whose changes are its own too. */
  readonly heardAs?: string;
  readonly list: (
    api: Api,
    query: Filter & { readonly limit: number; readonly page?: number; readonly ids?: string; readonly total?: number | undefined },
    signal?: AbortSignal,
  ) => Promise<RecordPage<Row>>;
  readonly one: (api: Api, id: string, signal: AbortSignal) => Promise<Whole>;
}

const pageMs = 30_000;

/**
 * Records with an id and a version, found page by page and opened one by one: what a table, its commands, a page and the outbox
 * need of them. The whole record holds the row.
 */
export const createRecords = <Row extends Versioned, Whole extends Row, Filter extends object>({
  kind,
  heardAs = kind,
  list,
  one,
}: RecordCalls<Row, Whole, Filter>) => {
  const keys = { pages: `${kind}Pages`, row: `${kind}Row`, one: kind };
  const fresh = freshPerClient<Row>([keys.row, keys.one]);
  const noFilter = {} as Filter;
  const batcherOf = batcherPerClient<Row>((api) =>
    createBatcher({
      ask: (ids) => list(api, { ...noFilter, ids, limit: largestBatch }),
      idOf: ({ _id }) => _id,
    }),
  );

  /** Of how many, as a page before said: see the contract's `numberedQuery`. It is the same page with it and without. */
  const pageQuery = (api: Api, filter: Filter, page: { readonly page: number; readonly limit: number }, total?: number) =>
    queryOptions({
      queryKey: [keys.pages, filter, page] as const,
      queryFn: ({ signal }) => list(api, { ...filter, ...page, total }, signal),
      staleTime: pageMs,
    });

  /** At most so many of all that a filter finds. */
  const foundQuery = (api: Api, filter: Filter, most: number) =>
    queryOptions({
      queryKey: [keys.pages, filter, { most }] as const,
      queryFn: async ({ signal }): Promise<RecordPage<Row>> => {
        const items: Row[] = [];
        const broken: BrokenRow[] = [];
        for (let page = 1; items.length < most; page += 1) {
          const answer = await list(api, { ...filter, page, limit: largestBatch }, signal);
          items.push(...answer.items);
          broken.push(...(answer.broken ?? []));
          if (rowsTold(answer) < largestBatch) break;
        }
        return { items: items.slice(0, most), broken, total: items.length };
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
    queryOptions({ queryKey: [keys.one, id] as const, queryFn: ({ signal }) => one(api, id, signal), staleTime: pageMs });

  const listed = (queryClient: QueryClient): readonly Row[] =>
    queryClient.getQueriesData<RecordPage<Row>>({ queryKey: [keys.pages] }).flatMap(([, page]) => page?.items ?? []);

  /** The newest answer the cache holds anywhere; null when it holds none. */
  const newest = (queryClient: QueryClient, id: string): Row | Whole | null => {
    const heard = fresh(queryClient).get(id);
    const row = listed(queryClient)
      .filter(({ _id }) => _id === id)
      .toSorted((before, after) => after.version - before.version)[0];
    const newestKnown = row ? newestRow(row, heard) : (heard ?? null);
    const page = queryClient.getQueryData<Whole>([keys.one, id]);
    return page && (!newestKnown || page.version >= newestKnown.version) ? page : newestKnown;
  };

  const invalidate = (queryClient: QueryClient): void => void queryClient.invalidateQueries({ queryKey: [keys.pages] });

  /** Asks again for what is on screen of it, in requests that begin now. */
  const refetch = async (queryClient: QueryClient, api: Api, id: string): Promise<Result<void, Problem>> => {
    const isListed = queryClient.getQueryState([keys.row, id]) !== undefined || listed(queryClient).some(({ _id }) => _id === id);
    try {
      await Promise.all([
        isListed ? refetchNow(queryClient, rowQuery(api, id)) : null,
        queryClient.getQueryState([keys.one, id]) === undefined ? null : refetchNow(queryClient, query(api, id)),
      ]);
    } catch (error) {
      return refuse(error instanceof ProblemError ? error.problem : { type: 'Unreachable' });
    }
    invalidate(queryClient);
    return ok(undefined);
  };

  /** Keeps them on screen as the server says they are. */
  const live = (queryClient: QueryClient, api: Api) => ({
    onChange: ({ subject }: Pick<Change, 'subject'>): void => {
      if (subject.startsWith(`${heardAs}:`)) void refetch(queryClient, api, subject.slice(heardAs.length + 1));
    },
    onGap: (): void => {
      for (const queryKey of [[keys.pages], [keys.row], [keys.one]]) void queryClient.invalidateQueries({ queryKey });
    },
  });

  const invalidation = (queryClient: QueryClient): Invalidation => createInvalidation(queryClient, keys.pages);

  return { pageQuery, foundQuery, rowQuery, query, fresh, newest, refetch, live, invalidation };
};
