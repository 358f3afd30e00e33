import { and, desc, eq } from 'drizzle-orm';
import type { MediationStep } from '#machines/lifecycle/mediation.ts';
import type { Tx } from '../db/open.ts';
import { event, seller } from '../db/schema/core.ts';
import { saleOrder } from '../db/schema/order.ts';
import { subjectOf as orderSubject, type OrderEventType } from '../orders/order-event.ts';
import { mediationNotices, orderNotices, type Sale, type NoticeRule } from './notices.ts';
import { notifySeller, notifySuperusers, readForSuperusers, type Notifier } from './notify-seller.ts';

const findSale = async (tx: Tx, orderId: string) => {
  const [found] = await tx
    .select({
      externalId: saleOrder.externalId,
      packId: saleOrder.packId,
      status: saleOrder.status,
      sellerId: saleOrder.sellerId,
      sellerName: seller.name,
    })
    .from(saleOrder)
    .innerJoin(seller, eq(seller.id, saleOrder.sellerId))
    .where(eq(saleOrder.id, orderId));
  if (!found) throw new Error(`Order ${orderId} was just written and is not there`);
  return found;
};

interface Happened {
  readonly orderId: string;
  readonly subject: string;
  readonly speaker?: Sale['speaker'];
}

/** A company is not told of what one of its own people did, nor a superuser of what they did themselves. */
const notify = async (notifier: Notifier, rule: NoticeRule | null, { orderId, subject, speaker }: Happened): Promise<void> => {
  if (!rule) return;
  const { externalId, packId, status, sellerId, sellerName } = await findSale(notifier.tx, orderId);
  const message = rule.text({ number: packId ?? externalId, sellerName, speaker, isRequested: status === 'pending_cancelled' });
  const notice = { type: rule.type, message, subject };
  if (rule.to === 'superusers') await notifySuperusers(notifier, notice);
  else if (notifier.actor.sellerId !== sellerId) await notifySeller(notifier, { sellerId, ...notice });
};

/** Tells whom an event of an order concerns, in the transaction that wrote it. */
export const notifyOfOrder = (notifier: Notifier, orderId: string, type: OrderEventType): Promise<void> =>
  notify(notifier, orderNotices[type], { orderId, subject: orderSubject(orderId) });

/** A request that is decided is nobody's open one any more: what told the superusers of it is read, in the transaction that decides it. */
export const closeRequest = async (notifier: Notifier, orderId: string): Promise<void> => {
  const subject = orderSubject(orderId);
  const requested: OrderEventType = 'requestCancel';
  const [asked] = await notifier.tx
    .select({ at: event.at })
    .from(event)
    .where(and(eq(event.subject, subject), eq(event.type, requested)))
    .orderBy(desc(event.version))
    .limit(1);
  if (asked) await readForSuperusers(notifier, subject, asked.at);
};

/** The same of a mediation. */
export const notifyOfMediation = (notifier: Notifier, type: MediationStep['type'], happened: Happened): Promise<void> =>
  notify(notifier, mediationNotices[type], happened);
