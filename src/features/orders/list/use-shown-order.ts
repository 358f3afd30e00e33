import { useSyncExternalStore } from 'react';
import { freshOrdersOf, newestRow } from '#api/fresh-rows.ts';
import { orderSubject, type OrderView } from '#commands/order/order-step.ts';
import { useView, useWorkbench } from '#commands/workbench.tsx';
import type { OrderRow } from '#contract/order.ts';

interface ShownOrder {
  readonly order: OrderView;
  /** Something decided here has not reached the server. */
  readonly isUnsent: boolean;
}

/** A row of a page as it now is: the newest answer about it, with what waits to be sent over it. */
export const useShownOrder = (row: OrderRow): ShownOrder => {
  const { queryClient } = useWorkbench();
  const fresh = freshOrdersOf(queryClient);
  const heard = useSyncExternalStore(fresh.subscribe, () => fresh.get(row._id));
  // A row that is gone stays as it was until its page is asked again.
  const base: OrderView = newestRow(row, heard) ?? row;
  const order = useView(base, orderSubject(row));
  return { order, isUnsent: order !== base };
};
