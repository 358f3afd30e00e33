import { expect, test } from 'vitest';
import type { Notification } from '#contract/notification.ts';
import { translateIn } from '#locale/translate.ts';
import { badgeOf, isBellOff } from './bell-state.ts';
import { groupNotifications, sectionToOpen, tellsOfCancelledSale } from './group-notifications.ts';

const note = (_id: string, notificationType: string, readBy: readonly string[] = []): Notification => ({
  _id,
  message: _id,
  notificationType,
  readBy: readBy.map((userId) => ({ userId, date: '2026-11-20T12:00:00.000Z' })),
});
const t = translateIn('br');

test('sections have the specified names and order; what has no name is shown raw, last', () => {
  const types = ['zebra', 'mediation', 'meliQuestion', 'avisoGeral', 'meliMessage', 'order', 'SkuOutOfService', 'certificateExpired'];
  const groups = groupNotifications(types.map((type) => note(type, type)));
  expect(groups.map(({ id, label }) => (label ? t(label) : id))).toEqual([
    'Certificados',
    'Produtos',
    'Logística',
    'Mensagens',
    'Perguntas',
    'Mediação',
    'avisoGeral',
    'zebra',
  ]);
});

test('every type that contains certificate is of one section, in its order', () => {
  const groups = groupNotifications([note('a', 'expiredCertificate'), note('b', 'order'), note('c', 'certificate')]);
  expect(groups.map(({ id, notifications }) => [id, notifications.map(({ _id }) => _id)])).toEqual([
    ['certificate', ['a', 'c']],
    ['order', ['b']],
  ]);
});

test('the section of the newest unread one opens, else the first, else none', () => {
  const all = [note('a', 'order', ['me']), note('b', 'myCertificate'), note('c', 'meliQuestion')];
  expect(sectionToOpen(groupNotifications(all), all, 'me')).toBe('certificate');
  const read = [note('a', 'meliQuestion', ['me']), note('b', 'order', ['me'])];
  expect(sectionToOpen(groupNotifications(read), read, 'me')).toBe('order');
  expect(sectionToOpen([], [], 'me')).toBeNull();
});

test.each([
  ['Você tem uma venda cancelada: 2000012000000137.', true],
  ['VENDAS CANCELADAS hoje: 2', true],
  ['A venda 2000 foi cancelada pelo comprador', true],
  ['A venda 2000 foi despachada', false],
  ['Assinatura cancelada', false],
  ['Revenda autorizada, cancelamento negado', false],
])('%j tells of a cancelled sale: %s', (message, expected) => {
  expect(tellsOfCancelledSale({ message })).toBe(expected);
});

test('the badge counts to 99', () => {
  expect([0, 1, 99, 100, 10_000].map(badgeOf)).toEqual(['0', '1', '99', '99+', '99+']);
});

test('the bell is off for whoever is no superuser while a company is blocked (row NAV-9)', () => {
  const sellers = [{ status: 'active' }, { status: 'blocked' }];
  expect((['seller', 'reviewer', 'superuser'] as const).map((role) => isBellOff(role, sellers))).toEqual([true, true, false]);
  expect(isBellOff('seller', [{ status: 'active' }])).toBe(false);
  expect(isBellOff('seller', [])).toBe(false);
});
