import { z } from 'zod';
import { changeTracking } from '#contract/order-tracking.ts';
import { orderParties, type Order } from '#contract/order.ts';
import { rolesOf } from '#contract/party.ts';
import { isSameTracking, Tracking, trackingOf, withTracking } from '#contract/tracking.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import { defineCommand, type Actor } from '../command.ts';
import { once } from '../decided.ts';
import { changedMeanwhile } from './notes.ts';
import { decidedOrder, isParcelNumber, mayComeBack, noTracking, prefillDecided, trackingQuestions, typedTracking } from './order-args.ts';
import { isWhole, stepView, type OrderView } from './order-step.ts';

/** Null is none; what is left out stays as it is, and so may a number that is none of ours: the marketplace gave it. */
const Args = z
  .object({
    ...decidedOrder,
    trackingNumber: Tracking.shape.trackingNumber.optional(),
    carrier: Tracking.shape.carrier.optional(),
    /** What stood there: the rest of what is sent, and the way back. */
    previous: Tracking,
  })
  .refine(
    ({ trackingNumber: number = null, previous }) => number === null || number === previous.trackingNumber || isParcelNumber(number),
    {
      path: ['trackingNumber'],
    },
  );
type Args = z.infer<typeof Args>;

const meant = ({ previous, trackingNumber = previous.trackingNumber, carrier = previous.carrier }: Args): Tracking => ({
  trackingNumber,
  carrier,
});

/** Of arguments that are still being asked for, too. */
const isForGood = ({ previous, trackingNumber = previous?.trackingNumber }: Partial<Args>): boolean =>
  previous !== undefined && trackingNumber !== previous.trackingNumber && !mayComeBack(previous);

/** Refused to a person who may not edit it, and to an order without all of its parcel: a list knows no carrier. */
const trackable = (order: OrderView, actor: Actor): Result<Order, Message> => {
  const can = stepView(order, { type: 'editTracking' }, actor);
  if (!can.ok) return can;
  return isWhole(order) ? ok(order) : refuse({ key: 'order.refused.openFirst' });
};

/** Number and carrier as they are from now on: typed late, or typed wrong (decision 0080). */
export const editTracking = defineCommand<Args, OrderView>({
  name: 'order.editTracking',
  icon: 'pencil',
  aliases: ['tracking', 'rastreio', 'código', 'transportadora', 'carrier', 'corrigir', 'editar'],
  roles: rolesOf(orderParties, 'editTracking'),
  scope: 'order',
  on: 'order',
  args: Args,
  fields: trackingQuestions,
  prefill: (order) => ({ ...prefillDecided(order), ...(isWhole(order) ? { previous: trackingOf(order.shipping) } : {}) }),
  can: trackable,
  decide: (order, args, actor) => {
    const open = trackable(order, actor);
    if (!open.ok) return open;
    const { shipping } = open.value;
    const now = trackingOf(shipping);
    if (isSameTracking(now, meant(args))) return refuse({ key: 'order.refused.sameTracking' });
    if (!isSameTracking(now, args.previous)) return changedMeanwhile([now.trackingNumber, now.carrier].filter(Boolean).join(' · '));
    return ok({ ...open.value, shipping: withTracking(shipping, meant(args)) });
  },
  send: (api, args, intentId) => api.send(changeTracking, { params: { id: args._id }, body: meant(args) }, once(intentId, args.version)),
  asked: {
    typed: (args) => typedTracking(meant(args)),
    begun: ({ previous }) => typedTracking(previous ?? noTracking),
    emptyStays: true,
  },
  isHeld: false,
  ofWhatWasSeen: true,
  inverse: (args) =>
    isForGood(args) ? null : { command: 'order.editTracking', args: { ...args, ...args.previous, previous: meant(args) } },
  review: (args, label) => ({ key: 'order.editTrackingReview', values: { label, isForGood: isForGood(args) } }),
  done: 'order.trackingEdited',
  onLostAnswer: 'retry',
  isOurs: true,
});
