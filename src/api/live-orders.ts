import type { QueryClient } from '@tanstack/react-query';
import type { Api } from './client.ts';
import { createLiveRows, type LiveRows } from './live-rows.ts';
import { invalidateOrderPages } from './order-pages.ts';
import { isInLists, isOpen, refetchOrder } from './orders.ts';

/** Keeps orders on screen up to date. */
export const createLiveOrders = (queryClient: QueryClient, api: Api): LiveRows =>
  createLiveRows(queryClient, {
    kind: 'order',
    isHere: (id) => isOpen(queryClient, id) || isInLists(queryClient, id),
    refetch: (id) => void refetchOrder(queryClient, api, id),
    invalidateLists: () => invalidateOrderPages(queryClient),
    rowKey: 'orderRow',
    otherKeys: ['order', 'orderLogs'],
  });
