import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { saveView } from '#contract/shell.ts';
import { ok } from '#lib/result.ts';
import { writeRoute } from '../http/route.ts';
import { createPostgres, onServer, quiet, testPostgres } from '../testing/open-test-db.ts';
import { openTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';
import type { Database } from './open.ts';
import { openPostgres } from './open-postgres.ts';
import { event, savedView } from './schema/core.ts';

/** npm run proofs -- cut-connections cuts more often, and starts a PostgreSQL of its own anew. */
const { CUTS = '5', RESTARTS = '0', TEST_POSTGRES_RESTART = '' } = process.env;
const writers = 4;
const id = '0c0ffee0-0000-4000-8000-000000000005';

/** One row and one event more each time it really runs, with the key's name in the row. */
const counted = writeRoute(saveView, async ({ params, body }, { tx, actor, record }) => {
  await tx.insert(savedView).values({ ...body, id: crypto.randomUUID(), ownerId: actor.id, role: actor.role, companyId: actor.sellerId });
  await record({ subject: `view:${body.name}`, type: 'saved', version: 1, data: {}, sellerId: null });
  return ok({ ...body, id: params.id, mine: true });
});

describe.runIf(testPostgres !== null)('while four write and the database is taken away', () => {
  let url: string;
  let drop: () => Promise<void>;
  let database: Database;
  let server: TestServer;
  let ana: SignedIn;
  let over = new AbortController();
  let sent = 0;
  const acknowledged: string[] = [];
  const strange: string[] = [];
  const uncaught: unknown[] = [];
  const onUncaught = (error: unknown): void => void uncaught.push(error);

  beforeEach(async () => {
    ({ url, drop } = await createPostgres(testPostgres ?? ''));
    database = await openPostgres(url, quiet);
    server = await openTestServer({ database, instead: [counted] });
    ana = await server.signIn('ana');
    over = new AbortController();
    sent = 0;
    for (const list of [acknowledged, strange, uncaught]) list.length = 0;
    // In the product an error that nobody caught ends the process.
    process.on('uncaughtException', onUncaught);
  });
  afterEach(async () => {
    process.off('uncaughtException', onUncaught);
    await server.close();
    await database.close();
    await drop();
  });

  const save = (key: string) =>
    server.ask('PUT', `/v2/view/${id}`, {
      headers: { ...ana, 'idempotency-key': key },
      payload: { screen: 'publish', name: key, search: '', shared: false },
    });

  /** As a console does: what was not answered, or with 503, is sent again under its key. */
  const write = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const key = `k${(sent += 1)}`;
      let answer = await save(key);
      while (answer.statusCode === 503) {
        if (answer.headers['retry-after'] === undefined || answer.json<{ message: string }>().message === '') strange.push(answer.body);
        answer = await save(key);
      }
      if (answer.statusCode === 200) acknowledged.push(key);
      else strange.push(`${answer.statusCode} ${answer.body}`);
    }
  };

  const whileWriting = async (times: number, takeAway: (at: number) => Promise<unknown>): Promise<void> => {
    const writing = Array.from({ length: writers }, write);
    for (let at = 0; at < times; at += 1) {
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 2 * writers);
      await takeAway(at);
    }
    over.abort();
    await Promise.all(writing);
  };

  /** What became of it: nobody should have heard anything but 200 and 503, and each acknowledged key should be one row and one event. */
  const outcome = async () => ({
    uncaught,
    strange,
    rows: (await server.db.select({ name: savedView.name }).from(savedView)).map(({ name }) => name).toSorted(),
    events: await server.db.$count(event),
    ready: (await server.ask('GET', '/readyz')).statusCode,
  });
  const nothingLost = () => ({ uncaught: [], strange: [], rows: acknowledged.toSorted(), events: acknowledged.length, ready: 200 });

  test(
    'connections that are cut in the middle of a transaction end nothing but it: whoever asked hears 503, sends again, and is done once',
    { timeout: 300_000 },
    async () => {
      const admin = new Client({ connectionString: url });
      await admin.connect();
      // One that is at work, and all of them, in turns.
      await whileWriting(Number(CUTS), (at) =>
        admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() ${at % 2 === 0 ? `and state <> 'idle' limit 1` : ''}`),
      );
      await admin.end();
      expect(await outcome()).toEqual(nothingLost());
    },
  );

  test.runIf(Number(RESTARTS) > 0)(
    'a PostgreSQL that starts anew, in order or at once, loses and doubles nothing',
    { timeout: 600_000 },
    async () => {
      const restart = promisify(execFile);
      await whileWriting(Number(RESTARTS), async (at) => {
        await restart('bash', ['-c', `${TEST_POSTGRES_RESTART} -m ${at % 2 === 0 ? 'fast' : 'immediate'}`]);
        await onServer(url, 'select 1');
      });
      expect(await outcome()).toEqual(nothingLost());
    },
  );

  test('a connection of which the database took leave is not lent to the next', async () => {
    const cut = Array.from({ length: 10 }, () => database.db.execute(`select pg_terminate_backend(pg_backend_pid())`));
    expect((await Promise.allSettled(cut)).every(({ status }) => status === 'rejected')).toBe(true);
    expect((await save('k1')).statusCode).toBe(200);
    expect(uncaught).toEqual([]);
  });
});
