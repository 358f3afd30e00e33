/**
 * What may happen to an order, and to whom it is allowed. (decision 22; part 1, sections 4 and 6)
 *
 * Pure: no invoke, no delay, no clock. `orderParties` says who may take a step; the machine knows where it leads and what else it
 * needs. Beside the status an order remembers two facts: what a cancellation request, a cancellation or a
 * return put aside (`statusBefore`, ours), and whether the cancellation can be taken back (`statusToReverse`).
 */
import { and, assign, getNextSnapshot, setup } from 'xstate';
import { orderParties, type OrderStatus, type ShippingMode } from '#contract/order.ts';
import { mayTake, type Party, type StepOf } from '#contract/party.ts';
import { ok, refuse, type Result } from '#lib/result.ts';

export type OrderStep = StepOf<keyof typeof orderParties>;

/** Where a cancellation, or a request for one, may come from. */
const cancellable = ['pending', 'paid', 'invoiced', 'waiting-shipped', 'shipped', 'delivered'] as const;
export type CancellableStatus = (typeof cancellable)[number];
/** What may be put aside: a return also ends what was not delivered. */
export type StatusBefore = CancellableStatus | 'not_delivered';

/** What the lifecycle knows of an order. */
export interface OrderState {
  readonly status: OrderStatus;
  readonly statusBefore: StatusBefore | null;
  /** 'cancelled' while a direct or marketplace cancellation can be reverted. */
  readonly statusToReverse: 'cancelled' | null;
}

/** Facts that guards read. */
export interface OrderFacts {
  readonly party: Party;
  readonly mode: ShippingMode;
  /** The posting list of Correios: without one there is nothing to suspend (row ORD-13). */
  readonly hasPlp: boolean;
  /** A shipment is suspended once. */
  readonly isSuspended: boolean;
  /** Its cancellation was handed to the marketplace, where nothing undoes it (decision 34). */
  readonly isCancelSent: boolean;
  /** The step that is taken back answered a request, which then waits again. Never where a person reverts a cancellation (decision 22). */
  readonly answersRequest?: boolean;
}

type Context = OrderFacts & Omit<OrderState, 'status'>;

const forget = assign<Context, OrderStep, undefined, OrderStep, never>({ statusBefore: null, statusToReverse: null });
const keep = (status: StatusBefore, isReversible: boolean) =>
  assign<Context, OrderStep, undefined, OrderStep, never>({ statusBefore: status, statusToReverse: isReversible ? 'cancelled' : null });
/** A request was pending: what it put aside stays put aside. */
const keepReversible = assign<Context, OrderStep, undefined, OrderStep, never>({ statusToReverse: 'cancelled' });

const forgetReversible = assign<Context, OrderStep, undefined, OrderStep, never>({ statusToReverse: null });

/** Every way to be cancelled, from one status of the normal flow. */
const cancelledFrom = (status: CancellableStatus) => ({
  requestCancel: { target: 'pending_cancelled', actions: keep(status, false) } as const,
  cancel: { target: 'cancelled', actions: keep(status, true) } as const,
  cancelOnMarketplace: { target: 'cancelled', actions: keep(status, true) } as const,
  fakeCancel: { target: 'fk_cancelled', actions: keep(status, false) } as const,
});
const returnedFrom = (status: StatusBefore) => ({ target: 'cancelled', actions: keep(status, false) }) as const;

/** The request that was answered waits again, with what it put aside. */
const backToRequest = (guard: 'mayRevert' | 'mayUndo') =>
  cancellable.map(
    (status) =>
      ({
        target: 'pending_cancelled',
        guard: and(['answersRequest', { type: guard, params: { status } }]),
        actions: forgetReversible,
      }) as const,
  );

/** Back to what was put aside. XState wants a target for each; the guard picks the one. */
const backTo = (guard: 'mayRevert' | 'mayRefuse' | 'mayUndo') =>
  cancellable.map((status) => ({ target: status, guard: { type: guard, params: { status } }, actions: forget }) as const);

/** Where each status leads: one that is missing here is an error of the compiler. */
const states = {
  pending: { on: { ...cancelledFrom('pending'), pay: { target: 'paid' } } },
  paid: { on: { ...cancelledFrom('paid'), invoice: { target: 'invoiced' } } },
  invoiced: { on: { ...cancelledFrom('invoiced'), awaitShipment: { target: 'waiting-shipped' } } },
  'waiting-shipped': {
    on: {
      ...cancelledFrom('waiting-shipped'),
      ship: { target: 'shipped', guard: 'mayShip' },
      editTracking: { target: 'waiting-shipped', guard: 'mayTrack' },
    },
  },
  shipped: {
    on: {
      ...cancelledFrom('shipped'),
      deliver: { target: 'delivered' },
      failDelivery: { target: 'not_delivered' },
      addReturn: returnedFrom('shipped'),
      suspendShipment: { target: 'shipped', guard: 'maySuspend' },
      editTracking: { target: 'shipped', guard: 'mayTrack' },
    },
  },
  delivered: {
    on: {
      ...cancelledFrom('delivered'),
      addReturn: returnedFrom('delivered'),
      editTracking: { target: 'delivered', guard: 'mayTrackAfterwards' },
    },
  },
  not_delivered: {
    on: { addReturn: returnedFrom('not_delivered'), editTracking: { target: 'not_delivered', guard: 'mayTrackAfterwards' } },
  },
  pending_cancelled: {
    on: {
      cancel: { target: 'cancelled', actions: keepReversible },
      cancelOnMarketplace: { target: 'cancelled', actions: keepReversible },
      fakeCancel: { target: 'fk_cancelled' },
      refuseCancel: backTo('mayRefuse'),
    },
  },
  cancelled: {
    on: {
      revertCancel: [...backToRequest('mayRevert'), ...backTo('mayRevert')],
      undoCancel: [...backToRequest('mayUndo'), ...backTo('mayUndo')],
    },
  },
  fk_cancelled: {},
} as const satisfies Record<OrderStatus, object>;

export const orderLifecycle = setup({
  types: {} as { context: Context; input: Context; events: OrderStep },
  guards: {
    /** People ship by an own carrier; what the marketplace ships, the marketplace says so (decision 22). */
    mayShip: ({ context: { party, mode } }) => party === 'marketplace' || mode === 'me1',
    /** Of a parcel that the marketplace carries, its own number is the only one (decision 0080). */
    mayTrack: ({ context: { mode } }) => mode === 'me1',
    /** When it is over nobody but a superuser corrects it. */
    mayTrackAfterwards: ({ context: { party, mode } }) => mode === 'me1' && party === 'superuser',
    maySuspend: ({ context: { hasPlp, isSuspended } }) => hasPlp && !isSuspended,
    mayRevert: ({ context: { statusBefore, statusToReverse, isCancelSent } }, { status }: { readonly status: CancellableStatus }) =>
      statusToReverse === 'cancelled' && statusBefore === status && !isCancelSent,
    /** The marketplace refuses what it was sent, nothing else. */
    mayUndo: ({ context: { statusBefore, statusToReverse, isCancelSent } }, { status }: { readonly status: CancellableStatus }) =>
      statusToReverse === 'cancelled' && statusBefore === status && isCancelSent,
    answersRequest: ({ context: { answersRequest } }) => answersRequest === true,
    mayRefuse: ({ context: { statusBefore } }, { status }: { readonly status: CancellableStatus }) => statusBefore === status,
  },
}).createMachine({
  id: 'order',
  context: ({ input }) => input,
  initial: 'pending',
  states,
});

const cancelled = {
  pending: false,
  paid: false,
  invoiced: false,
  'waiting-shipped': false,
  shipped: false,
  delivered: false,
  not_delivered: false,
  pending_cancelled: false,
  cancelled: true,
  fk_cancelled: true,
} as const satisfies Record<OrderStatus, boolean>;

/** Is the sale undone, with the marketplace or with us only? A request alone undoes nothing. */
export const isCancelled = (status: OrderStatus): boolean => cancelled[status];

/** Why a step may not happen, most telling first; each has its text in the catalogue as `order.refused.<reason>`. */
export type OrderRefusalReason = 'role' | 'status' | 'ownShipping' | 'noPlp' | 'suspended' | 'irreversible' | 'cancelSent';
export interface OrderStepRefused {
  readonly type: 'OrderStepRefused';
  readonly reason: OrderRefusalReason;
  readonly from: OrderStatus;
  readonly step: OrderStep['type'];
}

/** Whether the status knows the step, whoever takes it and whatever else it needs. */
const knows = (status: OrderStatus, step: OrderStep['type']): boolean => {
  const { on = {} }: { readonly on?: object } = states[status];
  return step in on;
};

/** Whether it asks for what was put aside where something may have been. */
const asksBack = (status: OrderStatus, step: OrderStep['type']): boolean =>
  step === 'revertCancel' ? isCancelled(status) : step === 'refuseCancel' && status === 'pending_cancelled';

const reasonOf = (
  { status, statusToReverse }: Pick<OrderState, 'status' | 'statusToReverse'>,
  step: OrderStep['type'],
  { hasPlp, mode, isCancelSent }: OrderFacts,
): OrderRefusalReason => {
  if ((step === 'ship' || step === 'editTracking') && mode !== 'me1' && knows(status, step)) return 'ownShipping';
  if (step === 'suspendShipment' && status === 'shipped') return hasPlp ? 'suspended' : 'noPlp';
  if (step === 'revertCancel' && isCancelSent && statusToReverse !== null) return 'cancelSent';
  return asksBack(status, step) ? 'irreversible' : 'status';
};

/** The order after `step`, or why it may not happen. */
export const stepOrder = (
  { status, statusBefore, statusToReverse }: OrderState,
  step: OrderStep,
  facts: OrderFacts,
): Result<OrderState, OrderStepRefused> => {
  const refused = (reason: OrderRefusalReason) => refuse({ type: 'OrderStepRefused', reason, from: status, step: step.type } as const);
  if (!mayTake(orderParties, step.type, facts.party)) return refused('role');
  const here = orderLifecycle.resolveState({ value: status, context: { ...facts, statusBefore, statusToReverse } });
  if (!here.can(step)) return refused(reasonOf({ status, statusToReverse }, step.type, facts));
  const { value, context } = getNextSnapshot(orderLifecycle, here, step);
  return ok({ status: value, statusBefore: context.statusBefore, statusToReverse: context.statusToReverse });
};
