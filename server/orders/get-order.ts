import { and, desc, eq, sql } from 'drizzle-orm';
import { mayReadMoney } from '#contract/money.ts';
import { isToShip, type Due, type Order, type OrderNote } from '#contract/order.ts';
import { getOrder } from '#contract/order-calls.ts';
import { ok, refuse } from '#lib/result.ts';
import type { Db } from '../db/open.ts';
import { seller } from '../db/schema/core.ts';
import { marketplaceAccount } from '../db/schema/marketplace-account.ts';
import { mediation } from '../db/schema/mediation.ts';
import { orderMoney } from '../db/schema/order-money.ts';
import { orderNote, saleOrder } from '../db/schema/order.ts';
import { dueOf } from '../expedition/expedition-filter.ts';
import { notFound } from '../http/problem.ts';
import { readRoute } from '../http/route.ts';
import { ordersOf } from './order-filter.ts';
import { lacksColumn } from '../marketplace/lacking.ts';
import { orderCore } from './order-core.ts';
import { isCancelSent } from './order-row.ts';
import { soldThings, type SoldOf } from './sold-things.ts';
import type { OrderRecord } from './lock-order.ts';
import { wasRequested } from './was-requested.ts';

/** With its id, by which a row that says nothing yet is one. */
const moneyColumns = {
  orderId: orderMoney.orderId,
  fee: orderMoney.fee,
  net: orderMoney.net,
  releaseAt: orderMoney.releaseAt,
  releasedAt: orderMoney.releasedAt,
};

/** GET /order/{id}: buyer data whole; account, advert id and type for superusers only (row ORD-15, reliability 23). */
export const getOrderRoute = readRoute(getOrder, async ({ params: { id } }, { db, actor, settings, clock }) => {
  const [found] = await db
    .select({
      order: saleOrder,
      sellerName: seller.name,
      account: marketplaceAccount,
      mediated: mediation.orderId,
      money: moneyColumns,
      due: dueOf(clock()),
      isCancelSent: sql<boolean>`${isCancelSent}`,
      lacks: lacksColumn,
    })
    .from(saleOrder)
    .innerJoin(seller, eq(seller.id, saleOrder.sellerId))
    .innerJoin(marketplaceAccount, eq(marketplaceAccount.id, saleOrder.accountId))
    .leftJoin(orderMoney, and(eq(orderMoney.orderId, saleOrder.id), mayReadMoney(actor) ? undefined : sql`false`))
    .leftJoin(mediation, eq(mediation.orderId, saleOrder.id))
    .where(and(eq(saleOrder.id, id), ordersOf(actor)));
  if (!found) return refuse(notFound());
  const isSuperuser = actor.role === 'superuser';
  const { order } = found;
  const showsProducts = order.sellerId !== settings.HIDDEN_PRODUCT_SELLER_ID;
  return ok({
    ...toOrder(order, await soldThings(db, order), { isSuperuser, showsProducts }),
    isCancelSent: found.isCancelSent,
    lacks: found.lacks,
    wasRequested: await wasRequested(db, order),
    marketPlaceName: found.account.name,
    accountName: isSuperuser ? found.account.officialName : null,
    sellerName: found.sellerName,
    note: await readNotes(db, id),
    ...deadlineOf(order, found.due),
    hasMediation: found.mediated !== null,
    money: found.money && toMoney(found.money),
  });
});

/** As the expedition says it; of what is not to be shipped there is none. */
const deadlineOf = ({ status, shipping, shipBy }: OrderRecord, due: Due): Pick<Order, 'shipBy' | 'due'> =>
  isToShip({ status, shipping: { status: shipping.status ?? null } })
    ? { shipBy: shipBy?.toISOString() ?? null, due }
    : { shipBy: null, due: null };

type FromElsewhere =
  | 'marketPlaceName'
  | 'accountName'
  | 'sellerName'
  | 'note'
  | 'hasMediation'
  | 'wasRequested'
  | 'isCancelSent'
  | 'lacks'
  | 'money'
  | 'shipBy'
  | 'due';
type OwnFields = Omit<Order, FromElsewhere>;

/** What of an order its reader is shown. */
interface Shows {
  readonly isSuperuser: boolean;
  /** Which product it was, and its picture: of one company neither (decision 0035). */
  readonly showsProducts: boolean;
}

const toOrder = (order: OrderRecord, soldOf: SoldOf, { isSuperuser, showsProducts }: Shows): OwnFields => ({
  ...orderCore(order),
  freightSeller: order.freightSeller,
  hasOwnShippingTable: order.hasOwnShippingTable,
  ownCar: order.ownCar,
  dateClosed: order.dateClosed?.toISOString() ?? null,
  invoice: order.invoice,
  cancelMessage: order.cancelMessage,
  items: order.items.map((item) => {
    const { title, sku, amount, gross, publishId, listingType, ownShipping = false } = item;
    const { productId, cover, isListed } = soldOf(item);
    return {
      title,
      sku,
      amount,
      gross,
      publishId: isSuperuser ? publishId : null,
      listingType: isSuperuser ? listingType : null,
      ownShipping,
      productId: showsProducts ? productId : null,
      cover: showsProducts ? cover : null,
      isListed: isSuperuser && isListed,
    };
  }),
  buyer: order.buyer,
  labelPrintedAt: order.labelPrintedAt?.toISOString() ?? null,
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

const toMoney = (money: Pick<typeof orderMoney.$inferSelect, keyof typeof moneyColumns>): Order['money'] => ({
  fee: money.fee,
  net: money.net,
  releaseAt: money.releaseAt?.toISOString() ?? null,
  releasedAt: money.releasedAt?.toISOString() ?? null,
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
