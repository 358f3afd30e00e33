import { expect, test } from 'vitest';
import { kinds } from './data/kinds.ts';
import { demoAccounts } from './demo-accounts.ts';
import { makeNotifications } from './make-notifications.ts';
import { makeWorld } from './make-world.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const images = new Map(kinds.map(({ key, colours }) => [key, colours.map((colour) => ({ colour, names: [`${key}.jpg`] }))]));
const world = makeWorld(images, now);
const { notifications, reads } = makeNotifications(world, now);

test('the same world and instant make the same notifications', () => {
  expect(makeNotifications(world, now)).toEqual({ notifications, reads });
});

test.each([0, 1])('the company %i is told of everything the panel has a section for, and of something it has none for', (company) => {
  const told = notifications.filter(({ sellerId }) => sellerId === world.companies[company]?.seller.id);
  const types = told.map(({ notificationType }) => notificationType);
  expect(types).toEqual(
    expect.arrayContaining(['SkuOutOfService', 'order', 'meliMessage', 'meliQuestion', 'mediation', 'priceRuleConflict']),
  );
  expect(types.filter((type) => type.startsWith('certificate')).length).toBeGreaterThan(0);
  expect(told.filter(({ message }) => /venda cancelada/u.test(message))).toHaveLength(1);
  expect(told.filter(({ message }) => /undefined|NaN/u.test(message))).toEqual([]);
});

test('what is told of a sale leads to the sale whose number it says', () => {
  const sales = new Map(world.orders.map(({ order }) => [`order:${order.id}`, order]));
  const told = notifications.filter(({ notificationType }) => notificationType === 'order');
  expect(told.map(({ subject, message }) => [sales.get(subject ?? '')?.sellerId, message])).toEqual(
    told.map(({ sellerId, subject }) => [sellerId, expect.stringContaining(sales.get(subject ?? '')?.externalId ?? 'none') as string]),
  );
});

test('nothing is of the future, and what was read was read after it came and by its company', () => {
  const byId = new Map(notifications.map((each) => [each.id, each]));
  expect(notifications.filter(({ createdAt }) => createdAt > now)).toEqual([]);
  for (const { notificationId, userId, readAt } of reads) {
    const reader = demoAccounts.find(({ id }) => id === userId);
    expect(byId.get(notificationId)?.sellerId).toBe(world.companies[reader?.company ?? -1]?.seller.id);
    expect(readAt.getTime()).toBeGreaterThan(byId.get(notificationId)?.createdAt.getTime() ?? 0);
    expect(readAt.getTime()).toBeLessThan(now.getTime());
  }
});
