import { expect, test } from 'vitest';
import { OrderStatus } from '#contract/order.ts';
import { progressOf } from './order-steps.ts';

const told = (status: OrderStatus, statusToReverse: 'cancelled' | null = null): readonly string[] =>
  progressOf({ status, statusToReverse }).steps.map((step) => `${step.status} ${step.state}`);

test('a shipped order has its first three steps behind it and one before it', () => {
  expect(told('shipped')).toEqual(['paid done', 'invoiced done', 'waiting-shipped done', 'shipped current', 'delivered coming']);
});

test('a pending order has everything before it, a delivered one everything behind it', () => {
  expect(told('pending').every((step) => step.endsWith(' coming'))).toBe(true);
  expect(told('delivered').every((step) => step.endsWith(' done'))).toBe(true);
});

test('the cancellation stepper is shown for the three specified statuses and no other', () => {
  const shown = OrderStatus.options.filter((status) => progressOf({ status, statusToReverse: null }).isCancellation);
  expect(shown).toEqual(['not_delivered', 'pending_cancelled', 'cancelled']);
});

test('a cancelled order is said to have come back only when a return was added', () => {
  expect(told('cancelled', 'cancelled')).toEqual(['not_delivered coming', 'pending_cancelled done', 'cancelled current']);
  expect(told('cancelled')).toEqual(['not_delivered done', 'pending_cancelled done', 'cancelled current']);
});

test('what was cancelled with us only stands nowhere in the normal flow', () => {
  expect(told('fk_cancelled').every((step) => step.endsWith(' cancelled'))).toBe(true);
});
