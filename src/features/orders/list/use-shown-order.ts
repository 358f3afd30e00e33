import { freshOrdersOf } from '#api/fresh-rows.ts';
import { orderSubject, type OrderView } from '#commands/order/order-step.ts';
import { useNewestRow } from '#commands/use-newest-row.ts';
import { useView, useWorkbench } from '#commands/workbench.tsx';
import type { OrderRow } from '#contract/order.ts';

const orderId = ({ _id }: OrderRow): string => _id;

export const useNewestOrder = <Row extends OrderRow | null>(row: Row): Row =>
  useNewestRow(freshOrdersOf(useWorkbench().queryClient), row, orderId);

interface ShownOrder {
  readonly order: OrderView;
  /** Something decided here has not reached the server. */
  readonly isUnsent: boolean;
}

/** A row as it now is, with what waits to be sent over it. */
export const useShownOrder = (row: OrderRow): ShownOrder => {
  const base: OrderView = useNewestOrder(row);
  const order = useView(base, orderSubject(row));
  return { order, isUnsent: order !== base };
};
