import { and } from 'drizzle-orm';
import { changeCancelReason, getCancelMessage, getCancelReasons } from '#contract/order-calls.ts';
import { ok, refuse } from '#lib/result.ts';
import { isCancelled } from '#machines/lifecycle/order.ts';
import { saleOrder } from '../db/schema/order.ts';
import { orNotFound, stepRefused } from '../http/problem.ts';
import { readRoute, writeRoute } from '../http/route.ts';
import { ordersOf } from './order-filter.ts';
import { byId, byNumber, severalOrders, lockOrderForUpdate, writeOrder } from './lock-order.ts';

const unnamedCode = 'OTHER_MY_RESPONSIBILITY';
/** What a cancellation may be for, in a seller's words, and the code by which the marketplace knows it. */
export const cancelReasons = [
  { type: 'out_of_stock', description: 'Produto sem estoque', code: 'OUT_OF_STOCK' },
  { type: 'buyer_request', description: 'A pedido do comprador', code: 'BUYER_REGRETS' },
  { type: 'wrong_price', description: 'Preço anunciado errado', code: 'SELLER_REGRETS' },
  { type: 'damaged', description: 'Produto avariado', code: 'UNAVAILABLE_PRODUCT' },
  { type: 'shipping_impossible', description: 'Não é possível entregar neste endereço', code: 'WRONG_RECEIVER_ADDRESS' },
  { type: 'fraud_risk', description: 'Suspeita de fraude', code: 'DUBIOUS_BUYER' },
  { type: 'other', description: 'Outro motivo', code: unnamedCode },
] as const;

export const findCancelReason = (type: string) => cancelReasons.find((reason) => reason.type === type);

/** Of a reason that was edited into words alone, or is not known any more, it is the seller's own. */
export const codeOf = (type: string | null): string => findCancelReason(type ?? '')?.code ?? unnamedCode;

export const getCancelReasonsRoute = readRoute(getCancelReasons, async () =>
  ok(cancelReasons.map(({ type, description }) => ({ type, description }))),
);

/** GET /order/cancel/{externalId} */
export const getCancelMessageRoute = readRoute(getCancelMessage, async ({ params: { externalId }, query: { orderId } }, { db, actor }) => {
  const [found, another] = await db
    .select({ cancelMessage: saleOrder.cancelMessage })
    .from(saleOrder)
    .where(and(byNumber(externalId, orderId), ordersOf(actor)))
    .orderBy(saleOrder.id)
    .limit(2);
  if (another) return refuse(severalOrders());
  return orNotFound(found);
});

/** PUT /order/cancel-motive/{id}: only what was cancelled has a reason to change. */
export const changeCancelReasonRoute = writeRoute(changeCancelReason, async ({ params: { id }, body: { description } }, context) => {
  const taken = await lockOrderForUpdate(context, byId(id));
  if (!taken.ok) return taken;
  const order = taken.value;
  if (!isCancelled(order.status)) return refuse(stepRefused('Pedido não está cancelado'));
  const cancelMessage = { type: order.cancelMessage?.type ?? null, description };
  const data = { previousValue: order.cancelMessage?.description ?? null, value: description };
  return ok(await writeOrder(context, order, { type: 'cancelReasonEdited', set: { cancelMessage }, data }));
});
