import { z } from 'zod';
import { cancelReasonsQuery } from '#api/orders.ts';
import { longestCancelText } from '#contract/cancel-form.ts';
import { cancelOnMarketplace as cancelOnMarketplaceCall, cancelOrder } from '#contract/order-calls.ts';
import { orderParties } from '#contract/order.ts';
import { rolesOf } from '#contract/party.ts';
import { writtenText } from '#contract/text.ts';
import { isWithoutId, optionOf } from '#contract/unreadable.ts';
import { ok } from '#lib/result.ts';
import { defineCommand, type Command } from '../command.ts';
import { once } from '../decided.ts';
import type { Field } from '../field.ts';
import { decidedOrder, longestText, prefillDecided } from './order-args.ts';
import { isWhole, stepView, type OrderView } from './order-step.ts';

/** One that could not be read stands in the list, and is no reason. */
const Reason = writtenText(120).refine((type) => !isWithoutId(type));
/** Both non-blank (part 1, section 5). `isForGood`: nothing is known of how it stood before it was asked for, so that nothing reverts it. */
const Args = z.object({ ...decidedOrder, type: Reason, description: writtenText(longestText), isForGood: z.boolean().optional() });
type Args = z.infer<typeof Args>;

const fieldsOf = (step: Way['step']): readonly Field[] => [
  {
    name: 'type',
    label: 'order.cancelType',
    kind: 'offered',
    offers: async ({ api, queryClient }) =>
      (await queryClient.ensureQueryData(cancelReasonsQuery(api))).map(({ type, description }) => optionOf(type, description)),
  },
  { name: 'description', label: 'order.cancelDescription', kind: 'text', maxLength: longestCancelText[step] },
];

interface Way extends Pick<Command<Args, OrderView>, 'icon' | 'aliases' | 'hotkey' | 'goesToMarketplace' | 'confirm'> {
  readonly step: 'cancel' | 'cancelOnMarketplace';
  readonly call: typeof cancelOrder;
}

/** Nothing is known of how it stood before its cancellation was asked for: no step leads back. */
export const isUnknownBefore = ({ status, statusBefore }: OrderView): boolean => status === 'pending_cancelled' && statusBefore === null;

/** Cancelled for a reason. What was cancelled so can be reverted, and that is also how it is undone (decisions 22 and 23). */
const cancelling = ({ step, call, ...face }: Way) =>
  defineCommand<Args, OrderView>({
    ...face,
    name: `order.${step}`,
    roles: rolesOf(orderParties, step),
    scope: 'order',
    on: 'order',
    args: Args,
    fields: fieldsOf(step),
    prefill: (order) => ({ ...prefillDecided(order), ...(isUnknownBefore(order) && { isForGood: true }) }),
    can: (order, actor) => stepView(order, { type: step }, actor),
    decide: (order, { type, description }, actor) => {
      const next = stepView(order, { type: step }, actor);
      return next.ok && isWhole(next.value) ? ok({ ...next.value, cancelMessage: { type, description } }) : next;
    },
    send: (api, { _id, externalId, version, type, description }, intentId) =>
      api.send(call, { params: { externalId }, query: { orderId: _id }, body: { type, description } }, once(intentId, version)),
    isHeld: true,
    inverse: ({ _id, externalId, version, isForGood }) =>
      isForGood ? null : { command: 'order.revertCancel', args: { _id, externalId, version, isUndo: true } },
    review: ({ isForGood = false }, label) => ({ key: `order.${step}Review`, values: { label, isForGood } }),
    done: 'order.cancelled',
    onLostAnswer: 'ask',
  });

export const cancel = cancelling({
  step: 'cancel',
  call: cancelOrder,
  icon: 'ban',
  confirm: (n) => ({ key: 'order.cancelConfirm', values: { n } }),
  aliases: ['cancel', 'cancelar pedido', 'venda', 'cancelamento'],
  hotkey: 'shift+c',
});

export const cancelOnMarketplace = cancelling({
  step: 'cancelOnMarketplace',
  call: cancelOnMarketplaceCall,
  icon: 'store',
  goesToMarketplace: true,
  aliases: ['cancel', 'mercado livre', 'mercadolivre', 'cancelamento', 'pedido'],
});
