import { expect, test } from 'vitest';
import { isGateOpen } from './gates.ts';

const none = { hadSellout: false, hadSell: false };
const sellout = { hadSellout: true, hadSell: false };
const money = { hadSellout: false, hadSell: true };

test.each(['/publish', '/publish/77', '/users', '/marketplace', '/marketplace/3'])('%s opens with hadSellout only', (path) => {
  expect([none, money, sellout].map((flags) => isGateOpen(path, flags))).toEqual([false, false, true]);
});

test.each(['/money', '/money/resume', '/money/list'])('%s opens with either flag', (path) => {
  expect([none, money, sellout].map((flags) => isGateOpen(path, flags))).toEqual([false, true, true]);
});

test.each(['/', '/settings', '/publisher', '/moneybox'])('%s has no gate', (path) => {
  expect(isGateOpen(path, none)).toBe(true);
});
