import type { Order, OrderStatus } from '#contract/order.ts';
import type { StepState } from '#ui/stepper.tsx';

export interface OrderProgress {
  readonly isCancellation: boolean;
  readonly steps: readonly { readonly status: OrderStatus; readonly state: StepState }[];
}

const normal = ['paid', 'invoiced', 'waiting-shipped', 'shipped', 'delivered'] as const satisfies readonly OrderStatus[];
const cancellation = ['not_delivered', 'pending_cancelled', 'cancelled'] as const satisfies readonly OrderStatus[];

/** Which of the two steppers shows a status. What was cancelled with us only is shown in the normal one: the specification gives it no other. */
const stepperOf = {
  pending: 'normal',
  paid: 'normal',
  invoiced: 'normal',
  'waiting-shipped': 'normal',
  shipped: 'normal',
  delivered: 'normal',
  not_delivered: 'cancellation',
  pending_cancelled: 'cancellation',
  cancelled: 'cancellation',
  fk_cancelled: 'normal',
} as const satisfies Record<OrderStatus, 'normal' | 'cancellation'>;

type Standing = Pick<Order, 'status' | 'statusBefore' | 'statusToReverse' | 'wasRequested'>;

/** How far an order is: the cancellation stepper takes the place of the normal one (part 1, section 4; row ORD-4). */
export const progressOf = (order: Standing): OrderProgress => {
  const { status } = order;
  const isCancellation = stepperOf[status] === 'cancellation';
  return isCancellation
    ? { isCancellation, steps: cancellation.map((step) => ({ status: step, state: cancellationState(step, order) })) }
    : { isCancellation, steps: normal.map((step, at) => ({ status: step, state: normalState(at, order) })) };
};

const normalState = (at: number, { status, statusBefore }: Standing): StepState => {
  // What was cancelled with us only had come so far; where that is not remembered, nothing is said to have happened.
  const isCancelled = status === 'fk_cancelled';
  const here = normal.findIndex((each) => each === (isCancelled ? statusBefore : status));
  if (isCancelled) return at <= here ? 'done' : 'cancelled';
  // The last one is a place to be in, not to be leaving.
  if (at < here || (at === here && status === 'delivered')) return 'done';
  return at === here ? 'current' : 'coming';
};

/** A return puts a status aside and can not be reverted; of what was cancelled unpaid nothing came back. */
const isReturned = ({ status, statusBefore, statusToReverse }: Standing): boolean =>
  status === 'cancelled' && statusBefore !== null && statusBefore !== 'pending' && statusToReverse === null;

/**
 * A step that can not follow any more is not to come; a cancellation that nobody asked for was not reviewed. Where the server does not say
 * whether it was, it stands as specified.
 */
const cancellationState = (step: (typeof cancellation)[number], order: Standing): StepState => {
  if (step === order.status) return 'current';
  if (step === 'not_delivered') return isReturned(order) ? 'done' : 'skipped';
  if (step === 'cancelled') return 'coming';
  return order.status === 'cancelled' && order.wasRequested !== false ? 'done' : 'skipped';
};
