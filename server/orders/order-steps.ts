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
import { withdrawJob } from '../integration-jobs/withdraw-jobs.ts';
import { writeRoute, type WriteContext } from '../http/route.ts';
import { findCancelReason } from './cancel-reasons.ts';
import { subjectOf, type StepDetail } from './order-event.ts';
import { sentBy, wrongNumber } from './tracking.ts';
import { wasRequested } from './was-requested.ts';
import { byId, byNumber, byTracking, cancelSent, stepTaken, lockOrderForUpdate, writeOrder, type OrderRecord } from './lock-order.ts';

/** One step of one order, already taken: the lifecycle decides, the row and its event follow. */
const step = async (
  context: WriteContext,
  order: OrderRecord,
  type: OrderStep['type'],
  set: Partial<typeof saleOrder.$inferInsert> = {},
  detail: StepDetail = {},
  answersRequest = false,
): Promise<Result<OrderStepped, ServerProblem>> => {
  const next = await stepTaken(context, order, type, answersRequest);
  if (!next.ok) return next;
  // What was delivered was over before it was cancelled.
  const dateClosed = isCancelled(next.value.status) ? (order.dateClosed ?? context.clock()) : order.dateClosed;
  const data = { previousValue: order.status, value: next.value.status, ...detail };
  const cancelJobId = type === 'cancelOnMarketplace' ? await tellOfCancellation(context, order, set) : null;
  if (type === 'ship') await tellOfShipping(context, order, set);
  const told = cancelJobId === null ? {} : { cancelJobId };
  return ok(await writeOrder(context, order, { type, set: { ...next.value, dateClosed, ...set, ...told }, data }));
};

const errandOf = ({ id, externalId, sellerId, accountId }: OrderRecord) => ({
  subject: subjectOf(id),
  name: `Venda ${externalId}`,
  sellerId,
  accountId,
});

type OrderColumns = Partial<typeof saleOrder.$inferInsert>;

const tellOfCancellation = ({ tx, clock }: WriteContext, order: OrderRecord, { cancelMessage }: OrderColumns): Promise<string> =>
  enqueueJob(tx, { ...errandOf(order), kind: 'cancelOrder', detail: { reason: cancelMessage?.type ?? null } }, clock());

/** A parcel of the seller's own is on its way once a person says so: nobody else tells the marketplace. */
const tellOfShipping = ({ tx, clock }: WriteContext, order: OrderRecord, { shipping = order.shipping }: OrderColumns): Promise<string> => {
  const detail = { trackingNumber: shipping.trackingNumber ?? null, carrier: shipping.carrier?.name ?? null };
  return enqueueJob(tx, { ...errandOf(order), kind: 'shipOrder', detail }, clock());
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

/**
 * What was said of the cancellation goes with it; the history keeps it as it stood last. What had been delivered is over still. Where a
 * cancellation is undone ('Desfazer'), the request that it answered waits again.
 */
export const revertCancelRoute = writeRoute(revertCancel, async (call, context) => {
  const taken = await lockOrderForUpdate(context, numbered(call));
  if (!taken.ok) return taken;
  const { cancelMessage, statusBefore, cancelJobId } = taken.value;
  // Before the order is written: what somebody has begun to send meanwhile can not be called back.
  const answersRequest = call.query.isUndo === 'true' && (await wasRequested(context.tx, taken.value)) === true;
  const may = await stepTaken(context, taken.value, 'revertCancel', answersRequest);
  if (!may.ok) return may;
  if (cancelJobId !== null && !(await withdrawJob(context.tx, cancelJobId))) return refuse(cancelSent());
  const dateClosed = statusBefore === 'delivered' ? taken.value.dateClosed : null;
  const set = { cancelMessage: null, cancelJobId: null, dateClosed };
  return step(context, { ...taken.value, cancelJobId: null }, 'revertCancel', set, { cancelMessage }, answersRequest);
});

export const refuseCancelRoute = writeRoute(refuseCancel, (call, context) => stepByNumber(context, call, 'refuseCancel'));

export const addReturnRoute = writeRoute(addReturn, async ({ body }, context) => {
  const { orderId, trackingNumber, detail, devolutionValue, dateFrom, dateTo } = body;
  const returned = { trackingNumber, devolutionValue, dateFrom, dateTo, detail };
  const taken = await lockOrderForUpdate(context, byId(orderId));
  if (!taken.ok) return taken;
  // Before the step: a cancelled order without a return lets one expect all of it back. A refusal undoes both.
  await context.tx.insert(orderReturn).values({ id: randomUUID(), orderId, ...returned, at: context.clock() });
  return step(context, taken.value, 'addReturn', {}, { returned });
});

/** POST /correio/rastreio/suspend names the shipment; ours says of which order, where several lie in one parcel. */
export const suspendShipmentRoute = writeRoute(suspendShipment, async ({ query, body }, context) => {
  const taken = await lockOrderForUpdate(context, byTracking(body.trackingNumber, body.plpId, query.orderId));
  if (!taken.ok) return taken;
  return step(context, taken.value, 'suspendShipment', { shipping: { ...taken.value.shipping, status: suspendedShipping } });
});
