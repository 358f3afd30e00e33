import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { openHalfHost } from '../testing/half-host.ts';
import { quiet } from '../testing/open-test-db.ts';
import { lookAtDatabase } from './look-at-database.ts';
import { openPostgres } from './open-postgres.ts';

afterEach(() => vi.useRealTimers());

/** A sentence for whoever starts the server, without a stack. */
const unanswered = (port: number): unknown =>
  expect.objectContaining({
    name: 'StartRefused',
    message: `O banco de dados em 127.0.0.1:${port} não respondeu: confira DATABASE_URL e se o servidor do banco está no ar.`,
  });

test('a database host that takes the connection and says nothing is given up after five seconds, in one sentence', async () => {
  const held: Socket[] = [];
  const host = createServer((socket) => void held.push(socket)).listen(0, '127.0.0.1');
  await once(host, 'listening');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ended = vi.fn<(error: unknown) => void>();
  const { port } = host.address() as AddressInfo;
  const opening = openPostgres(`postgres://u@127.0.0.1:${port}/d`, quiet).catch(ended);
  await once(host, 'connection');
  await vi.advanceTimersByTimeAsync(4999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await opening;
  expect(ended).toHaveBeenCalledExactlyOnceWith(unanswered(port));
  for (const socket of held) socket.destroy();
  host.close();
});

test.each(['refuses the connection', 'hangs up'])('a database host that %s is told in the same sentence', async (what) => {
  const host = createServer((socket) => void socket.destroy()).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const { port } = host.address() as AddressInfo;
  if (what === 'refuses the connection') await new Promise((done) => host.close(done));
  await expect(openPostgres(`postgres://u@127.0.0.1:${port}/d`, quiet)).rejects.toEqual(unanswered(port));
  host.close();
});

test('who only looks does not wait for ever either: a host that lets in and says nothing more is given up after ten seconds', async () => {
  const host = await openHalfHost(() => 'lets in and says nothing more');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ended = vi.fn<(error: unknown) => void>();
  const looking = lookAtDatabase({ DATABASE_URL: host.url, DATA_DIR: '' }, (db) => db.execute(sql`select 1`)).catch(ended);
  await vi.waitFor(() => expect(host.asked()).toContain('select 1'));
  await vi.advanceTimersByTimeAsync(10_000);
  await looking;
  const message = 'O banco de dados não respondeu em 10 s: confira se o servidor do banco está no ar e não está sobrecarregado.';
  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'StartRefused', message }));
  await host.close();
});

test.each([
  ['28P01', 'password authentication failed for user "u"'],
  ['3D000', 'database "d" does not exist'],
])('a database that refuses with %s is told in a sentence that names DATABASE_URL', async (code, message) => {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  const host = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, fields])));
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const url = `postgres://u@127.0.0.1:${(host.address() as AddressInfo).port}/d`;
  const said = `O banco de dados recusou a conexão: ${message}. Confira DATABASE_URL.`;
  await expect(openPostgres(url, quiet)).rejects.toMatchObject({ name: 'StartRefused', message: said });
  host.close();
});
