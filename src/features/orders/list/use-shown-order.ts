import { useSyncExternalStore } from 'react';
import { freshOrdersOf, newestRow } from '#api/fresh-rows.ts';
import { orderSubject, type OrderView } from '#commands/order/order-step.ts';
import { useView, useWorkbench } from '#commands/workbench.tsx';
import type { OrderRow } from '#contract/order.ts';

/** The newest answer about a row of a page; one that is gone stays as it was until its page is asked again. */
export const useNewestRow = <Row extends OrderRow | null>(row: Row): Row => {
  const { queryClient } = useWorkbench();
  const fresh = freshOrdersOf(queryClient);
  const heard = useSyncExternalStore(fresh.subscribe, () => (row === null ? undefined : fresh.get(row._id)));
  return row === null ? row : ((newestRow<OrderRow>(row, heard) ?? row) as Row);
};

interface ShownOrder {
  readonly order: OrderView;
  /** Something decided here has not reached the server. */
  readonly isUnsent: boolean;
}

/** A row as it now is, with what waits to be sent over it. */
export const useShownOrder = (row: OrderRow): ShownOrder => {
  const base: OrderView = useNewestRow(row);
  const order = useView(base, orderSubject(row));
  return { order, isUnsent: order !== base };
};
