import { orders } from '#api/orders.ts';
import type { OrderFilter } from '#contract/order-calls.ts';
import { orderNumber, type Order, type OrderRow } from '#contract/order.ts';
import type { RecordKind } from '#entities/records/record-kind.ts';
import { orderFilterOf } from './list/order-source.ts';

/** What is done with several depends on who looks: the list says it. */
export const orderKind: RecordKind<OrderRow, Order, OrderFilter> = {
  on: 'order',
  records: orders,
  filterOf: orderFilterOf,
  batch: null,
  labelOf: orderNumber,
  table: 'sales',
};
