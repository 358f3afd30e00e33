import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { openHalfHost, type Mood } from '../testing/half-host.ts';
import { quiet } from '../testing/open-test-db.ts';
import { listenOnPostgres } from './listen-on-postgres.ts';

afterEach(() => vi.useRealTimers());

test('a host that falls silent is given up each time, and asked again until it answers: then the gap is told', async () => {
  let mood: Mood = 'answers';
  const { host, url, open, asked, close } = await openHalfHost(() => mood);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onGap = vi.fn<() => void>();
  const listener = await listenOnPostgres(url, 'c', { onNotice: () => undefined, onGap }, quiet);
  /** The next try to listen, after so long a rest. */
  const nextTry = async (restMs: number): Promise<Socket> => {
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    const came = once(host, 'connection') as Promise<[Socket]>;
    await vi.advanceTimersByTimeAsync(restMs);
    return (await came)[0];
  };
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([open.size, onGap.mock.calls.length], 'nobody spoke for an hour: it still listens').toEqual([1, 0]);

  mood = 'says nothing';
  for (const socket of open) socket.destroy();
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
