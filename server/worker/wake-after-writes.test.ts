import fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { wakeAfterWrites } from './wake-after-writes.ts';

afterEach(() => void vi.useRealTimers());

const asked = async (...requests: readonly (readonly [method: 'GET' | 'HEAD' | 'PUT', path: string])[]): Promise<number> => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const wake = vi.fn<() => void>();
  const app = fastify();
  app.get('/', () => 'read');
  app.put('/', () => 'written');
  app.put('/refused', (_request, reply) => reply.code(409).send('refused'));
  wakeAfterWrites(app, [{ wake }]);
  for (const [method, url] of requests) await app.inject({ method, url });
  expect(wake).not.toHaveBeenCalled();
  // Not all timers: a database of a file before may have one that comes again.
  await vi.advanceTimersByTimeAsync(1000);
  await app.close();
  return wake.mock.calls.length;
};

test('what a request wrote is looked for, also by routes that were there before', async () => {
  expect(await asked(['PUT', '/'])).toBe(1);
});

test('many writes together are looked for once', async () => {
  expect(await asked(['PUT', '/'], ['PUT', '/'], ['PUT', '/'])).toBe(1);
});

test('what was read or refused wrote nothing', async () => {
  expect(await asked(['GET', '/'], ['HEAD', '/'], ['PUT', '/refused'])).toBe(0);
});
