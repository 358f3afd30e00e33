import { useQueries, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { freshOrdersOf, newestRow } from '#api/fresh-rows.ts';
import { foundOrdersQuery } from '#api/order-pages.ts';
import { newestOrder, orderRowQuery } from '#api/orders.ts';
import type { OrderView } from '#commands/order/order-step.ts';
import { useWorkbench } from '#commands/workbench.tsx';
import type { Chosen } from '#ui/table/use-delete.ts';
import { orderFilterOf } from './order-source.ts';

/** What one request of the contract may name, and a person can still look over. */
export const mostChosen = 200;

export type ChosenOrders =
  | { readonly kind: 'ready'; readonly orders: readonly OrderView[] }
  | { readonly kind: 'loading' }
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'failed'; readonly retry: () => void };

const none: readonly string[] = [];
const noIds: ReadonlySet<string> = new Set();

/** Chosen one by one: those a link or another page brought are asked for, the others are here. */
const useOrdersOf = (ids: readonly string[]): ChosenOrders => {
  const { api, queryClient } = useWorkbench();
  const fresh = freshOrdersOf(queryClient);
  useSyncExternalStore(fresh.subscribe, fresh.revision);
  const known = ids.map((id) => newestOrder(queryClient, id));
  const asked = useQueries({ queries: ids.map((id, at) => ({ ...orderRowQuery(api, id), enabled: known[at] === null })) });
  const missing = asked.filter((_, at) => known[at] === null);
  const failed = missing.filter(({ isError }) => isError);
  if (failed.length > 0) return { kind: 'failed', retry: () => failed.forEach(({ refetch }) => void refetch()) };
  // What is gone, or was never ours to see, is answered by null.
  if (missing.some(({ isSuccess }) => !isSuccess)) return { kind: 'loading' };
  return { kind: 'ready', orders: known.flatMap((order) => order ?? []) };
};

/** The chosen orders themselves: commands decide on them, and a selection knows only their ids. */
export const useChosenOrders = ({ selection, query, count }: Chosen): ChosenOrders => {
  const { api, queryClient } = useWorkbench();
  const fresh = freshOrdersOf(queryClient);
  const isTooMany = count > mostChosen;
  const isAll = selection.kind === 'all' && !isTooMany;
  const some = useOrdersOf(selection.kind === 'some' && !isTooMany ? [...selection.ids] : none);
  const except = selection.kind === 'all' ? selection.except : noIds;
  // Those taken out are among those found.
  const found = useQuery({ ...foundOrdersQuery(api, orderFilterOf(query), mostChosen + except.size), enabled: isAll });
  if (isTooMany) return { kind: 'tooMany' };
  if (!isAll) return some;
  if (found.isError && !found.data) return { kind: 'failed', retry: () => void found.refetch() };
  if (!found.data) return { kind: 'loading' };
  const orders = found.data.items.filter(({ _id }) => !except.has(_id)).flatMap((row) => newestRow(row, fresh.get(row._id)) ?? []);
  return { kind: 'ready', orders };
};
