import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loginFailure, session } from '../db/schema/core.ts';
import { openTestServer, sentPassword, type TestServer } from '../testing/test-server.ts';
import { pruneLoginFailures } from './login-limit.ts';
import { pruneSessions } from './session-store.ts';

const day = 24 * 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(session);
  await server.db.delete(loginFailure);
});

const enter = async (password: string) =>
  (await server.ask('POST', '/v2/user/auth', { payload: { mail: 'ana@balcao.test', password } })).statusCode;
/** The clock is set ahead, and then back. */
const whileAhead = async <T>(ms: number, work: () => Promise<T>): Promise<T> => {
  server.pass(ms);
  const done = await work();
  server.pass(-ms);
  return done;
};

test('failures that a clock noted which was ahead lock nobody out once it is set back, and are tidied away', async () => {
  await whileAhead(day, async () => {
    for (let at = 0; at < 10; at += 1) await enter('f'.repeat(64));
    expect(await enter(sentPassword)).toBe(429);
  });
  expect(await enter(sentPassword)).toBe(200);
  await pruneLoginFailures(server.db, server.now());
  expect(await server.db.$count(loginFailure)).toBe(0);
});

test('a session that began by a clock which was ahead ends when it is set back, and is in no list of open ones', async () => {
  const ahead = await whileAhead(day, () => server.signIn('ana'));
  const status = async () => (await server.ask('GET', '/v2/user/data', { headers: ahead })).statusCode;
  expect(await status()).toBe(401);
  const here = await server.signIn('ana');
  const profile = (await server.ask('GET', '/v2/user/profile', { headers: here })).json<{ openSessions: readonly object[] }>();
  expect(profile.openSessions).toHaveLength(1);
});

test('a session that was begun years ahead is tidied away', async () => {
  await whileAhead(400 * day, () => server.signIn('ana'));
  await pruneSessions(server.db, server.now());
  expect(await server.db.$count(session)).toBe(0);
});
