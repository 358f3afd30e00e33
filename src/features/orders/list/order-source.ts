import type { QueryClient } from '@tanstack/react-query';
import { type OrderPage, orders } from '#api/orders.ts';
import type { Api } from '#api/client.ts';
import type { OrderFilter } from '#contract/order-calls.ts';
import type { OrderRow } from '#contract/order.ts';
import type { Source } from '#ui/table/source.ts';
import { orderKind } from '../order-kind.ts';

/** How many the filter finds and what they sum up to, as the newest answer said; `asked` is the filter it was an answer to. */
export interface Totals {
  readonly asked: string;
  readonly total: number;
  readonly gross: number | null;
}

export interface OrderSource extends Source<OrderRow> {
  readonly totals: () => Totals | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Orders at the server, page by page; a page seen a moment ago is not asked for again. Each answer tells the totals too. */
export const orderSource = (api: Api, queryClient: QueryClient): OrderSource => {
  const listeners = new Set<() => void>();
  let totals: Totals | null = null;

  const tell = (filter: OrderFilter, { total, gross }: OrderPage): void => {
    const asked = JSON.stringify(filter);
    if (totals?.asked === asked && totals.total === total && totals.gross === gross) return;
    totals = { asked, total, gross };
    for (const listener of listeners) listener();
  };

  return {
    fetch: async ({ query, offset, limit }, signal) => {
      const filter = orderKind.filterOf(query);
      const answer = await orders.fetchPage(queryClient, api, filter, { page: Math.floor(offset / limit) + 1, limit });
      // Nobody asks this any more: its totals would stand over other rows.
      if (!signal.aborted) tell(filter, answer);
      return answer;
    },
    walk: (query, signal) => orders.walk(api, orderKind.filterOf(query), signal),
    totals: () => totals,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
