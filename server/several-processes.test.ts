import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveView } from '#contract/shell.ts';
import { ok } from '#lib/result.ts';
import type { Database } from './db/open.ts';
import { openPostgres } from './db/open-postgres.ts';
import { event, ledger, savedView } from './db/schema/core.ts';
import { writeRoute } from './http/route.ts';
import { listen } from './testing/listen-to-stream.ts';
import { createPostgres, quiet, testPostgres } from './testing/open-test-db.ts';
import { openTestServer, sentPassword, type SignedIn, type TestServer } from './testing/test-server.ts';

const id = '0c0ffee0-0000-4000-8000-000000000004';
const body = { screen: 'publish', name: 'Minha', search: '', shared: false };

/** One row and one event more each time it really runs. */
const counted = writeRoute(saveView, async ({ params, body: view }, { tx, actor, record }) => {
  await tx.insert(savedView).values({ ...view, id: crypto.randomUUID(), ownerId: actor.id, role: actor.role, companyId: actor.sellerId });
  await record({ subject: `view:${params.id}`, type: 'saved', version: 'next', data: {}, sellerId: null });
  return ok({ ...view, id: params.id, mine: true });
});

// PGlite is one process by its lock; several need a Postgres server (TEST_DATABASE_URL).
describe.runIf(testPostgres !== null)('two servers on one Postgres', () => {
  let url: string;
  let drop: () => Promise<void>;
  let databases: readonly Database[];
  let here: TestServer;
  let there: TestServer;
  let reviewer: SignedIn;

  beforeAll(async () => {
    ({ url, drop } = await createPostgres(testPostgres ?? ''));
    const [one, two] = [await openPostgres(url, quiet), await openPostgres(url, quiet)];
    databases = [one, two];
    here = await openTestServer({ database: one, instead: [counted] });
    there = await openTestServer({ database: two, instead: [counted] });
    reviewer = await here.signIn('reviewer');
    await there.app.listen({ port: 0 });
  });
  afterAll(async () => {
    await Promise.all([here, there].map(({ close }) => close()));
    await Promise.all(databases.map(({ close }) => close()));
    await drop();
  });

  const save = (server: TestServer, key: string) =>
    server.ask('PUT', `/v2/view/${id}`, { headers: { ...reviewer, 'idempotency-key': key }, payload: body });

  test('a session of one is a session of the other, and ends for both', async () => {
    const headers = { ...(await here.signIn('ana')) };
    expect((await there.ask('GET', '/v2/user/data', { headers })).statusCode).toBe(200);
    await there.ask('POST', '/v2/user/logout', { headers });
    expect((await here.ask('GET', '/v2/user/data', { headers })).statusCode).toBe(401);
  });

  test('one key sent to both at once, fifty times, is one effect and one answer', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => save(at % 2 === 0 ? here : there, 'k1')));
    expect(new Set(answers.map(({ statusCode, body: text }) => `${statusCode} ${text}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    for (const table of [savedView, event, ledger]) expect(await here.db.$count(table)).toBe(1);
  });

  test('a change made by one is heard at the other', async () => {
    const ear = await listen(there, reviewer);
    await save(here, 'k2');
    expect(await ear.untilHeard(1)).toEqual([JSON.stringify({ subject: `view:${id}`, version: 2 })]);
    ear.hangUp();
  });

  test('listeners are let go when the line to the database breaks, and hear again when they come back', async () => {
    const ear = await listen(there, reviewer);
    const admin = new Client({ connectionString: url });
    await admin.connect();
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`);
    await admin.end();
    await ear.ended;
    const again = await listen(there, reviewer);
    await save(here, 'k3');
    expect(await again.untilHeard(1)).toHaveLength(1);
    again.hangUp();
  });

  test('failed logins at one count at the other', async () => {
    const tries = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        (at % 2 === 0 ? here : there).ask('POST', '/v2/user/auth', { payload: { mail: 'beto@balcao.test', password: 'f'.repeat(64) } }),
      ),
    );
    expect(tries.every(({ statusCode }) => statusCode === 401)).toBe(true);
    for (const server of [here, there])
      expect(
        (await server.ask('POST', '/v2/user/auth', { payload: { mail: 'beto@balcao.test', password: sentPassword } })).statusCode,
      ).toBe(429);
  });
});
