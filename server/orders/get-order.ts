import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Order, OrderNote, OrderStatus } from '#contract/order.ts';
import { getOrder } from '#contract/order-calls.ts';
import { ok, refuse } from '#lib/result.ts';
import { isCancelled } from '#machines/lifecycle/order.ts';
import type { Db } from '../db/open.ts';
import { event, seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { mediation } from '../db/schema/mediation.ts';
import { orderNote, saleOrder } from '../db/schema/order.ts';
import { sku } from '../db/schema/product.ts';
import { notFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { ordersOf } from './order-filter.ts';
import { orderCore } from './order-core.ts';
import { subjectOf, type OrderEventType } from './order-event.ts';
import type { OrderRecord } from './lock-order.ts';

/** GET /order/{id}: buyer data whole; account, advert id and type for superusers only (row ORD-15, reliability 23). */
export const getOrderRoute = readRoute(getOrder, async ({ params: { id } }, { db, actor, settings }) => {
  const [found] = await db
    .select({ order: saleOrder, sellerName: seller.name, account: marketplaceAccount, mediated: mediation.orderId })
    .from(saleOrder)
    .innerJoin(seller, eq(seller.id, saleOrder.sellerId))
    .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, saleOrder.accountId))
    .leftJoin(mediation, eq(mediation.orderId, saleOrder.id))
    .where(and(eq(saleOrder.id, id), ordersOf(actor)));
  if (!found) return refuse(notFound());
  const isSuperuser = actor.role === 'superuser';
  const { order } = found;
  const products = order.sellerId === settings.HIDDEN_PRODUCT_SELLER_ID ? noProducts : await productsSold(db, order);
  return ok({
    ...toOrder(order, isSuperuser, products),
    wasRequested: await wasRequested(db, order),
    marketPlaceName: found.account.name,
    accountName: isSuperuser ? found.account.officialName : null,
    sellerName: found.sellerName,
    note: await readNotes(db, id),
    hasMediation: found.mediated !== null,
  });
});

type OwnFields = Omit<Order, 'marketPlaceName' | 'accountName' | 'sellerName' | 'note' | 'hasMediation' | 'wasRequested'>;

/** Products by the code they were sold under. */
type Products = ReadonlyMap<string, string>;
const noProducts: Products = new Map();

const cancellingSteps = ['cancel', 'cancelOnMarketplace', 'fakeCancel', 'addReturn'] as const satisfies readonly OrderEventType[];

const toOrder = (order: OrderRecord, isSuperuser: boolean, products: Products): OwnFields => ({
  ...orderCore(order),
  freightSeller: order.freightSeller,
  hasOwnShippingTable: order.hasOwnShippingTable,
  ownCar: order.ownCar,
  dateClosed: order.dateClosed?.toISOString() ?? null,
  invoice: order.invoice,
  cancelMessage: order.cancelMessage,
  items: order.items.map(({ title, sku: code, amount, gross, publishId, listingType, ownShipping = false }) => ({
    title,
    sku: code,
    amount,
    gross,
    publishId: isSuperuser ? publishId : null,
    listingType: isSuperuser ? listingType : null,
    ownShipping,
    productId: products.get(code) ?? null,
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

/** The order itself remembers what was put aside before a request, as before a direct cancellation: its history knows which it was. */
const wasRequested = async (db: Db, { id, status }: OrderRecord): Promise<boolean | undefined> => {
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

/** A sale names a SKU by its code, which its company may have taken out of its records since. */
const productsSold = async (db: Db, { sellerId, items }: Pick<OrderRecord, 'sellerId' | 'items'>): Promise<Products> => {
  const codes = [...new Set(items.map((each) => each.sku))];
  if (codes.length === 0) return noProducts;
  const known = await db
    .select({ code: sku.sku, productId: sku.productId })
    .from(sku)
    .where(and(eq(sku.sellerId, sellerId), inArray(sku.sku, codes)));
  return new Map(known.map(({ code, productId }) => [code, productId]));
};

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
