import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getCancelReasons, getOrder, getOrderLogs, listOrders } from '#contract/order-calls.ts';
import type { Order, OrderRow } from '#contract/order.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { ProblemError, unwrap, type Api, type Problem } from './client.ts';
import { refetchNow } from './refetch-now.ts';
import { freshOrdersOf, newestRow } from './fresh-rows.ts';
import { invalidateOrderPages } from './order-pages.ts';
import { batcherPerClient, createBatcher, largestBatch, type RowBatcher } from './row-batcher.ts';

/** One order whole, as its page shows it. */
export const orderQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: ['order', orderId] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(getOrder, { params: { id: orderId } }, { signal })),
    staleTime: 60_000,
  });

const batcherOf = batcherPerClient((api): RowBatcher<OrderRow> =>
  createBatcher({
    ask: async (ids) => unwrap(await api.send(listOrders, { query: { ids, limit: largestBatch } })),
    idOf: ({ _id }) => _id,
  }),
);

/** One row by itself, its buyer masked; null when it is gone or not ours to see. Kept for ever: without it a decided row would show its old page again. */
export const orderRowQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: ['orderRow', orderId] as const,
    queryFn: () => batcherOf(api).load(orderId),
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** History of orders, newest first; superusers only (decision 30). */
export const orderLogsQuery = (api: Api, orderIds: readonly string[]) =>
  queryOptions({
    queryKey: ['orderLogs', ...orderIds] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(getOrderLogs, { query: { orderIds: orderIds.join(',') } }, { signal })),
    staleTime: 60_000,
  });

export const cancelReasonsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['cancelReasons'] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(getCancelReasons, {}, { signal })),
    staleTime: 600_000,
  });

type Pages = { readonly items: readonly OrderRow[] };

const rowsInLists = (queryClient: QueryClient): readonly OrderRow[] =>
  queryClient.getQueriesData<Pages>({ queryKey: ['orders'] }).flatMap(([, page]) => page?.items ?? []);

/** Is the order on screen, or was it a moment ago: as a row of a list, or as a page? */
export const isInLists = (queryClient: QueryClient, orderId: string): boolean =>
  rowsInLists(queryClient).some(({ _id }) => _id === orderId) || queryClient.getQueryState(['orderRow', orderId]) !== undefined;
export const isOpen = (queryClient: QueryClient, orderId: string): boolean => queryClient.getQueryState(['order', orderId]) !== undefined;

/**
 * Asks for this order again, wherever it is, in requests that begin now: a running one may have been answered before the decision
 * was confirmed, and joining it would settle on old news.
 */
export const refetchOrder = async (queryClient: QueryClient, api: Api, orderId: string): Promise<Result<void, Problem>> => {
  try {
    await Promise.all([
      isInLists(queryClient, orderId) ? refetchNow(queryClient, orderRowQuery(api, orderId)) : null,
      isOpen(queryClient, orderId) ? refetchNow(queryClient, orderQuery(api, orderId)) : null,
    ]);
  } catch (error) {
    return refuse(error instanceof ProblemError ? error.problem : { type: 'Unreachable' });
  }
  void queryClient.invalidateQueries({ queryKey: ['orderLogs'] });
  invalidateListsSoon(queryClient);
  return ok(undefined);
};

/** A batch settles order by order: its lists are counted anew once. */
const invalidateAfterMs = 250;
const invalidation = new WeakSet<QueryClient>();

const invalidateListsSoon = (queryClient: QueryClient): void => {
  if (invalidation.has(queryClient)) return;
  invalidation.add(queryClient);
  setTimeout(() => {
    invalidation.delete(queryClient);
    invalidateOrderPages(queryClient);
  }, invalidateAfterMs);
};

/** An order with what a newer row says of where it stands. */
const withRow = (order: Order, { version, status, statusBefore, statusToReverse }: OrderRow): Order => ({
  ...order,
  version,
  status,
  statusBefore,
  statusToReverse,
});

/** The newest answer about one order that the cache holds anywhere; null when it holds none. */
export const newestOrder = (queryClient: QueryClient, orderId: string): OrderRow | Order | null => {
  const listed = rowsInLists(queryClient)
    .filter(({ _id }) => _id === orderId)
    .toSorted((one, other) => other.version - one.version)[0];
  const fresh = freshOrdersOf(queryClient).get(orderId);
  const row = listed ? newestRow(listed, fresh) : (fresh ?? null);
  const page = queryClient.getQueryData<Order>(['order', orderId]);
  if (!page) return row;
  return row && row.version > page.version ? withRow(page, row) : page;
};
