import type { Order, OrderStatus } from '#contract/order.ts';
import type { StepState } from '#ui/stepper.tsx';

export interface OrderProgress {
  readonly isCancellation: boolean;
  readonly steps: readonly { readonly status: OrderStatus; readonly state: StepState }[];
}

const normal = ['paid', 'invoiced', 'waiting-shipped', 'shipped', 'delivered'] as const satisfies readonly OrderStatus[];
const cancellation = ['not_delivered', 'pending_cancelled', 'cancelled'] as const satisfies readonly OrderStatus[];

/** Which of the two steppers shows a status. What was cancelled with us only is shown crossed out in the normal one (decision 22). */
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

type Standing = Pick<Order, 'status' | 'statusToReverse'>;

/** How far an order is: the cancellation stepper takes the place of the normal one (part 1, section 4; row ORD-4). */
export const progressOf = (order: Standing): OrderProgress => {
  const { status } = order;
  const isCancellation = stepperOf[status] === 'cancellation';
  return isCancellation
    ? { isCancellation, steps: cancellation.map((step) => ({ status: step, state: cancellationState(step, order) })) }
    : { isCancellation, steps: normal.map((step, at) => ({ status: step, state: normalState(at, status) })) };
};

const normalState = (at: number, status: OrderStatus): StepState => {
  // What was cancelled with us only shows the normal stepper, crossed out: it remembers no place in it (decision 22).
  if (status === 'fk_cancelled') return 'cancelled';
  const here = normal.findIndex((each) => each === status);
  // The last one is a place to be in, not to be leaving.
  if (at < here || (at === here && status === 'delivered')) return 'done';
  return at === here ? 'current' : 'coming';
};

/** Only what certainly happened is done: an added return is the one cancellation that can not be reverted, and any ends the review. */
const cancellationState = (step: (typeof cancellation)[number], { status, statusToReverse }: Standing): StepState => {
  if (step === status) return 'current';
  if (status !== 'cancelled') return 'coming';
  return step === 'pending_cancelled' || statusToReverse === null ? 'done' : 'coming';
};
