import { afterEach, expect, test, vi } from 'vitest';
import { hearServerTime, serverNow } from './server-clock.ts';

const real = Date.parse('2026-11-26T12:00:00.000Z');
const header = new Date(real).toUTCString();
/** The computer's clock, so many milliseconds off. */
const computer = (off: number): void => {
  vi.useFakeTimers({ now: real + off });
};
afterEach(() => {
  hearServerTime(new Date().toUTCString(), Date.now(), Date.now());
  vi.useRealTimers();
});

test.each([
  ['40 minutes ahead', 2_400_000],
  ['two hours ahead', 7_200_000],
  ['a day behind', -86_400_000],
])('a computer that is %s judges by the server', (_, off) => {
  computer(off);
  hearServerTime(header, Date.now() - 200, Date.now());
  expect(Math.abs(serverNow() - real)).toBeLessThan(1000);
});

test('seconds that a header or a slow line make up are no difference', () => {
  computer(3000);
  hearServerTime(header, Date.now() - 100, Date.now());
  expect(serverNow()).toBe(Date.now());
});

test('an answer that was long on its way, or says no time, leaves what is known', () => {
  computer(7_200_000);
  hearServerTime(header, Date.now() - 20_000, Date.now());
  hearServerTime(null, Date.now(), Date.now());
  hearServerTime('soon', Date.now(), Date.now());
  expect(serverNow()).toBe(Date.now());
});

test('a clock that was set right is right again', () => {
  computer(7_200_000);
  hearServerTime(header, Date.now(), Date.now());
  vi.setSystemTime(real);
  hearServerTime(header, Date.now(), Date.now());
  expect(serverNow()).toBe(real);
});
