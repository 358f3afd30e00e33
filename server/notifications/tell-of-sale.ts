import { and, desc, eq } from 'drizzle-orm';
import type { MediationStep } from '#machines/lifecycle/mediation.ts';
import type { Tx } from '../db/open.ts';
import { event, seller } from '../db/schema/core.ts';
import { saleOrder } from '../db/schema/order.ts';
import { subjectOf as orderSubject, type OrderEventType } from '../orders/order-event.ts';
import { mediationNotices, orderNotices, type Sale, type Told } from './notices.ts';
import { notifySeller, notifySuperusers, readForSuperusers, type Teller } from './notify-seller.ts';

const findSale = async (tx: Tx, orderId: string) => {
  const [found] = await tx
    .select({ externalId: saleOrder.externalId, packId: saleOrder.packId, sellerId: saleOrder.sellerId, sellerName: seller.name })
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
const tell = async (teller: Teller, told: Told | null, { orderId, subject, speaker }: Happened): Promise<void> => {
  if (!told) return;
  const { externalId, packId, sellerId, sellerName } = await findSale(teller.tx, orderId);
  const message = told.say({ number: packId ?? externalId, sellerName, speaker });
  const notice = { type: told.type, message, subject };
  if (told.to === 'superusers') await notifySuperusers(teller, notice);
  else if (teller.actor.sellerId !== sellerId) await notifySeller(teller, { sellerId, ...notice });
};

/** Tells whom an event of an order concerns, in the transaction that wrote it. */
export const tellOfOrder = (teller: Teller, orderId: string, type: OrderEventType): Promise<void> =>
  tell(teller, orderNotices[type], { orderId, subject: orderSubject(orderId) });

/** A request that is decided is nobody's open one any more: what told the superusers of it is read, in the transaction that decides it. */
export const closeRequest = async (teller: Teller, orderId: string): Promise<void> => {
  const subject = orderSubject(orderId);
  const requested: OrderEventType = 'requestCancel';
  const [asked] = await teller.tx
    .select({ at: event.at })
    .from(event)
    .where(and(eq(event.subject, subject), eq(event.type, requested)))
    .orderBy(desc(event.version))
    .limit(1);
  if (asked) await readForSuperusers(teller, subject, asked.at);
};

/** The same of a mediation. */
export const tellOfMediation = (teller: Teller, type: MediationStep['type'], happened: Happened): Promise<void> =>
  tell(teller, mediationNotices[type], happened);
