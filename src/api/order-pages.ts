import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { OrderRow } from '#contract/order.ts';
import { listOrders, type OrderFilter } from '#contract/order-calls.ts';
import { getSalesFigures, type SalesFigures } from '#contract/sales-figures.ts';
import type { BrokenRow, MayBeBroken } from '#lib/broken-row.ts';
import { unwrap, type Api } from './client.ts';
import { createInvalidation } from './invalidation.ts';

const key = 'orders';
const figuresKey = 'orderFigures';

/** What the server answers of a list of orders: `gross` sums all that the filter finds, in cents; null where `total` is not the end of them. */
export interface OrderPage extends MayBeBroken {
  readonly items: readonly OrderRow[];
  readonly total: number;
  readonly gross: number | null;
}

/** One numbered page of orders: ['orders', filter, { page, limit }]. */
export const orderPageQuery = (api: Api, filter: OrderFilter, page: { readonly page: number; readonly limit: number }) =>
  queryOptions({
    queryKey: [key, filter, page] as const,
    queryFn: async ({ signal }): Promise<OrderPage> => unwrap(await api.send(listOrders, { query: { ...filter, ...page } }, { signal })),
    staleTime: 30_000,
  });

const walkAtATime = 100;

/** All that match, by the cursor: orders that arrive while somebody downloads come once (decision 2). */
export async function* walkOrders(api: Api, filter: OrderFilter, signal: AbortSignal): AsyncGenerator<OrderPage> {
  let after: string | null = null;
  do {
    const query: OrderFilter & { limit: number; after?: string } = {
      ...filter,
      limit: walkAtATime,
      ...(after === null ? {} : { after }),
    };
    const answer: OrderPage & { readonly next: string | null } = unwrap(await api.send(listOrders, { query }, { signal }));
    yield answer;
    after = answer.next;
  } while (after !== null);
}

/** Orders changed at the server: pages on screen ask again, others when they are next looked at. */
export const invalidateOrderPages = (queryClient: QueryClient): void => {
  void queryClient.invalidateQueries({ queryKey: [key] });
  void queryClient.invalidateQueries({ queryKey: [figuresKey] });
};

/** What sales of these days came to; asked again when orders change, as every list of them is. */
export const salesFiguresQuery = (api: Api, span: { readonly from: string; readonly to: string }) =>
  queryOptions({
    queryKey: [figuresKey, span] as const,
    queryFn: async ({ signal }): Promise<SalesFigures> => unwrap(await api.send(getSalesFigures, { query: span }, { signal })),
    staleTime: 30_000,
  });

/** When the pages a table shows were invalidated. */
export const createOrderInvalidation = (queryClient: QueryClient) => createInvalidation(queryClient, key);

/** All that a filter finds, at most so many: what 'all that match' means when something is done with them. Counted anew with the lists. */
export const foundOrdersQuery = (api: Api, filter: OrderFilter, most: number) =>
  queryOptions({
    queryKey: [key, filter, { most }] as const,
    queryFn: async ({ signal }): Promise<OrderPage> => {
      const items: OrderRow[] = [];
      const broken: BrokenRow[] = [];
      for await (const page of walkOrders(api, filter, signal)) {
        items.push(...page.items);
        broken.push(...(page.broken ?? []));
        if (items.length >= most) break;
      }
      return { items: items.slice(0, most), broken, total: items.length, gross: null };
    },
    staleTime: 30_000,
  });
