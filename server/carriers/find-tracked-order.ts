import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { saleOrder } from '../db/schema/order.ts';
import type { Actor } from '../http/actor.ts';
import { queryFor } from '../db/find-words.ts';
import { searchQueryOf } from '../listings/search-words.ts';
import { ordersOf } from '../orders/order-filter.ts';

/**
 * The order of that shipment, if it is theirs to see: whoever could ask for any number would read where other companies' parcels
 * are (decision 21). Found by the word, told by the fields: a tracking number, or the marketplace's own id of the shipment.
 */
export const findTrackedOrder = async (
  db: Db,
  actor: Actor,
  trackingId: string,
  accountId?: string,
): Promise<Pick<typeof saleOrder.$inferSelect, 'id' | 'shipping'> | null> => {
  const query = searchQueryOf(trackingId);
  if (query === null) return null;
  const [found] = await db
    .select({ id: saleOrder.id, shipping: saleOrder.shipping })
    .from(saleOrder)
    .where(
      and(
        sql`${saleOrder.search} @@ ${queryFor(query)}`,
        or(sql`${saleOrder.shipping}->>'trackingNumber' = ${trackingId}`, sql`${saleOrder.shipping}->>'shippingId' = ${trackingId}`),
        accountId === undefined ? undefined : eq(saleOrder.accountId, accountId),
        ordersOf(actor),
      ),
    )
    .orderBy(saleOrder.id)
    .limit(1);
  return found ?? null;
};
