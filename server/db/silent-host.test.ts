import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { quiet } from '../testing/open-test-db.ts';
import { openPostgres } from './open-postgres.ts';

afterEach(() => vi.useRealTimers());

test('a database host that takes the connection and says nothing is given up after five seconds', async () => {
  const held: Socket[] = [];
  const host = createServer((socket) => void held.push(socket)).listen(0, '127.0.0.1');
  await once(host, 'listening');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ended = vi.fn<(error: unknown) => void>();
  const opening = openPostgres(`postgres://u@127.0.0.1:${(host.address() as AddressInfo).port}/d`, quiet).catch(ended);
  await once(host, 'connection');
  await vi.advanceTimersByTimeAsync(4999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await opening;
  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: expect.stringMatching(/timeout/u) as string }));
  for (const socket of held) socket.destroy();
  host.close();
});
