import { getExpeditionFigures } from '#contract/expedition-figures.ts';
import { getCancelReasons, getOrder, getOrderLogs, listOrders, type OrderFilter } from '#contract/order-calls.ts';
import type { Order, OrderRow } from '#contract/order.ts';
import { getSalesFigures } from '#contract/sales-figures.ts';
import { callQuery } from './call-query.ts';
import type { Api } from './client.ts';
import type { RecordPage } from './record-page.ts';
import { byCalls } from './record-calls.ts';
import { createRecords } from './records.ts';

/** `gross` sums all that the filter finds, in cents; null where `total` is not the end of them. */
export interface OrderPage extends RecordPage<OrderRow> {
  readonly gross: number | null;
}

/** Rows have their buyer masked; the whole order shows them. */
export const orders = createRecords<OrderRow, Order, OrderFilter, OrderPage>({
  kind: 'order',
  ...byCalls(listOrders, getOrder),
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
  callQuery(api, getOrderLogs, { key: ['orderLogs', ...orderIds], payload: { query: { orderIds: [...orderIds] } }, staleTime: 60_000 });

export const cancelReasonsQuery = (api: Api) => callQuery(api, getCancelReasons, { key: ['cancelReasons'], staleTime: 600_000 });

/** What sales of these days came to. */
export const salesFiguresQuery = (api: Api, span: { readonly from: string; readonly to: string }) =>
  callQuery(api, getSalesFigures, { key: ['orderPages', 'figures', span], payload: { query: span }, staleTime: 30_000 });

/** How many wait to be shipped, asked again and again: what is due becomes late by itself. Beside the orders and not their list at /expedition, which the first screen does without. */
export const expeditionFiguresQuery = (api: Api) =>
  callQuery(api, getExpeditionFigures, { key: ['orderPages', 'toShipFigures'], staleTime: 30_000, refetchInterval: 60_000 });
