import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { MessageEvent } from '#contract/auto-message.ts';
import { messageOfOrder } from '#contract/message-of-order.ts';
import type { OrderStatus } from '#contract/order.ts';
import type { Tx } from '../db/open.ts';
import { autoMessage, autoMessageSent } from '../db/schema/auto-message.ts';
import { seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { saleOrder } from '../db/schema/order.ts';
import { enqueueJob } from '../integration-jobs/enqueue-job.ts';
import { subjectOf as orderSubject } from '../orders/order-event.ts';
import { publishChange } from '../stream/append-event.ts';
import { isConnected } from './limits-there.ts';
import { factsOf } from './order-facts.ts';
import { subjectOf } from './rule-row.ts';

const isFirst = async (tx: Tx, orderId: string): Promise<boolean> =>
  (await tx.$count(autoMessageSent, eq(autoMessageSent.orderId, orderId))) === 0;

/**
 * Sends the buyer what the company's rule for this event says, in the transaction of the event itself: neither is there without the other.
 * An account's own rule comes before the one of all. Once per order and event, also when a cancellation is taken back and given again; a
 * message that would say what the order does not have is not sent, nor one of an account that is paused or of a company that is blocked:
 * later it would be old news. The rule's own row is not written: all who sell at once would wait for each other at it.
 */
export const enqueueBuyerMessage = async (tx: Tx, orderId: string, status: OrderStatus, now: Date): Promise<void> => {
  const event = MessageEvent.safeParse(status).data;
  if (!event) return;
  const [found] = await tx
    .select({ rule: autoMessage, order: saleOrder, shop: seller.name, connection: marketplaceAccount.connection })
    .from(saleOrder)
    .innerJoin(seller, and(eq(seller.id, saleOrder.sellerId), ne(seller.status, 'blocked')))
    .innerJoin(marketplaceAccount, and(eq(marketplaceAccount.id, saleOrder.accountId), isNull(marketplaceAccount.pausedAt)))
    .innerJoin(
      autoMessage,
      and(
        eq(autoMessage.sellerId, saleOrder.sellerId),
        eq(autoMessage.event, event),
        sql`not ${autoMessage.isPaused}`,
        or(isNull(autoMessage.accountId), eq(autoMessage.accountId, saleOrder.accountId)),
      ),
    )
    .where(eq(saleOrder.id, orderId))
    .orderBy(desc(sql`${autoMessage.accountId} is not null`))
    .limit(1);
  if (!found) return;
  const { rule, order, shop, connection } = found;
  const message = messageOfOrder(rule, factsOf(order, shop), isConnected(connection));
  // Not put into the queue to be refused there: one free text a sale.
  if (!message.ok || (isConnected(connection) && !(await isFirst(tx, orderId)))) return;
  const [sent] = await tx
    .insert(autoMessageSent)
    .values({ orderId, event, ruleId: rule.id, text: message.value, at: now })
    .onConflictDoNothing()
    .returning({ orderId: autoMessageSent.orderId });
  if (!sent) return;
  const { sellerId, accountId, externalId } = order;
  // Its text is the buyer's and stays where it is.
  const subject = orderSubject(orderId);
  await enqueueJob(
    tx,
    { kind: 'messageBuyer', subject, name: `Venda ${externalId}`, sellerId, accountId, detail: { message: event } },
    now,
  );
  await publishChange(tx, { subject: subjectOf(rule.id), version: rule.version, sellerId });
};
