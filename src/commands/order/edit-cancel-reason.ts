import { z } from 'zod';
import { changeCancelReason } from '#contract/order-calls.ts';
import { orderAccess, type Order } from '#contract/order.ts';
import { rolesOf } from '#contract/party.ts';
import { writtenText } from '#contract/text.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import { isCancelled } from '#machines/lifecycle/order.ts';
import { defineCommand, type Actor } from '../command.ts';
import { once } from '../decided.ts';
import { changedMeanwhile, editable } from './notes.ts';
import { decidedOrder, longestText, prefillDecided } from './order-args.ts';
import { isWhole, type OrderView } from './order-step.ts';

const Args = z.object({
  ...decidedOrder,
  description: writtenText(longestText),
  /** What stood there when the change was begun, and the way back; null where no reason had been given. */
  previous: z.string().nullable().default(null),
});
type Args = z.infer<typeof Args>;

/** Only what was cancelled has a reason. */
const cancelledOrder = (order: OrderView, actor: Actor): Result<Order, Message> => {
  const open = editable(order, 'editCancelReason', actor);
  if (!open.ok) return open;
  return isCancelled(order.status) ? open : refuse({ key: 'order.refused.notCancelled' });
};

/** Sent at once: the page is asked for again a second later (row ORD-8). */
export const editCancelReason = defineCommand<Args, OrderView>({
  name: 'order.editCancelReason',
  icon: 'file-pen',
  aliases: ['reason', 'motivo', 'cancelamento', 'editar', 'alterar'],
  roles: rolesOf(orderAccess, 'editCancelReason'),
  scope: 'order',
  on: 'order',
  args: Args,
  fields: [{ name: 'description', label: 'order.cancelDescription', kind: 'text', maxLength: longestText }],
  prefill: (order) => ({ ...prefillDecided(order), previous: isWhole(order) ? (order.cancelMessage?.description ?? null) : null }),
  can: cancelledOrder,
  decide: (order, { description, previous }, actor) => {
    const open = cancelledOrder(order, actor);
    if (!open.ok) return open;
    const { cancelMessage } = open.value;
    if (cancelMessage?.description === description) return refuse({ key: 'order.refused.sameReason' });
    const now = cancelMessage?.description ?? '';
    if (now !== (previous ?? '')) return changedMeanwhile(now);
    return ok({ ...open.value, cancelMessage: { type: cancelMessage?.type ?? null, description } });
  },
  send: (api, { _id, version, description }, intentId) =>
    api.send(changeCancelReason, { params: { id: _id }, body: { description } }, once(intentId, version)),
  asked: { begun: ({ previous }) => ({ description: previous ?? '' }) },
  isHeld: false,
  ofWhatWasSeen: true,
  inverse: ({ previous, description, ...order }) =>
    // Nobody may write none again.
    !previous?.trim() ? null : { command: 'order.editCancelReason', args: { ...order, description: previous, previous: description } },
  done: 'order.reasonEdited',
  onLostAnswer: 'retry',
});
