import { orders } from '#api/orders.ts';
import { OrderFilter } from '#contract/order-calls.ts';
import { orderNumber, type Order, type OrderRow } from '#contract/order.ts';
import { recordKind } from '#entities/records/record-kind.ts';

/** Columns that filter, and what of the call they set. */
export const columnIds = { status: 'status', company: 'company', account: 'account', date: 'date', gross: 'gross' } as const;

/** The commands for several orders depend on the role: the list names them. */
export const orderKind = recordKind<OrderRow, Order, OrderFilter>({
  records: orders,
  filter: OrderFilter,
  ranges: { [columnIds.date]: ['from', 'to'], [columnIds.gross]: ['grossFrom', 'grossTo'] },
  batch: null,
  labelOf: orderNumber,
  table: 'sales',
});
