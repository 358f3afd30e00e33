import { queryOptions } from '@tanstack/react-query';
import { getExpeditionFigures } from '#contract/expedition-figures.ts';
import { getCancelReasons, getOrder, getOrderLogs, listOrders, type OrderFilter } from '#contract/order-calls.ts';
import type { Order, OrderRow } from '#contract/order.ts';
import { getSalesFigures, type SalesFigures } from '#contract/sales-figures.ts';
import { unwrap, type Api } from './client.ts';
import type { RecordPage } from './record-page.ts';
import { createRecords } from './records.ts';

/** `gross` sums all that the filter finds, in cents; null where `total` is not the end of them. */
export interface OrderPage extends RecordPage<OrderRow> {
  readonly gross: number | null;
}

/** Rows have their buyer masked; the whole order shows them. */
export const orders = createRecords<OrderRow, Order, OrderFilter, OrderPage>({
  kind: 'order',
  list: async (api, query, signal) => unwrap(await api.send(listOrders, { query }, signal && { signal })),
  one: async (api, id, signal) => unwrap(await api.send(getOrder, { params: { id } }, { signal })),
  isByCursor: true,
  withRow: (order, { version, status, statusBefore, statusToReverse, labelPrintedAt, isCancelSent, lacks }) => ({
    ...order,
    version,
    status,
    statusBefore,
    statusToReverse,
    labelPrintedAt,
    isCancelSent,
    lacks,
  }),
  beside: ['orderLogs'],
});

/** History of orders, newest first; superusers only (decision 30). */
export const orderLogsQuery = (api: Api, orderIds: readonly string[]) =>
  queryOptions({
    queryKey: ['orderLogs', ...orderIds] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(getOrderLogs, { query: { orderIds: [...orderIds] } }, { signal })),
    staleTime: 60_000,
  });

export const cancelReasonsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['cancelReasons'] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(getCancelReasons, {}, { signal })),
    staleTime: 600_000,
  });

/** What sales of these days came to. */
export const salesFiguresQuery = (api: Api, span: { readonly from: string; readonly to: string }) =>
  queryOptions({
    queryKey: ['orderPages', 'figures', span] as const,
    queryFn: async ({ signal }): Promise<SalesFigures> => unwrap(await api.send(getSalesFigures, { query: span }, { signal })),
    staleTime: 30_000,
  });

/** How many wait to be shipped, asked again and again: what is due becomes late by itself. Beside the orders and not their list at /expedition, which the first screen does without. */
export const expeditionFiguresQuery = (api: Api) =>
  queryOptions({
    queryKey: ['orderPages', 'toShipFigures'] as const,
    queryFn: async ({ signal }) => unwrap(await api.send(getExpeditionFigures, {}, { signal })),
    staleTime: 30_000,
    refetchInterval: 60_000,
  });
