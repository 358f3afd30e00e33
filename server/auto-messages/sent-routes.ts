import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { listSampleOrders, listSentMessages, type SampleOrder } from '#contract/auto-message.ts';
import { ok, refuse } from '#lib/result.ts';
import { countedTo, countRows } from '../db/count-rows.ts';
import type { Db } from '../db/open.ts';
import { autoMessageSent } from '../db/schema/auto-message.ts';
import { seller } from '../db/schema/core.ts';
import { integrationJob } from '../db/schema/integration-job.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { saleOrder } from '../db/schema/order.ts';
import { notFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { subjectOf as orderSubject } from '../orders/order-event.ts';
import { ordersOf } from '../orders/order-filter.ts';
import { isConnected } from './limits-there.ts';
import { factsOf } from './order-facts.ts';
import { ruleOf } from './rule-row.ts';

const samples = 3;

/** As `enqueueBuyerMessage` judges it; what is not connected any more keeps its messages back. */
const stopped = sql<SampleOrder['stopped']>`case when ${seller.status} = 'blocked' then 'blocked'
  when ${marketplaceAccount.pausedAt} is not null then 'paused'
  when ${marketplaceAccount.connection} in ('reauthorize', 'revoked') then 'disconnected' end`;

/** GET /automessage/sample: the newest that stand so, of those the person may see. */
export const listSampleOrdersRoute = readRoute(listSampleOrders, async ({ query: { event, sellerId, marketPlaceId } }, { db, actor }) => {
  const where: SQL | undefined = and(
    ordersOf(actor),
    eq(saleOrder.status, event),
    sellerId === undefined ? undefined : eq(saleOrder.sellerId, sellerId),
    marketPlaceId === undefined ? undefined : eq(saleOrder.accountId, marketPlaceId),
  );
  const rows = await db
    .select({ order: saleOrder, shop: seller.name, connection: marketplaceAccount.connection, stopped })
    .from(saleOrder)
    .innerJoin(seller, eq(seller.id, saleOrder.sellerId))
    .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, saleOrder.accountId))
    .where(where)
    .orderBy(desc(saleOrder.createdAt), desc(saleOrder.id))
    .limit(samples);
  return ok(
    rows.map(({ order, shop, connection, stopped: why }) => ({
      orderId: order.id,
      at: order.createdAt.toISOString(),
      facts: factsOf(order, shop),
      isConnected: isConnected(connection),
      stopped: why,
    })),
  );
});

type OpenJob = Pick<typeof integrationJob.$inferSelect, 'status' | 'error'>;

const keyOf = (subject: string, event: string): string => `${subject} ${event}`;

/** What of these is not over. Of each message there is one job, which says by its event which it is of. */
const openJobs = async (
  db: Db,
  sent: readonly Pick<typeof autoMessageSent.$inferSelect, 'orderId'>[],
): Promise<ReadonlyMap<string, OpenJob>> => {
  const subjects = [...new Set(sent.map(({ orderId }) => orderSubject(orderId)))];
  if (subjects.length === 0) return new Map();
  const rows = await db
    .select({ subject: integrationJob.subject, detail: integrationJob.detail, status: integrationJob.status, error: integrationJob.error })
    .from(integrationJob)
    .where(
      and(inArray(integrationJob.subject, subjects), eq(integrationJob.kind, 'messageBuyer'), sql`${integrationJob.status} <> 'done'`),
    );
  return new Map(rows.map(({ subject, detail, status, error }) => [keyOf(subject, detail?.message ?? ''), { status, error }]));
};

const stateOf = (job: OpenJob | undefined) => {
  if (!job) return { state: 'sent', reason: null } as const;
  if (job.status === 'failed') return { state: 'blocked', reason: job.error } as const;
  if (job.status === 'discarded' || job.status === 'held') return { state: job.status, reason: null } as const;
  return { state: 'sending', reason: null } as const;
};

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
  const open = await openJobs(
    db,
    rows.map(({ sent }) => sent),
  );
  const items = rows.map(({ sent: { orderId, event, text, at }, externalId }) => ({
    orderId,
    externalId,
    event,
    text,
    at: at.toISOString(),
    ...stateOf(open.get(keyOf(orderSubject(orderId), event))),
  }));
  return ok({ items, page, pages: Math.ceil(counted.total / limit), limit, ...counted, next: null });
});
