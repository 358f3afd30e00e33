import { lackingFor } from '#contract/lacking.ts';
import { suspendedShipping, type Order, type OrderRow } from '#contract/order.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import type { Message } from '#locale/translate.ts';
import { stepOrder, type OrderFacts, type OrderState, type OrderStep } from '#machines/lifecycle/order.ts';
import type { Actor } from '../command.ts';

/** What order commands decide on: a row of a list, its buyer masked, or the whole order of its page. */
export type OrderView = OrderRow | Order;

export const isWhole = (order: OrderView): order is Order => 'note' in order;

const factsOf = (order: OrderView, { role }: Actor, isUndo: boolean): OrderFacts => ({
  party: role,
  mode: isWhole(order) ? order.shipping.mode : order.mode,
  hasPlp: isWhole(order) ? order.shipping.plpId !== null : order.hasPlp,
  isSuspended: isWhole(order) ? order.shipping.status === suspendedShipping : order.isSuspended,
  isCancelSent: order.isCancelSent === true,
  // A row does not tell: there it shows when it is asked for again.
  answersRequest: isUndo && isWhole(order) && order.wasRequested === true,
});

/** The wire's type is wider: only what may be cancelled was ever put aside (decision 22). */
const stateOf = ({ status, statusBefore, statusToReverse }: OrderView): OrderState => ({
  status,
  statusBefore: statusBefore as OrderState['statusBefore'],
  statusToReverse,
});

/** The order after `step`, or why not in words; the lifecycle decides (row ORD-5). `isUndo`: it takes back what was just decided. */
export const stepView = (order: OrderView, step: OrderStep, actor: Actor, isUndo = false): Result<OrderView, Message> => {
  const next = stepOrder(stateOf(order), step, factsOf(order, actor, isUndo));
  const lacking = next.ok ? lackingFor('order', step.type, order) : null;
  if (lacking !== null) return refuse({ key: `common.lacking.${lacking}` });
  if (next.ok) return ok({ ...order, ...next.value });
  const { reason } = next.error;
  if (reason === 'role' || reason === 'irreversible') return refuse({ key: `order.refused.${reason}`, values: { step: step.type } });
  if (reason === 'status') return refuse({ key: 'order.refused.status', values: { status: order.status } });
  return refuse({ key: `order.refused.${reason}` });
};
