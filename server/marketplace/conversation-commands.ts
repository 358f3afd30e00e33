import { and, eq } from 'drizzle-orm';
import { MessageEvent } from '#contract/auto-message.ts';
import type { JobDetail } from '#contract/integration-job.ts';
import { longestCancelText } from '#contract/cancel-form.ts';
import { autoMessageSent } from '../db/schema/auto-message.ts';
import type { Db, Tx } from '../db/open.ts';
import { mediationMessage } from '../db/schema/mediation.ts';
import { saleOrder } from '../db/schema/order.ts';
import { question } from '../db/schema/question.ts';
import { codeOf } from '../orders/cancel-reasons.ts';
import type { JobToSend } from './command-of.ts';
import { marketplaceAuthor } from './marketplace-author.ts';
import type { Command } from './port.ts';

/** Of a question that the marketplace was never heard to name, ours is the only id there is: whether it knows it, it says. What was answered there is not said to it. */
export const answerCommand = async (db: Db | Tx, id: string): Promise<Command | null> => {
  const [asked] = await db.select().from(question).where(eq(question.id, id));
  if (asked?.status !== 'answered' || asked.answer === null || asked.answeredBy === marketplaceAuthor.id) return null;
  return { kind: 'answerQuestion', questionId: asked.externalId ?? id, text: asked.answer };
};

const findSale = async (db: Db | Tx, id: string) => {
  const [found] = await db
    .select({
      saleId: saleOrder.externalId,
      status: saleOrder.status,
      cancelMessage: saleOrder.cancelMessage,
      cancelJobId: saleOrder.cancelJobId,
      statusToReverse: saleOrder.statusToReverse,
      shipping: saleOrder.shipping,
    })
    .from(saleOrder)
    .where(eq(saleOrder.id, id));
  return found ?? null;
};

/** A job of before it said of which event it is was written in the instant of its message. */
export const buyerMessageCommand = async (
  db: Db | Tx,
  orderId: string,
  { detail, createdAt }: Pick<JobToSend, 'detail' | 'createdAt'>,
): Promise<Command | null> => {
  const event = MessageEvent.safeParse(detail?.message).data;
  const which = event ? eq(autoMessageSent.event, event) : eq(autoMessageSent.at, createdAt);
  const [said] = await db
    .select({ text: autoMessageSent.text, saleId: saleOrder.externalId })
    .from(autoMessageSent)
    .innerJoin(saleOrder, eq(saleOrder.id, autoMessageSent.orderId))
    .where(and(eq(autoMessageSent.orderId, orderId), which))
    .limit(1);
  return said ? { kind: 'messageBuyer', ...said } : null;
};

export const claimReplyCommand = async (db: Db | Tx, orderId: string, messageId: string | null): Promise<Command | null> => {
  if (messageId === null) return null;
  const [said] = await db
    .select({ text: mediationMessage.message, at: mediationMessage.at, saleId: saleOrder.externalId })
    .from(mediationMessage)
    .innerJoin(saleOrder, eq(saleOrder.id, mediationMessage.orderId))
    .where(and(eq(mediationMessage.id, messageId), eq(mediationMessage.orderId, orderId)));
  return said ? { kind: 'replyToClaim', ...said, at: said.at.toISOString() } : null;
};

/** Only the job of the cancellation that stands: after the marketplace refused an older one the sale may have been cancelled here only. */
export const cancelCommand = async (db: Db | Tx, id: string, jobId: string): Promise<Command | null> => {
  const sale = await findSale(db, id);
  if (sale?.status !== 'cancelled' || sale.cancelJobId !== jobId) return null;
  const { saleId, cancelMessage } = sale;
  // It may have been edited since, into more than fits there.
  const text = [...(cancelMessage?.description ?? '')].slice(0, longestCancelText.cancelOnMarketplace).join('');
  return { kind: 'cancelSale', saleId, reason: codeOf(cancelMessage?.type ?? null), text };
};

/** It was cancelled by a person here, and nothing told the marketplace: what was cancelled there, or came back, nobody reverts. */
const isOursAlone = ({ cancelJobId, statusToReverse }: NonNullable<Awaited<ReturnType<typeof findSale>>>): boolean =>
  statusToReverse === 'cancelled' && cancelJobId === null;

/**
 * The number that was corrected meanwhile goes; null is none (decision 0080). Only what the order does not tell was said when it was shipped.
 * A cancellation that is ours alone, fictitious or direct, says nothing there: the sale stands, and its parcel is on its way.
 */
export const shippingCommand = async (db: Db | Tx, id: string, detail: JobDetail | null): Promise<Command | null> => {
  const sale = await findSale(db, id);
  if (!sale || (sale.status === 'cancelled' && !isOursAlone(sale))) return null;
  const { saleId, shipping } = sale;
  return {
    kind: 'announceShipping',
    saleId,
    trackingNumber: (shipping.trackingNumber === undefined ? detail?.trackingNumber : shipping.trackingNumber) ?? null,
    carrier: (shipping.carrier === undefined ? detail?.carrier : shipping.carrier?.name) ?? null,
  };
};
