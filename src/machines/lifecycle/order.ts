/**
 * What may happen to an order, and to whom it is allowed. (decision 22; part 1, sections 4 and 6)
 *
 * Pure: no invoke, no delay, no clock. Beside the status an order remembers two facts: what a cancellation request or a
 * cancellation put aside (`statusBefore`, ours), and whether the cancellation can be taken back (`statusToReverse`).
 */
import { assign, getNextSnapshot, setup } from 'xstate';
import type { Role } from '#contract/call.ts';
import type { OrderStatus, ShippingMode } from '#contract/order.ts';
import { ok, refuse, type Result } from '#lib/result.ts';

export type OrderStep =
  | { readonly type: 'pay' }
  | { readonly type: 'invoice' }
  | { readonly type: 'awaitShipment' }
  | { readonly type: 'ship' }
  | { readonly type: 'deliver' }
  | { readonly type: 'failDelivery' }
  | { readonly type: 'requestCancel' }
  | { readonly type: 'refuseCancel' }
  | { readonly type: 'cancel' }
  | { readonly type: 'cancelOnMarketplace' }
  | { readonly type: 'fakeCancel' }
  | { readonly type: 'addReturn' }
  | { readonly type: 'revertCancel' }
  | { readonly type: 'suspendShipment' };

/** The marketplace and the logistics are no person: they take an order forward. */
export type OrderParty = Role | 'marketplace';

/** Where a cancellation, or a request for one, may come from. */
const cancellable = ['pending', 'paid', 'invoiced', 'waiting-shipped', 'shipped', 'delivered'] as const;
export type CancellableStatus = (typeof cancellable)[number];

/** What the lifecycle knows of an order. */
export interface OrderState {
  readonly status: OrderStatus;
  readonly statusBefore: CancellableStatus | null;
  /** 'cancelled' while a direct or marketplace cancellation can be reverted. */
  readonly statusToReverse: 'cancelled' | null;
}

/** Facts that guards read. */
export interface OrderFacts {
  readonly party: OrderParty;
  readonly mode: ShippingMode;
  /** The posting list of Correios: without one there is nothing to suspend (row ORD-13). */
  readonly hasPlp: boolean;
  /** A shipment is suspended once. */
  readonly isSuspended: boolean;
}

type Context = OrderFacts & Omit<OrderState, 'status'>;

const isSuperuser = ({ party }: OrderFacts): boolean => party === 'superuser';

const forget = assign<Context, OrderStep, undefined, OrderStep, never>({ statusBefore: null, statusToReverse: null });
const keep = (status: CancellableStatus, isReversible: boolean) =>
  assign<Context, OrderStep, undefined, OrderStep, never>({ statusBefore: status, statusToReverse: isReversible ? 'cancelled' : null });
/** A request was pending: what it put aside stays put aside. */
const keepReversible = assign<Context, OrderStep, undefined, OrderStep, never>({ statusToReverse: 'cancelled' });

/** Every way to be cancelled, from one status of the normal flow. */
const cancelledFrom = (status: CancellableStatus) => ({
  requestCancel: { target: 'pending_cancelled', guard: 'isSeller', actions: keep(status, false) } as const,
  cancel: { target: 'cancelled', guard: 'isSuperuser', actions: keep(status, true) } as const,
  cancelOnMarketplace: { target: 'cancelled', guard: 'isSuperuser', actions: keep(status, true) } as const,
  fakeCancel: { target: 'fk_cancelled', guard: 'isSuperuser', actions: forget } as const,
});
const returned = { target: 'cancelled', guard: 'isSuperuser', actions: forget } as const;

/** Back to what was put aside. XState wants a target for each; the guard picks the one. */
const backTo = (guard: 'mayRevert' | 'mayRefuse') =>
  cancellable.map((status) => ({ target: status, guard: { type: guard, params: { status } }, actions: forget }) as const);

export const orderLifecycle = setup({
  types: {} as { context: Context; input: Context; events: OrderStep },
  guards: {
    isSeller: ({ context }) => context.party === 'seller',
    isSuperuser: ({ context }) => isSuperuser(context),
    isMarketplace: ({ context }) => context.party === 'marketplace',
    /** A seller ships by an own carrier; what the marketplace ships, the marketplace says so (decision 22). */
    mayShip: ({ context: { party, mode } }) => party === 'marketplace' || (mode === 'me1' && (party === 'seller' || party === 'superuser')),
    maySuspend: ({ context }) => isSuperuser(context) && context.hasPlp && !context.isSuspended,
    mayRevert: ({ context }, { status }: { readonly status: CancellableStatus }) =>
      isSuperuser(context) && context.statusToReverse === 'cancelled' && context.statusBefore === status,
    mayRefuse: ({ context }, { status }: { readonly status: CancellableStatus }) => isSuperuser(context) && context.statusBefore === status,
  },
}).createMachine({
  id: 'order',
  context: ({ input }) => input,
  initial: 'pending',
  states: {
    pending: { on: { ...cancelledFrom('pending'), pay: { target: 'paid', guard: 'isMarketplace' } } },
    paid: { on: { ...cancelledFrom('paid'), invoice: { target: 'invoiced', guard: 'isMarketplace' } } },
    invoiced: { on: { ...cancelledFrom('invoiced'), awaitShipment: { target: 'waiting-shipped', guard: 'isMarketplace' } } },
    'waiting-shipped': { on: { ...cancelledFrom('waiting-shipped'), ship: { target: 'shipped', guard: 'mayShip' } } },
    shipped: {
      on: {
        ...cancelledFrom('shipped'),
        deliver: { target: 'delivered', guard: 'isMarketplace' },
        failDelivery: { target: 'not_delivered', guard: 'isMarketplace' },
        addReturn: returned,
        suspendShipment: { target: 'shipped', guard: 'maySuspend' },
      },
    },
    delivered: { on: { ...cancelledFrom('delivered'), addReturn: returned } },
    not_delivered: { on: { addReturn: returned } },
    pending_cancelled: {
      on: {
        cancel: { target: 'cancelled', guard: 'isSuperuser', actions: keepReversible },
        cancelOnMarketplace: { target: 'cancelled', guard: 'isSuperuser', actions: keepReversible },
        fakeCancel: { target: 'fk_cancelled', guard: 'isSuperuser', actions: forget },
        refuseCancel: backTo('mayRefuse'),
      },
    },
    cancelled: { on: { revertCancel: backTo('mayRevert') } },
    fk_cancelled: {},
  },
});

/** Why a step may not happen, most telling first; each has its text in the catalogue as `order.refused.<reason>`. */
export type OrderRefusalReason = 'role' | 'status' | 'ownShipping' | 'noPlp' | 'suspended' | 'irreversible';
export interface OrderStepRefused {
  readonly type: 'OrderStepRefused';
  readonly reason: OrderRefusalReason;
  readonly from: OrderStatus;
  readonly step: OrderStep['type'];
}

const byMarketplace: readonly OrderParty[] = ['marketplace'];
const bySuperuser: readonly OrderParty[] = ['superuser'];
const partiesOf: Readonly<Record<OrderStep['type'], readonly OrderParty[]>> = {
  pay: byMarketplace,
  invoice: byMarketplace,
  awaitShipment: byMarketplace,
  ship: ['seller', 'superuser', 'marketplace'],
  deliver: byMarketplace,
  failDelivery: byMarketplace,
  requestCancel: ['seller'],
  refuseCancel: bySuperuser,
  cancel: bySuperuser,
  cancelOnMarketplace: bySuperuser,
  fakeCancel: bySuperuser,
  addReturn: bySuperuser,
  revertCancel: bySuperuser,
  suspendShipment: bySuperuser,
};

const reasonOf = (status: OrderStatus, step: OrderStep['type'], { party, hasPlp }: OrderFacts): OrderRefusalReason => {
  if (!partiesOf[step].includes(party)) return 'role';
  if (step === 'ship' && status === 'waiting-shipped') return 'ownShipping';
  if (step === 'suspendShipment' && status === 'shipped') return hasPlp ? 'suspended' : 'noPlp';
  if (step === 'revertCancel' && (status === 'cancelled' || status === 'fk_cancelled')) return 'irreversible';
  if (step === 'refuseCancel' && status === 'pending_cancelled') return 'irreversible';
  return 'status';
};

/** The order after `step`, or why it may not happen. */
export const stepOrder = (
  { status, statusBefore, statusToReverse }: OrderState,
  step: OrderStep,
  facts: OrderFacts,
): Result<OrderState, OrderStepRefused> => {
  const here = orderLifecycle.resolveState({ value: status, context: { ...facts, statusBefore, statusToReverse } });
  if (!here.can(step))
    return refuse({ type: 'OrderStepRefused', reason: reasonOf(status, step.type, facts), from: status, step: step.type });
  const { value, context } = getNextSnapshot(orderLifecycle, here, step);
  return ok({ status: value, statusBefore: context.statusBefore, statusToReverse: context.statusToReverse });
};
