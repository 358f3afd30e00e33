import { EventEmitter, once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getUserData } from '#contract/session.ts';
import { refuse } from '#lib/result.ts';
import { account } from '../db/schema/core.ts';
import type { Database } from '../db/open.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { openTestServer } from '../testing/test-server.ts';
import { forbidden } from './problem.ts';
import { readRoute } from './route.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());

test('a server that stops waits for what somebody asked who has gone: it still needs the database', async () => {
  const gate = new EventEmitter();
  const order: string[] = [];
  const slow = readRoute(getUserData, async (_input, { db }) => {
    const opened = once(gate, 'open');
    gate.emit('entered');
    await opened;
    await db.$count(account);
    order.push('asked');
    return refuse(forbidden());
  });
  const server = await openTestServer({ database, instead: [slow] });
  const headers = { ...(await server.signIn('ana')) };
  await server.app.listen({ port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const call = request({ port, path: '/v2/user/data', headers });
  const entered = once(gate, 'entered');
  call.on('error', () => order.push('gone')).end();
  await entered;
  call.destroy();
  const closed = server.close().then(() => order.push('closed'));
  await once(server.app.server, 'close');
  // Without anybody to wait for, the rest of closing takes some turns.
  for (let at = 0; at < 100; at += 1) await turn();
  gate.emit('open');
  await closed;
  expect(order).toEqual(['gone', 'asked', 'closed']);
});
