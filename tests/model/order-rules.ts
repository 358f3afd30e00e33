import type { OrderStatus } from '#contract/order.ts';
import { unreachable } from '#lib/result.ts';
import type { Party } from '#contract/party.ts';
import type { OrderFacts, OrderRefusalReason, OrderState, OrderStep } from '#machines/lifecycle/order.ts';

type Kept = 'untouched' | 'forgotten' | 'aside' | 'reversible';
interface Rule {
  readonly from: readonly OrderStatus[];
  readonly step: OrderStep['type'];
  readonly by: readonly Party[];
  /** 'before' is what a request or a cancellation put aside. */
  readonly to: OrderStatus | 'before' | 'same';
  readonly keeps: Kept;
}

const normal: readonly OrderStatus[] = ['pending', 'paid', 'invoiced', 'waiting-shipped', 'shipped', 'delivered'];
const requested: OrderStatus = 'pending_cancelled';
const superuser: readonly Party[] = ['superuser'];
const marketplace: readonly Party[] = ['marketplace'];

/**
 * Decision 22, sentence by sentence, written from its text and not from the machine: the other opinion. Whatever has no line
 * here is forbidden.
 */
export const orderRules: readonly Rule[] = [
  // Normal: pending → paid → invoiced → waiting-shipped → shipped → delivered | not_delivered; forward steps come from the marketplace.
  { from: ['pending'], step: 'pay', by: marketplace, to: 'paid', keeps: 'untouched' },
  { from: ['paid'], step: 'invoice', by: marketplace, to: 'invoiced', keeps: 'untouched' },
  { from: ['invoiced'], step: 'awaitShipment', by: marketplace, to: 'waiting-shipped', keeps: 'untouched' },
  // A seller may move own me1 orders from waiting-shipped to shipped; a superuser may everything (20).
  { from: ['waiting-shipped'], step: 'ship', by: ['marketplace', 'seller', 'superuser'], to: 'shipped', keeps: 'untouched' },
  { from: ['shipped'], step: 'deliver', by: marketplace, to: 'delivered', keeps: 'untouched' },
  { from: ['shipped'], step: 'failDelivery', by: marketplace, to: 'not_delivered', keeps: 'untouched' },
  // A cancellation request (seller).
  { from: normal, step: 'requestCancel', by: ['seller'], to: requested, keeps: 'aside' },
  // Cancel, cancel on the marketplace, fake cancel (superuser) from the same and from pending_cancelled.
  { from: [...normal, requested], step: 'cancel', by: superuser, to: 'cancelled', keeps: 'reversible' },
  { from: [...normal, requested], step: 'cancelOnMarketplace', by: superuser, to: 'cancelled', keeps: 'reversible' },
  { from: [...normal, requested], step: 'fakeCancel', by: superuser, to: 'fk_cancelled', keeps: 'aside' },
  // Add-return → cancelled from shipped, delivered, not_delivered; it can not be reverted. What any of these put aside is remembered: the stepper tells how far the order was (decision 0027).
  { from: ['shipped', 'delivered', 'not_delivered'], step: 'addReturn', by: superuser, to: 'cancelled', keeps: 'aside' },
  // Revert restores statusBefore and clears both; a refused request restores statusBefore.
  { from: ['cancelled'], step: 'revertCancel', by: superuser, to: 'before', keeps: 'forgotten' },
  // 34: what was sent to the marketplace is not reverted; it alone takes it back, by refusing it.
  { from: ['cancelled'], step: 'undoCancel', by: marketplace, to: 'before', keeps: 'forgotten' },
  { from: [requested], step: 'refuseCancel', by: superuser, to: 'before', keeps: 'forgotten' },
  // Row ORD-13.
  { from: ['shipped'], step: 'suspendShipment', by: superuser, to: 'same', keeps: 'untouched' },
  // Decision 80: number and carrier of an own me1 order, by its seller until it has arrived, by a superuser afterwards too.
  { from: ['waiting-shipped', 'shipped'], step: 'editTracking', by: ['seller', 'superuser'], to: 'same', keeps: 'untouched' },
  { from: ['delivered', 'not_delivered'], step: 'editTracking', by: superuser, to: 'same', keeps: 'untouched' },
];

const keep = (kept: Kept, { status, statusBefore, statusToReverse }: OrderState): Omit<OrderState, 'status'> => {
  const aside = status === requested ? statusBefore : (status as OrderState['statusBefore']);
  switch (kept) {
    case 'untouched':
      return { statusBefore, statusToReverse };
    case 'forgotten':
      return { statusBefore: null, statusToReverse: null };
    case 'aside':
      return { statusBefore: aside, statusToReverse: null };
    case 'reversible':
      return { statusBefore: aside, statusToReverse: 'cancelled' };
    default:
      return unreachable(kept);
  }
};

/** The order after the step, or why not: who asks matters first, then where the order stands, then the facts. */
export const judge = (
  state: OrderState,
  step: OrderStep,
  { party, mode, hasPlp, isSuspended, isCancelSent }: OrderFacts,
): { readonly to: OrderState } | { readonly reason: OrderRefusalReason } => {
  const lines = orderRules.filter((rule) => rule.step === step.type);
  if (!lines.some(({ by }) => by.includes(party))) return { reason: 'role' };
  if (step.type === 'revertCancel' && state.status === 'fk_cancelled') return { reason: 'irreversible' };
  const there = lines.find(({ from }) => from.includes(state.status));
  if (step.type === 'editTracking' && there && mode === 'me2') return { reason: 'ownShipping' };
  const rule = there?.by.includes(party) ? there : undefined;
  if (!rule) return { reason: 'status' };
  if (step.type === 'ship' && party !== 'marketplace' && mode === 'me2') return { reason: 'ownShipping' };
  if (step.type === 'suspendShipment' && !hasPlp) return { reason: 'noPlp' };
  if (step.type === 'suspendShipment' && isSuspended) return { reason: 'suspended' };
  if (step.type === 'revertCancel' && state.statusToReverse !== 'cancelled') return { reason: 'irreversible' };
  if (step.type === 'revertCancel' && isCancelSent) return { reason: 'cancelSent' };
  if (step.type === 'undoCancel' && (state.statusToReverse !== 'cancelled' || !isCancelSent)) return { reason: 'status' };
  if (rule.to === 'before' && state.statusBefore === null) return { reason: 'irreversible' };
  const { status, statusBefore } = state;
  const to = rule.to === 'before' ? (statusBefore ?? status) : rule.to === 'same' ? status : rule.to;
  return { to: { status: to, ...keep(rule.keeps, state) } };
};
