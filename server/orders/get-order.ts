import { and, desc, eq } from 'drizzle-orm';
import type { Order, OrderNote } from '#contract/order.ts';
import { getOrder } from '#contract/order-calls.ts';
import { ok, refuse } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { mediation } from '../db/schema/mediation.ts';
import { orderNote, saleOrder } from '../db/schema/order.ts';
import { notFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { orderCore } from './order-core.ts';
import { ordersOf } from './order-filter.ts';
import type { OrderRecord } from './take-order.ts';

/** GET /order/{id}: buyer data whole; account, advert id and type for superusers only (row ORD-15, reliability 23). */
export const getOrderRoute = readRoute(getOrder, async ({ params: { id } }, { db, actor }) => {
  const [found] = await db
    .select({ order: saleOrder, sellerName: seller.name, account: marketplaceAccount, mediated: mediation.orderId })
    .from(saleOrder)
    .innerJoin(seller, eq(seller.id, saleOrder.sellerId))
    .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, saleOrder.accountId))
    .leftJoin(mediation, eq(mediation.orderId, saleOrder.id))
    .where(and(eq(saleOrder.id, id), ordersOf(actor)));
  if (!found) return refuse(notFound());
  const isSuperuser = actor.role === 'superuser';
  return ok({
    ...toOrder(found.order, isSuperuser),
    marketPlaceName: found.account.name,
    accountName: isSuperuser ? found.account.officialName : null,
    sellerName: found.sellerName,
    note: await readNotes(db, id),
    hasMediation: found.mediated !== null,
  });
});

type OwnFields = Omit<Order, 'marketPlaceName' | 'accountName' | 'sellerName' | 'note' | 'hasMediation'>;

const toOrder = (order: OrderRecord, isSuperuser: boolean): OwnFields => ({
  ...orderCore(order),
  freightSeller: order.freightSeller,
  hasOwnShippingTable: order.hasOwnShippingTable,
  ownCar: order.ownCar,
  dateClosed: order.dateClosed?.toISOString() ?? null,
  invoice: order.invoice,
  cancelMessage: order.cancelMessage,
  items: order.items.map(({ title, sku, amount, gross, publishId, listingType, ownShipping = false }) => ({
    title,
    sku,
    amount,
    gross,
    publishId: isSuperuser ? publishId : null,
    listingType: isSuperuser ? listingType : null,
    ownShipping,
  })),
  buyer: order.buyer,
  shipping: {
    trackingNumber: null,
    shippingId: null,
    plpId: null,
    status: null,
    number: null,
    neighborhood: null,
    complement: null,
    comment: null,
    carrier: null,
    ...order.shipping,
  },
});

const readNotes = async (db: Db, orderId: string): Promise<OrderNote[]> => {
  const notes = await db.select().from(orderNote).where(eq(orderNote.orderId, orderId)).orderBy(desc(orderNote.at), desc(orderNote.id));
  return notes.map(({ id, message, userId, userName, avatar, at, editedAt }) => ({
    _id: id,
    message,
    userId,
    userName,
    avatar,
    date: at.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  }));
};
