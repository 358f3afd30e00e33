import { eq, getTableColumns } from 'drizzle-orm';
import type { JobKind } from '#contract/integration-job.ts';
import { suspendedShipping } from '#contract/order.ts';
import { stepOrder } from '#machines/lifecycle/order.ts';
import type { Tx } from '../db/open.ts';
import { saleOrder } from '../db/schema/order.ts';
import { marketplaceNotifier } from '../marketplace/marketplace-author.ts';
import { refusedThere } from '../notifications/notices.ts';
import { notifyOfOrder } from '../notifications/notify-of-sale.ts';
import { notifySuperusers } from '../notifications/notify-seller.ts';
import { subjectOf, type OrderEventData, type OrderEventType } from './order-event.ts';
import { wasRequested } from './was-requested.ts';
import type { OrderRecord } from './lock-order.ts';

const { search: _search, ...columns } = getTableColumns(saleOrder);

const lock = async (tx: Tx, orderId: string): Promise<OrderRecord | undefined> => {
  const [found] = await tx.select(columns).from(saleOrder).where(eq(saleOrder.id, orderId)).for('update');
  return found;
};

interface Refused {
  readonly orderId: string;
  readonly jobId: string;
  readonly said: { readonly code: string; readonly text: string };
}

/** The marketplace refused the cancellation: the order stands where it stood, and a request that it answered waits again. One that was reverted and cancelled anew is no business of an older job. */
export const undoCancel = async (tx: Tx, { orderId, jobId, said }: Refused, now: Date): Promise<void> => {
  const order = await lock(tx, orderId);
  if (!order || order.cancelJobId !== jobId) return;
  const { version, sellerId, shipping, status, cancelMessage } = order;
  const next = stepOrder(
    order,
    { type: 'undoCancel' },
    {
      party: 'marketplace',
      mode: shipping.mode,
      hasPlp: (shipping.plpId ?? null) !== null,
      isSuspended: shipping.status === suspendedShipping,
      isCancelSent: true,
      answersRequest: (await wasRequested(tx, order)) === true,
    },
  );
  if (!next.ok) return;
  const dateClosed = order.statusBefore === 'delivered' ? order.dateClosed : null;
  await tx
    .update(saleOrder)
    .set({ ...next.value, cancelMessage: null, cancelJobId: null, dateClosed, version: version + 1 })
    .where(eq(saleOrder.id, orderId));
  const data: OrderEventData = { previousValue: status, value: next.value.status, cancelMessage, refusal: said };
  const notifier = marketplaceNotifier(tx, now);
  await notifier.record({ subject: subjectOf(orderId), type: 'undoCancel', version: version + 1, data: { ...data }, sellerId });
  await notifyOfOrder(notifier, orderId, 'undoCancel');
  // A superuser asked for it, and looks elsewhere by now.
  await notifySuperusers(notifier, {
    type: 'order',
    message: refusedThere({ number: order.packId ?? order.externalId, isRequested: next.value.status === 'pending_cancelled' }),
    subject: subjectOf(orderId),
  });
};

const untold = { messageBuyer: 'buyerNotTold', shipOrder: 'shippingNotTold' } as const satisfies Partial<Record<JobKind, OrderEventType>>;

/**
 * What happened to the order stands: the parcel is on its way, whatever the marketplace says of it. The history has it, and those it
 * concerns are told.
 */
export const noteOrderRefusal = async (tx: Tx, orderId: string, kind: keyof typeof untold, now: Date): Promise<void> => {
  const order = await lock(tx, orderId);
  if (!order) return;
  const { version, sellerId } = order;
  await tx
    .update(saleOrder)
    .set({ version: version + 1 })
    .where(eq(saleOrder.id, orderId));
  const notifier = marketplaceNotifier(tx, now);
  const data: OrderEventData = { previousValue: null, value: null };
  await notifier.record({ subject: subjectOf(orderId), type: untold[kind], version: version + 1, data: { ...data }, sellerId });
  await notifyOfOrder(notifier, orderId, untold[kind]);
};
