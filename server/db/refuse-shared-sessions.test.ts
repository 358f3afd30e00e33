import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openHalfHost } from '../testing/half-host.ts';
import { migratedSnapshot } from '../testing/migrated-snapshot.ts';
import { createPostgres, onServer, quiet, testPostgres } from '../testing/open-test-db.ts';
import { openPostgres } from './open-postgres.ts';
import { PgliteSocket } from './pglite-socket.ts';
import { refuseSharedSessions } from './refuse-shared-sessions.ts';

afterEach(() => vi.useRealTimers());

test('two connections that are one session of the database behind the scenes are refused in one sentence', async () => {
  const pglite = await PGlite.create({ loadDataDir: await migratedSnapshot() });
  const connection = (): Client => new Client({ stream: () => new PgliteSocket(pglite), user: 'postgres', database: 'postgres' });
  await expect(refuseSharedSessions(connection, 11)).rejects.toMatchObject({
    name: 'StartRefused',
    message: expect.stringMatching(/^Há um PgBouncer em modo de transação [^\n]*pool_mode = session[^\n]*\.$/u) as string,
  });
  await pglite.close();
});

/** A question that is not answered in time, as the driver says it. */
const late = (client: Client): Client => {
  vi.spyOn(client, 'query').mockRejectedValue(new Error('Query read timeout'));
  return client;
};

describe.runIf(testPostgres !== null)('a PostgreSQL that is slow', () => {
  test.each(['its first connection', 'its second connection'])('on %s is not taken for a PgBouncer', async (which) => {
    const made = [late(new Client(testPostgres ?? '')), new Client(testPostgres ?? '')];
    if (which === 'its second connection') made.reverse();
    await expect(refuseSharedSessions(() => made.shift() ?? new Client(), 11)).rejects.toMatchObject({
      name: 'StartRefused',
      message: expect.stringMatching(/^O banco de dados não respondeu em 10 s[^\n]*\.$/u) as string,
    });
  });
});

test('a database that lets in and answers nothing is given up after ten seconds, with every connection to it', async () => {
  const host = await openHalfHost(() => 'lets in and says nothing more');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ended = vi.fn<(error: unknown) => void>();
  const opening = openPostgres(host.url, quiet).catch(ended);
  await expect.poll(host.asked).toMatch(/pg_backend_pid/u);
  await vi.advanceTimersByTimeAsync(5000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  await opening;
  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'StartRefused' }));
  await expect.poll(() => host.open.size).toBe(0);
  await host.close();
});

const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

describe.runIf(testPostgres !== null && hasPgBouncer)('behind a PgBouncer', () => {
  let bouncer: ChildProcess;
  let folder: string;
  let drop: () => Promise<void>;

  /** The address of a database through a PgBouncer with these settings. */
  const bounced = async (settings: readonly string[]): Promise<string> => {
    const made = await createPostgres(testPostgres ?? '');
    drop = made.drop;
    folder = mkdtempSync(join(tmpdir(), 'balcao-bouncer-'));
    const port = await freePort();
    const { hostname, port: serverPort, username, pathname } = new URL(made.url);
    writeFileSync(
      join(folder, 'ini'),
      ['[databases]', `* = host=${hostname} port=${serverPort} user=${username}`]
        .concat(['[pgbouncer]', 'listen_addr = 127.0.0.1', `listen_port = ${port}`, 'auth_type = any', 'unix_socket_dir =', ...settings])
        .join('\n'),
    );
    chmodSync(folder, 0o755);
    // It does not run as root.
    const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    bouncer = spawn('pgbouncer', [...asNobody, join(folder, 'ini')], { stdio: ['ignore', 'ignore', 'pipe'] });
    const url = `postgres://${username}@127.0.0.1:${port}${pathname}`;
    await expect.poll(() => onServer(url, 'select 1').catch(() => null)).not.toBeNull();
    return url;
  };
  afterEach(async () => {
    bouncer.kill('SIGTERM');
    await once(bouncer, 'exit');
    await drop();
    rmSync(folder, { recursive: true });
  });

  const ignoring = 'ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout';

  test('in transaction mode the server does not start, and writes nothing', async () => {
    const url = await bounced(['pool_mode = transaction', ignoring]);
    await expect(openPostgres(url, quiet)).rejects.toMatchObject({
      name: 'StartRefused',
      message: expect.stringContaining('pool_mode = transaction') as string,
    });
    expect(await onServer(url, `select 1 from pg_tables where schemaname = 'public'`)).toEqual([]);
  });

  test('in statement mode the server does not start, and says so', async () => {
    const url = await bounced(['pool_mode = statement', ignoring]);
    await expect(openPostgres(url, quiet)).rejects.toMatchObject({
      name: 'StartRefused',
      message: expect.stringContaining('pool_mode = statement') as string,
    });
  });

  test.each([1, 10])('that lends %d at once the server does not start, and says how many it needs', async (size) => {
    const url = await bounced(['pool_mode = session', `default_pool_size = ${size}`, ignoring]);
    const connection = (): Client => new Client({ connectionString: url, query_timeout: 2000 });
    await expect(refuseSharedSessions(connection, 11)).rejects.toMatchObject({
      name: 'StartRefused',
      message: expect.stringMatching(/^O PgBouncer [^\n]*default_pool_size = 11 ou mais[^\n]*\.$/u) as string,
    });
  });

  test('that knows no such parameters the server does not start, and says which', async () => {
    const url = await bounced(['pool_mode = session']);
    await expect(openPostgres(url, quiet)).rejects.toMatchObject({
      name: 'StartRefused',
      message: expect.stringContaining(ignoring) as string,
    });
  });

  test('in session mode, with as many connections as it needs, the server starts and hears what is said', async () => {
    const url = await bounced(['pool_mode = session', 'default_pool_size = 11', ignoring]);
    const { db, listen, close } = await openPostgres(url, quiet);
    const heard: string[] = [];
    const listener = await listen('murmurs', { onNotice: (payload) => heard.push(payload), onGap: () => undefined });
    await db.execute(`select pg_notify('murmurs', 'hello')`);
    await expect.poll(() => heard).toEqual(['hello']);
    await listener.stop();
    await close();
  });
});
