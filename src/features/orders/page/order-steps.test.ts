import { expect, test } from 'vitest';
import { OrderStatus } from '#contract/order.ts';
import { progressOf } from './order-steps.ts';

const told = (
  status: OrderStatus,
  statusBefore: OrderStatus | null = null,
  statusToReverse: 'cancelled' | null = null,
  wasRequested = false,
): readonly string[] =>
  progressOf({ status, statusBefore, statusToReverse, wasRequested }).steps.map((step) => `${step.status} ${step.state}`);

test('a shipped order has its first three steps behind it and one before it', () => {
  expect(told('shipped')).toEqual(['paid done', 'invoiced done', 'waiting-shipped done', 'shipped current', 'delivered coming']);
});

test('a pending order has everything before it, a delivered one everything behind it', () => {
  expect(told('pending').every((step) => step.endsWith(' coming'))).toBe(true);
  expect(told('delivered').every((step) => step.endsWith(' done'))).toBe(true);
});

test('the cancellation stepper is shown for the three specified statuses and no other', () => {
  const shown = OrderStatus.options.filter((status) => progressOf({ status, statusBefore: null, statusToReverse: null }).isCancellation);
  expect(shown).toEqual(['not_delivered', 'pending_cancelled', 'cancelled']);
});

test('a cancelled order is said to have come back only when a return was added, and never to be coming back', () => {
  const never = ['not_delivered skipped', 'pending_cancelled skipped', 'cancelled current'];
  expect(told('cancelled', 'paid', 'cancelled')).toEqual(never);
  // Cancelled by the marketplace, or before it came to us.
  expect(told('cancelled')).toEqual(never);
  expect(told('cancelled', 'delivered')).toEqual(['not_delivered done', 'pending_cancelled skipped', 'cancelled current']);
});

test('a sale that was cancelled before anybody paid it, and can not be reverted, did not come back', () => {
  expect(told('cancelled', 'pending')).toEqual(['not_delivered skipped', 'pending_cancelled skipped', 'cancelled current']);
});

test('a cancellation is said to have been reviewed only when it was asked for', () => {
  expect(told('cancelled', 'paid', 'cancelled', true)).toEqual(['not_delivered skipped', 'pending_cancelled done', 'cancelled current']);
  expect(told('cancelled', 'paid', 'cancelled', false)[1]).toBe('pending_cancelled skipped');
});

test('what waits for its cancellation does not come back, and what came back is not reviewed', () => {
  expect(told('pending_cancelled', 'shipped')).toEqual(['not_delivered skipped', 'pending_cancelled current', 'cancelled coming']);
  expect(told('not_delivered')).toEqual(['not_delivered current', 'pending_cancelled skipped', 'cancelled coming']);
});

test('what was cancelled with us only had come as far as it had, and goes no further', () => {
  expect(told('fk_cancelled', 'delivered').every((step) => step.endsWith(' done'))).toBe(true);
  expect(told('fk_cancelled', 'invoiced')).toEqual([
    'paid done',
    'invoiced done',
    'waiting-shipped cancelled',
    'shipped cancelled',
    'delivered cancelled',
  ]);
});

test.each(['pending', null] as const)('what was cancelled with us only before it was paid (%s) is crossed out whole', (before) => {
  expect(told('fk_cancelled', before).every((step) => step.endsWith(' cancelled'))).toBe(true);
});
