import type { OrderStatus } from '#contract/order.ts';
import { ok } from '#lib/result.ts';
import { stepOrder, type OrderFacts, type OrderState, type OrderStep, type OrderStepRefused } from '#machines/lifecycle/order.ts';
import type { Lifecycle } from './paths.ts';

/** A step together with who takes it and what guards read then. */
export type OrderMove = OrderStep & { readonly facts: OrderFacts };

export const orderSteps: readonly OrderStep[] = [
  { type: 'pay' },
  { type: 'invoice' },
  { type: 'awaitShipment' },
  { type: 'ship' },
  { type: 'deliver' },
  { type: 'failDelivery' },
  { type: 'requestCancel' },
  { type: 'refuseCancel' },
  { type: 'cancel' },
  { type: 'cancelOnMarketplace' },
  { type: 'fakeCancel' },
  { type: 'addReturn' },
  { type: 'revertCancel' },
  { type: 'undoCancel' },
  { type: 'suspendShipment' },
  { type: 'editTracking' },
];

export const everyOrderFact: readonly OrderFacts[] = (['seller', 'reviewer', 'superuser', 'marketplace'] as const).flatMap((party) =>
  (['me1', 'me2'] as const).flatMap((mode) =>
    [true, false].flatMap((hasPlp) =>
      [true, false].flatMap((isSuspended) => [true, false].map((isCancelSent) => ({ party, mode, hasPlp, isSuspended, isCancelSent }))),
    ),
  ),
);

/** What an order remembers is part of where it stands: two cancelled orders with different pasts are two states. */
export type OrderKey = `${OrderStatus} ${string} ${string}`;
export const keyOf = ({ status, statusBefore, statusToReverse }: OrderState): OrderKey =>
  `${status} ${statusBefore ?? '-'} ${statusToReverse ?? '-'}`;
export const stateOf = (key: OrderKey): OrderState => {
  const [status, before, reverse] = key.split(' ');
  const orNull = (word: string | undefined) => (word === '-' ? null : word);
  return { status, statusBefore: orNull(before), statusToReverse: orNull(reverse) } as OrderState;
};

export const orderWalk = (facts: readonly OrderFacts[]): Lifecycle<OrderKey, OrderMove, OrderStepRefused> => ({
  initial: 'pending - -',
  events: facts.flatMap((each) => orderSteps.map((step) => ({ ...step, facts: each }))),
  step: (key, { facts: those, ...step }) => {
    const next = stepOrder(stateOf(key), step, those);
    return next.ok ? ok(keyOf(next.value)) : next;
  },
});
