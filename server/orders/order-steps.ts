import { randomUUID } from 'node:crypto';
import { suspendedShipping, type Order, type OrderStepped } from '#contract/order.ts';
import {
  addReturn,
  cancelOnMarketplace,
  cancelOrder,
  changeOrderStatus,
  fakeCancelOrder,
  refuseCancel,
  revertCancel,
} from '#contract/order-calls.ts';
import { suspendShipment } from '#contract/order-tracking.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { isCancelled, type OrderStep } from '#machines/lifecycle/order.ts';
import { orderReturn, type saleOrder } from '../db/schema/order.ts';
import { invalid, type ServerProblem } from '../http/problem.ts';
import { enqueueJob } from '../integration-jobs/enqueue-job.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { findCancelReason } from './cancel-reasons.ts';
import { subjectOf, type StepDetail } from './order-event.ts';
import { sentBy, wrongNumber } from './tracking.ts';
import { byId, byNumber, byTracking, stepTaken, lockOrderForUpdate, writeOrder, type OrderRecord } from './lock-order.ts';

/** One step of one order, already taken: the lifecycle decides, the row and its event follow. */
const step = async (
  context: WriteContext,
  order: OrderRecord,
  type: OrderStep['type'],
  set: Partial<typeof saleOrder.$inferInsert> = {},
  detail: StepDetail = {},
): Promise<Result<OrderStepped, ServerProblem>> => {
  const next = await stepTaken(context, order, type);
  if (!next.ok) return next;
  // What was delivered was over before it was cancelled.
  const dateClosed = isCancelled(next.value.status) ? (order.dateClosed ?? context.clock()) : order.dateClosed;
  const data = { previousValue: order.status, value: next.value.status, ...detail };
  if (type === 'cancelOnMarketplace') {
    const { id, externalId, sellerId, accountId } = order;
    const errand = { kind: 'cancelOrder', subject: subjectOf(id), name: `Venda ${externalId}`, sellerId, accountId } as const;
    await enqueueJob(context.tx, errand, context.clock());
  }
  return ok(await writeOrder(context, order, { type, set: { ...next.value, dateClosed, ...set }, data }));
};

/** The parts of a call that names an order by its number. */
interface Numbered {
  readonly params: { readonly externalId: string };
  readonly query: { readonly orderId?: string | undefined };
}
const numbered = ({ params, query }: Numbered) => byNumber(params.externalId, query.orderId);

const stepByNumber = async (
  context: WriteContext,
  call: Numbered,
  type: OrderStep['type'],
  said?: NonNullable<Order['cancelMessage']>,
): Promise<Result<OrderStepped, ServerProblem>> => {
  const taken = await lockOrderForUpdate(context, numbered(call));
  if (!taken.ok) return taken;
  return said ? step(context, taken.value, type, { cancelMessage: said }, { cancelMessage: said }) : step(context, taken.value, type);
};

const asked = { pending_cancelled: 'requestCancel', shipped: 'ship' } as const;

/** PUT /order/status: all or nothing; a refusal of one undoes what the others wrote. Locked in one order, so that two batches never wait for each other. */
export const changeOrderStatusRoute = writeRoute(changeOrderStatus, async ({ body }, context) => {
  const wanted = new Map(body.map((each) => [each.orderId, each]));
  const stepped: OrderStepped[] = [];
  for (const [orderId, { status, ...said }] of [...wanted].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const taken = await lockOrderForUpdate(context, byId(orderId));
    if (!taken.ok) return taken;
    const wrong = wrongNumber(taken.value, said);
    if (wrong) return refuse(wrong);
    const sent = sentBy(taken.value, said);
    const next = await step(context, taken.value, asked[status], sent?.set, sent?.detail);
    if (!next.ok) return next;
    stepped.push(next.value);
  }
  return ok(stepped);
});

const unknownReason = () => invalid('Motivo desconhecido', [{ message: 'Motivo desconhecido', path: 'type' }]);

export const cancelOrderRoute = writeRoute(cancelOrder, async (call, context) =>
  findCancelReason(call.body.type) ? stepByNumber(context, call, 'cancel', call.body) : refuse(unknownReason()),
);

export const cancelOnMarketplaceRoute = writeRoute(cancelOnMarketplace, async (call, context) =>
  findCancelReason(call.body.type) ? stepByNumber(context, call, 'cancelOnMarketplace', call.body) : refuse(unknownReason()),
);

export const fakeCancelOrderRoute = writeRoute(fakeCancelOrder, (call, context) => stepByNumber(context, call, 'fakeCancel'));

/** What was said of the cancellation goes with it; the history keeps it as it stood last. What had been delivered is over still. */
export const revertCancelRoute = writeRoute(revertCancel, async (call, context) => {
  const taken = await lockOrderForUpdate(context, numbered(call));
  if (!taken.ok) return taken;
  const { cancelMessage, statusBefore } = taken.value;
  const dateClosed = statusBefore === 'delivered' ? taken.value.dateClosed : null;
  return step(context, taken.value, 'revertCancel', { cancelMessage: null, dateClosed }, { cancelMessage });
});

export const refuseCancelRoute = writeRoute(refuseCancel, (call, context) => stepByNumber(context, call, 'refuseCancel'));

export const addReturnRoute = writeRoute(addReturn, async ({ body }, context) => {
  const { orderId, trackingNumber, detail, devolutionValue, dateFrom, dateTo } = body;
  const returned = { trackingNumber, devolutionValue, dateFrom, dateTo, detail };
  const taken = await lockOrderForUpdate(context, byId(orderId));
  if (!taken.ok) return taken;
  const stepped = await step(context, taken.value, 'addReturn', {}, { returned });
  if (!stepped.ok) return stepped;
  await context.tx.insert(orderReturn).values({ id: randomUUID(), orderId, ...returned, at: context.clock() });
  return stepped;
});

/** POST /correio/rastreio/suspend names the shipment, not the order. */
export const suspendShipmentRoute = writeRoute(suspendShipment, async ({ body }, context) => {
  const taken = await lockOrderForUpdate(context, byTracking(body.trackingNumber, body.plpId));
  if (!taken.ok) return taken;
  return step(context, taken.value, 'suspendShipment', { shipping: { ...taken.value.shipping, status: suspendedShipping } });
});
