import { expect, test } from 'vitest';
import { contract } from './contract.ts';
import { gates, isGateOpen, isUnder, type Visitor } from './gates.ts';

const none: Visitor = { hadSellout: false, hadSell: false, role: null };
const sellout: Visitor = { ...none, hadSellout: true };
const money: Visitor = { ...none, hadSell: true };

test.each(['/publish', '/publish/77', '/kitPublish', '/kitPublish/77', '/users', '/marketplace', '/marketplace/3'])(
  '%s opens with hadSellout only',
  (path) => {
    expect([none, money, sellout].map((visitor) => isGateOpen(path, visitor))).toEqual([false, false, true]);
  },
);

test.each(['/money', '/money/resume', '/money/list'])('%s opens with either flag', (path) => {
  expect([none, money, sellout].map((visitor) => isGateOpen(path, visitor))).toEqual([false, true, true]);
});

test.each(['/', '/settings', '/publisher', '/moneybox'])('%s has no gate', (path) => {
  expect(isGateOpen(path, { ...none, role: 'seller' })).toBe(true);
});

test.each([
  ['/users', { seller: false, reviewer: false, superuser: true }],
  ['/reputation', { seller: false, reviewer: false, superuser: true }],
  ['/status', { seller: false, reviewer: false, superuser: true }],
  ['/money', { seller: true, reviewer: false, superuser: true }],
  ['/publish', { seller: true, reviewer: true, superuser: true }],
  ['/kitPublish', { seller: true, reviewer: true, superuser: true }],
  ['/general', { seller: true, reviewer: false, superuser: true }],
  ['/sale', { seller: true, reviewer: false, superuser: true }],
  ['/sale/general', { seller: true, reviewer: false, superuser: true }],
  ['/automessage', { seller: true, reviewer: false, superuser: true }],
  ['/pricerule', { seller: true, reviewer: false, superuser: true }],
  ['/report', { seller: true, reviewer: false, superuser: true }],
  ['/detail/7', { seller: true, reviewer: false, superuser: true }],
  ['/mediation', { seller: true, reviewer: false, superuser: true }],
  ['/mediationdetail/7', { seller: true, reviewer: false, superuser: true }],
])('%s is closed to roles that have nothing there, whatever their flags', (path, opens) => {
  const found = Object.fromEntries(
    (['seller', 'reviewer', 'superuser'] as const).map((role) => [role, isGateOpen(path, { hadSellout: true, hadSell: true, role })]),
  );
  expect(found).toEqual(opens);
});

test('a call behind a gate lets in no role that the gate keeps out', () => {
  const loose = contract.flatMap(({ path, name, roles }) => {
    const gate = gates.find((each) => isUnder(path, each.path));
    return gate && roles !== 'anyone' ? roles.filter((role) => !gate.roles.includes(role)).map((role) => `${name}: ${role}`) : [];
  });
  expect(loose).toEqual([]);
});
