import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getMediation, listMediations, readMediation } from '#contract/mediation-calls.ts';
import type { MediationRecord, MediationRow } from '#contract/mediation.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { ProblemError, unwrap, type Api, type Problem } from './client.ts';
import { refetchNow } from './refetch-now.ts';
import { freshMediationsOf, newestRow } from './fresh-rows.ts';
import { invalidateMediationPages } from './mediation-pages.ts';
import { batcherPerClient, createBatcher, largestBatch, type RowBatcher } from './row-batcher.ts';

/** One mediation whole, as its page shows it; null where the server knows none under this id. The specified answer is a list. */
export const mediationQuery = (api: Api, mediationId: string) =>
  queryOptions({
    queryKey: ['mediation', mediationId] as const,
    queryFn: async ({ signal }): Promise<MediationRecord | null> => {
      const records = unwrap(await api.send(getMediation, { params: { id: mediationId } }, { signal }));
      return records.find(({ _id }) => _id === mediationId) ?? null;
    },
    staleTime: 60_000,
  });

const batcherOf = batcherPerClient((api): RowBatcher<MediationRow> =>
  createBatcher({
    ask: async (ids) => unwrap(await api.send(listMediations, { query: { ids, limit: largestBatch } })),
    idOf: ({ _id }) => _id,
  }),
);

/** One row by itself, its buyer masked; null when it is gone or not ours to see. Kept for ever, as rows of orders are. */
export const mediationRowQuery = (api: Api, mediationId: string) =>
  queryOptions({
    queryKey: ['mediationRow', mediationId] as const,
    queryFn: () => batcherOf(api).load(mediationId),
    staleTime: Infinity,
    gcTime: Infinity,
  });

type Pages = { readonly items: readonly MediationRow[] };

const rowsInLists = (queryClient: QueryClient): readonly MediationRow[] =>
  queryClient.getQueriesData<Pages>({ queryKey: ['mediations'] }).flatMap(([, page]) => page?.items ?? []);

/** Is it on screen, or was it a moment ago: as a row of a list, or as a page? */
export const isInLists = (queryClient: QueryClient, mediationId: string): boolean =>
  rowsInLists(queryClient).some(({ _id }) => _id === mediationId) || queryClient.getQueryState(['mediationRow', mediationId]) !== undefined;
export const isOpen = (queryClient: QueryClient, mediationId: string): boolean =>
  queryClient.getQueryState(['mediation', mediationId]) !== undefined;

/**
 * Asks for this mediation again, wherever it is, in requests that begin now: a running one may have been answered before the reply
 * was confirmed, and joining it would settle on old news.
 */
export const refetchMediation = async (queryClient: QueryClient, api: Api, mediationId: string): Promise<Result<void, Problem>> => {
  try {
    await Promise.all([
      isInLists(queryClient, mediationId) ? refetchNow(queryClient, mediationRowQuery(api, mediationId)) : null,
      isOpen(queryClient, mediationId) ? refetchNow(queryClient, mediationQuery(api, mediationId)) : null,
    ]);
  } catch (error) {
    return refuse(error instanceof ProblemError ? error.problem : { type: 'Unreachable' });
  }
  invalidateMediationPages(queryClient);
  return ok(undefined);
};

/** A record with what a newer row says of where it stands; what was said in it only the record itself tells. */
const withRow = (record: MediationRecord, { version, status, situation, claim }: MediationRow): MediationRecord => ({
  ...record,
  version,
  status,
  situation,
  claim,
});

/** The newest answer about one mediation that the cache holds anywhere; null when it holds none. */
export const newestMediation = (queryClient: QueryClient, mediationId: string): MediationRow | MediationRecord | null => {
  const listed = rowsInLists(queryClient)
    .filter(({ _id }) => _id === mediationId)
    .toSorted((one, other) => other.version - one.version)[0];
  const fresh = freshMediationsOf(queryClient).get(mediationId);
  const row = listed ? newestRow(listed, fresh) : (fresh ?? null);
  const page = queryClient.getQueryData<MediationRecord | null>(['mediation', mediationId]);
  if (!page) return row;
  return row && row.version > page.version ? withRow(page, row) : page;
};

/** I have seen the first `count` messages. The record is asked for again: opened anew, it must not mark them as new once more. */
export const markRead = async (queryClient: QueryClient, api: Api, mediationId: string, count: number): Promise<void> => {
  const read = await api.send(readMediation, { params: { id: mediationId }, body: { count } });
  // Not told is no harm: the next look tells it again.
  if (!read.ok) return;
  void queryClient.invalidateQueries({ queryKey: mediationQuery(api, mediationId).queryKey });
  invalidateMediationPages(queryClient);
  if (isInLists(queryClient, mediationId)) await refetchNow(queryClient, mediationRowQuery(api, mediationId)).catch(() => null);
};
