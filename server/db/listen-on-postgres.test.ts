import { once } from 'node:events';
import { Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { openHalfHost, type Mood } from '../testing/half-host.ts';
import { quiet } from '../testing/open-test-db.ts';
import { stopClock } from '../testing/stop-clock.ts';
import { listenOnPostgres } from './listen-on-postgres.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a host that falls silent is given up each time, and asked again until it answers: then the gap is told', async () => {
  let mood: Mood = 'answers';
  const { host, url, open, asked, close } = await openHalfHost(() => mood);
  const restsOf = stopClock();
  const onGap = vi.fn<() => void>();
  const listener = await listenOnPostgres(url, 'c', { onNotice: () => undefined, onGap }, quiet);
  /** The next try to listen, after so long a rest. */
  const nextTry = async (restMs: number): Promise<Socket> => {
    await expect.poll(() => restsOf(restMs)).toBe(1);
    const came = once(host, 'connection') as Promise<[Socket]>;
    await vi.advanceTimersByTimeAsync(restMs);
    return (await came)[0];
  };
  for (let looks = 1; looks <= 3; looks += 1) {
    await vi.advanceTimersByTimeAsync(25_000);
    await expect.poll(() => asked().match(/select 1/gu)).toHaveLength(looks);
    await expect.poll(() => restsOf(25_000)).toBe(looks + 1);
  }
  expect([open.size, onGap.mock.calls.length], 'nobody spoke: it still listens').toEqual([1, 0]);

  mood = 'says nothing';
  const noticed = vi.spyOn(quiet, 'warn');
  for (const socket of open) socket.destroy();
  await expect.poll(() => noticed.mock.calls.length).toBe(1);
  const first = await nextTry(250);
  const firstEnd = once(first, 'close');
  mood = 'lets in and says nothing more';
  await vi.advanceTimersByTimeAsync(5000);
  await firstEnd;

  const second = await nextTry(500);
  const secondEnd = once(second, 'close');
  await expect.poll(() => asked().match(/listen "c"/gu)).toHaveLength(2);
  mood = 'answers';
  await vi.advanceTimersByTimeAsync(10_000);
  await secondEnd;
  expect(onGap).not.toHaveBeenCalled();

  await nextTry(1000);
  await expect.poll(() => onGap.mock.calls.length).toBe(1);
  await listener.stop();
  await close();
});

test('a connection that is lost without a word is noticed within a minute, and another listens', async () => {
  let mood: Mood = 'answers';
  const keepsAlive = vi.spyOn(Socket.prototype, 'setKeepAlive');
  const { host, url, open, asked, close } = await openHalfHost(() => mood);
  const restsOf = stopClock();
  const onGap = vi.fn<() => void>();
  const listener = await listenOnPostgres(url, 'c', { onNotice: () => undefined, onGap }, quiet);
  expect(keepsAlive).toHaveBeenCalledWith(true, 10_000);
  const [lost] = open;
  const lostEnd = lost && once(lost, 'close');
  mood = 'says nothing';
  await vi.advanceTimersByTimeAsync(25_000);
  await expect.poll(asked).toContain('select 1');
  await vi.advanceTimersByTimeAsync(10_000);
  await lostEnd;
  mood = 'answers';
  await expect.poll(() => restsOf(250)).toBe(1);
  const came = once(host, 'connection');
  await vi.advanceTimersByTimeAsync(250);
  await came;
  await expect.poll(() => onGap.mock.calls.length).toBe(1);
  await listener.stop();
  await close();
});
