import { z } from 'zod';
import { suspendShipment as suspendShipmentCall } from '#contract/order-tracking.ts';
import { orderParties, suspendedShipping } from '#contract/order.ts';
import { rolesOf } from '#contract/party.ts';
import { writtenText } from '#contract/text.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import { defineCommand, type Actor } from '../command.ts';
import { once } from '../decided.ts';
import { decidedOrder, prefillDecided } from './order-args.ts';
import { isWhole, stepView, type OrderView } from './order-step.ts';

const Args = z.object({ ...decidedOrder, trackingNumber: writtenText(40), plpId: writtenText(40) });
type Args = z.infer<typeof Args>;

const suspend = (order: OrderView, actor: Actor): Result<OrderView, Message> => {
  const next = stepView(order, { type: 'suspendShipment' }, actor);
  if (!next.ok) return next;
  if (!isWhole(order)) return refuse({ key: 'order.refused.openFirst' });
  if (order.shipping.trackingNumber === null) return refuse({ key: 'order.refused.noTracking' });
  return ok({ ...order, shipping: { ...order.shipping, status: suspendedShipping } });
};

/** Only with a PLP and while it is on its way (row ORD-13). A list does not know the PLP's number: it is asked of the order's page. */
export const suspendShipment = defineCommand<Args, OrderView>({
  name: 'order.suspendShipment',
  icon: 'octagon-x',
  aliases: ['suspend', 'suspender', 'envio', 'correios', 'plp', 'bloquear'],
  roles: rolesOf(orderParties, 'suspendShipment'),
  scope: 'order',
  on: 'order',
  args: Args,
  prefill: (order) => ({
    ...prefillDecided(order),
    ...(isWhole(order) ? { trackingNumber: order.shipping.trackingNumber, plpId: order.shipping.plpId } : {}),
  }),
  can: suspend,
  decide: (order, _args, actor) => suspend(order, actor),
  send: (api, { _id, version, trackingNumber, plpId }, intentId) =>
    api.send(suspendShipmentCall, { query: { orderId: _id }, body: { trackingNumber, plpId } }, once(intentId, version)),
  isHeld: false,
  inverse: null,
  review: (_args, label) => ({ key: 'order.suspendShipmentReview', values: { label } }),
  done: 'order.shipmentSuspended',
  onLostAnswer: 'retry',
});
