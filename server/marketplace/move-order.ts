import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { suspendedShipping, type OrderStatus } from '#contract/order.ts';
import { addTo } from '#lib/dates.ts';
import { stepOrder, type OrderStep } from '#machines/lifecycle/order.ts';
import { enqueueBuyerMessage } from '../auto-messages/enqueue-buyer-message.ts';
import type { Db, Tx } from '../db/open.ts';
import { saleOrder } from '../db/schema/order.ts';
import { notifyOfOrder } from '../notifications/notify-of-sale.ts';
import { subjectOf, type OrderEventData } from '../orders/order-event.ts';
import { takeForSale } from '../products/take-for-sale.ts';
import { marketplaceNotifier } from './marketplace-author.ts';
import { playedSince } from './reach.ts';

/** Where an order waits for the marketplace, nearest to the buyer first: so a turn of the clock never takes one order two steps. */
export const movable = ['shipped', 'waiting-shipped', 'invoiced', 'paid', 'pending'] as const satisfies readonly OrderStatus[];
type MovableStatus = (typeof movable)[number];

const forward: Readonly<Record<Exclude<MovableStatus, 'shipped'>, OrderStep['type']>> = {
  pending: 'pay',
  paid: 'invoice',
  invoiced: 'awaitShipment',
  'waiting-shipped': 'ship',
};

/** How long the marketplace gives a company to hand a parcel over. */
const handlingHours = 24;

/** One shipped order in this many finds nobody at home. */
const failsOneIn = 20;

/** Told by the id, not by chance: a demo that is run again ends the same way. */
export const isNeverDelivered = (id: string): boolean =>
  [...id].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0) % failsOneIn === 0;

const stepFrom = (status: MovableStatus, id: string): OrderStep['type'] => {
  if (status === 'shipped') return isNeverDelivered(id) ? 'failDelivery' : 'deliver';
  return forward[status];
};

/**
 * Takes the order that has waited longest in this status one step forward; answers whether there was one. What a seller ships by an own
 * carrier waits for the seller; what was suspended stays, and so does a past that was imported. A row another process is at is passed over.
 */
export const moveOrder = (db: Db, status: MovableStatus, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const order = await oldest(tx, status, now);
    if (!order) return false;
    const { id, version, sellerId, shipping } = order;
    const type = stepFrom(status, id);
    const hasPlp = (shipping.plpId ?? null) !== null;
    const isSuspended = shipping.status === suspendedShipping;
    const next = stepOrder(order, { type }, { party: 'marketplace', mode: shipping.mode, hasPlp, isSuspended, isCancelSent: false });
    if (!next.ok) throw new Error(`The marketplace may not ${type} an order that is ${status}`);
    await tx
      .update(saleOrder)
      .set({
        ...next.value,
        version: version + 1,
        ...(type === 'deliver' ? { dateClosed: now } : {}),
        ...(type === 'awaitShipment' ? { shipBy: addTo(now, handlingHours, 'hour') } : {}),
      })
      .where(eq(saleOrder.id, id));
    const data: OrderEventData = { previousValue: status, value: next.value.status };
    const notifier = marketplaceNotifier(tx, now);
    await notifier.record({ subject: subjectOf(id), type, version: version + 1, data: { ...data }, sellerId });
    if (type === 'pay') await takeForSale(tx, { id, sellerId, items: order.items }, notifier.record, now);
    await enqueueBuyerMessage(tx, id, next.value.status, now);
    await notifyOfOrder(notifier, id, type);
    return true;
  });

const oldest = async (tx: Tx, status: MovableStatus, now: Date) => {
  const [order] = await tx
    .select({
      id: saleOrder.id,
      version: saleOrder.version,
      sellerId: saleOrder.sellerId,
      status: saleOrder.status,
      statusBefore: saleOrder.statusBefore,
      statusToReverse: saleOrder.statusToReverse,
      shipping: saleOrder.shipping,
      items: saleOrder.items,
    })
    .from(saleOrder)
    .where(
      and(
        eq(saleOrder.status, status),
        gte(saleOrder.createdAt, playedSince(now)),
        status === 'waiting-shipped' ? sql`${saleOrder.shipping} ->> 'mode' = 'me2'` : undefined,
        status === 'shipped' ? sql`${saleOrder.shipping} ->> 'status' is distinct from ${suspendedShipping}` : undefined,
      ),
    )
    .orderBy(asc(saleOrder.createdAt), asc(saleOrder.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return order;
};
