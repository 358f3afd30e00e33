import { desc, inArray } from 'drizzle-orm';
import { getOrderLogs } from '#contract/order-calls.ts';
import { ok } from '#lib/result.ts';
import { event } from '../db/schema/core.ts';
import { readRoute } from '../http/route.ts';
import { subjectOf, type OrderEventData } from './order-event.ts';

const mostShown = 500;

/** GET /order/logs: status changes and edits, newest first, for superusers (decision 30). Orders there are none of have no history. */
export const getOrderLogsRoute = readRoute(getOrderLogs, async ({ query: { orderIds } }, { db }) => {
  const rows = await db
    .select()
    .from(event)
    .where(inArray(event.subject, orderIds.map(subjectOf)))
    .orderBy(desc(event.seq))
    .limit(mostShown);
  return ok(
    rows.map(({ subject, type, data, at, actorId, actorName }) => {
      const { previousValue, value, cancelMessage, returned, tracking, removed, refusal } = data as Partial<OrderEventData>;
      return {
        orderId: subject.slice('order:'.length),
        type,
        content: {
          previousValue: previousValue ?? null,
          value: value ?? null,
          cancelMessage: cancelMessage ?? null,
          returned: returned ?? null,
          tracking: tracking ?? null,
          removed: removed ?? null,
          refusal: refusal ?? null,
        },
        updatedAt: at.toISOString(),
        userName: actorName,
        userId: actorId,
      };
    }),
  );
});
