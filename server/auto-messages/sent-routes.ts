import { and, desc, eq, type SQL } from 'drizzle-orm';
import { listSampleOrders, listSentMessages } from '#contract/auto-message.ts';
import { ok, refuse } from '#lib/result.ts';
import { countedTo, countRows } from '../db/count-rows.ts';
import { autoMessageSent } from '../db/schema/auto-message.ts';
import { seller } from '../db/schema/core.ts';
import { saleOrder } from '../db/schema/order.ts';
import { notFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { ordersOf } from '../orders/order-filter.ts';
import { factsOf } from './order-facts.ts';
import { ruleOf } from './rule-row.ts';

const samples = 3;

/** GET /automessage/sample: the newest that stand so, of those the person may see. */
export const listSampleOrdersRoute = readRoute(listSampleOrders, async ({ query: { event, sellerId, marketPlaceId } }, { db, actor }) => {
  const where: SQL | undefined = and(
    ordersOf(actor),
    eq(saleOrder.status, event),
    sellerId === undefined ? undefined : eq(saleOrder.sellerId, sellerId),
    marketPlaceId === undefined ? undefined : eq(saleOrder.accountId, marketPlaceId),
  );
  const rows = await db
    .select({ order: saleOrder, shop: seller.name })
    .from(saleOrder)
    .innerJoin(seller, eq(seller.id, saleOrder.sellerId))
    .where(where)
    .orderBy(desc(saleOrder.createdAt), desc(saleOrder.id))
    .limit(samples);
  return ok(rows.map(({ order, shop }) => ({ orderId: order.id, at: order.createdAt.toISOString(), facts: factsOf(order, shop) })));
});

/** GET /automessage/{id}/sent */
export const listSentMessagesRoute = readRoute(listSentMessages, async ({ params: { id }, query: { limit, page } }, { db, actor }) => {
  if (!(await ruleOf(db, id, actor))) return refuse(notFound());
  const where = eq(autoMessageSent.ruleId, id);
  const counted = await countRows(db, autoMessageSent, where, countedTo(page * limit));
  const rows = await db
    .select({ sent: autoMessageSent, externalId: saleOrder.externalId })
    .from(autoMessageSent)
    .innerJoin(saleOrder, eq(saleOrder.id, autoMessageSent.orderId))
    .where(where)
    .orderBy(desc(autoMessageSent.at), desc(autoMessageSent.orderId))
    .limit(limit)
    .offset((page - 1) * limit);
  const items = rows.map(({ sent: { orderId, event, text, at }, externalId }) => ({
    orderId,
    externalId,
    event,
    text,
    at: at.toISOString(),
  }));
  return ok({ items, page, pages: Math.ceil(counted.total / limit), limit, ...counted, next: null });
});
