import { z } from 'zod';
import { changeOrderStatus } from '#contract/order-calls.ts';
import { orderParties } from '#contract/order.ts';
import { rolesOf } from '#contract/party.ts';
import { trackingFields, withTracking } from '#contract/tracking.ts';
import { ok } from '#lib/result.ts';
import { defineCommand } from '../command.ts';
import { once } from '../decided.ts';
import { decidedOrder, ParcelNumber, noTracking, prefillDecided, trackingIn, trackingQuestions, typedTracking } from './order-args.ts';
import { isWhole, stepView, type OrderView } from './order-step.ts';

/** Both may be left out: what the order says of its parcel then stays. Null is none (decision 0080). */
const Args = z.object({ ...decidedOrder, ...trackingFields, trackingNumber: ParcelNumber.nullable().optional() });
type Args = z.infer<typeof Args>;

/** Orders that the seller sends by a carrier of its own, from waiting to shipped (decision 22). */
export const ship = defineCommand<Args, OrderView>({
  name: 'order.ship',
  // The first asked for nothing: a tab that knows only that one would send none of this. What it recorded is read as it stands.
  version: 2,
  alsoReads: [1],
  icon: 'truck',
  aliases: ['ship', 'enviar', 'despachar', 'postar', 'expedição', 'rastreio', 'pedido'],
  roles: rolesOf(orderParties, 'ship'),
  scope: 'order',
  on: 'order',
  args: Args,
  fields: trackingQuestions,
  prefill: prefillDecided,
  can: (order, actor) => stepView(order, { type: 'ship' }, actor),
  decide: (order, said, actor) => {
    const next = stepView(order, { type: 'ship' }, actor);
    if (!next.ok) return next;
    if (isWhole(next.value)) return ok({ ...next.value, shipping: withTracking(next.value.shipping, said) });
    return ok({ ...next.value, ...(said.trackingNumber === undefined ? {} : { trackingNumber: said.trackingNumber }) });
  },
  send: (api, { _id, version, trackingNumber, carrier }, intentId) =>
    api.send(
      changeOrderStatus,
      {
        body: [
          {
            orderId: _id,
            status: 'shipped',
            ...(trackingNumber === undefined ? {} : { trackingNumber }),
            ...(carrier === undefined ? {} : { carrier }),
          },
        ],
      },
      once(intentId, version),
    ),
  asked: {
    // A field that was left out was as it stood; null said none.
    typed: (said) => ({
      ...(said.trackingNumber !== undefined && { trackingNumber: said.trackingNumber ?? '' }),
      ...(said.carrier !== undefined && { carrier: said.carrier ?? '' }),
    }),
    begun: (_said, order) => typedTracking(order ? trackingIn(order) : noTracking),
    emptyStays: true,
  },
  isHeld: false,
  inverse: null,
  review: (_args, label) => ({ key: 'order.shipReview', values: { label } }),
  done: 'order.statusChanged',
  onLostAnswer: 'retry',
});
