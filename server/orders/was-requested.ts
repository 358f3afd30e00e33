import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { OrderStatus } from '#contract/order.ts';
import { isCancelled } from '#machines/lifecycle/order.ts';
import type { Db, Tx } from '../db/open.ts';
import { event } from '../db/schema/core.ts';
import { subjectOf, type OrderEventType } from './order-event.ts';
import type { OrderRecord } from './lock-order.ts';

const cancellingSteps = ['cancel', 'cancelOnMarketplace', 'fakeCancel', 'addReturn'] as const satisfies readonly OrderEventType[];

/** The order itself remembers what was put aside before a request, as before a direct cancellation: its history knows which it was. */
export const wasRequested = async (db: Db | Tx, { id, status }: Pick<OrderRecord, 'id' | 'status'>): Promise<boolean | undefined> => {
  const requested: OrderStatus = 'pending_cancelled';
  if (!isCancelled(status)) return status === requested;
  const [ended] = await db
    .select({ before: sql<string | null>`${event.data} ->> 'previousValue'` })
    .from(event)
    .where(and(eq(event.subject, subjectOf(id)), inArray(event.type, [...cancellingSteps])))
    .orderBy(desc(event.version))
    .limit(1);
  // Of an order that came in cancelled there is nothing to know it by.
  return ended && ended.before === requested;
};
