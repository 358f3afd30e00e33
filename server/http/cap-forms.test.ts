import { request, type ClientRequest } from 'node:http';
import type { Socket } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { session } from '../db/schema/core.ts';
import { enterAnother } from '../testing/enter-another.ts';
import { openTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';
import { capForms } from './cap-forms.ts';

let server: TestServer;
let ana: SignedIn;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await openTestServer();
  ana = await server.signIn('ana');
  server.app.server.on('connection', (socket) => void sockets.push(socket));
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());
afterEach(() => void vi.useRealTimers());

const type = { 'content-type': 'multipart/form-data; boundary=x' };

/** Begins a form: announces a million bytes and sends a few. The session of whoever is let in is noted as seen. */
const begin = async (as: SignedIn): Promise<ClientRequest> => {
  server.pass(2 * 60_000);
  const headers = { ...as, ...type, 'content-length': 1_000_000 };
  const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/v2/publish/image', headers });
  sent.on('error', () => undefined);
  sent.write('--x\r\n');
  await expect.poll(() => server.db.$count(session, eq(session.seenAt, server.now()))).toBe(1);
  return sent;
};

const closed = (sent: ClientRequest): Promise<void> => new Promise((over) => void sent.once('close', over));

const send = (as: SignedIn) => server.ask('POST', '/v2/publish/image', { headers: { ...as, ...type }, payload: 'nothing of a form' });

test('two forms of one person are taken in at once, a third is told when to come again; of others they are not counted', async () => {
  const waiting = [await begin(ana), await begin(ana)];
  const refused = await send(ana);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toMatchObject({ code: 'too-many', message: expect.stringContaining('Aguarde e tente de novo') });
  expect((await send(await server.signIn('beto'))).statusCode).not.toBe(429);
  waiting[0]?.destroy();
  await expect.poll(async () => (await send(ana)).statusCode).toBe(400);
  waiting[1]?.destroy();
});

test('a person who enters for four companies has the forms of one, and leaves room for others', async () => {
  const accounts = [ana];
  for (let more = 0; more < 3; more += 1) accounts.push(await enterAnother(server, ana));
  const waiting = [await begin(ana), await begin(ana)];
  for (const account of accounts) expect((await send(account)).statusCode).toBe(429);
  expect((await send(await server.signIn('beto'))).statusCode).toBe(400);
  for (const each of waiting) each.destroy();
});

test('a form that brings next to nothing in half a minute is cut and gives its place back; one that comes slowly goes on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const waiting = [await begin(ana), await begin(ana)] as const;
  const [trickling, slow] = waiting;
  slow.write('x'.repeat(500_000));
  await expect.poll(() => Math.max(...sockets.map(({ bytesRead }) => bytesRead))).toBeGreaterThan(500_000);
  const cut = closed(trickling);
  vi.advanceTimersByTime(30_000);
  await cut;
  expect((await send(ana)).statusCode).toBe(400);
  expect(slow.destroyed).toBe(false);
  const cutToo = closed(slow);
  vi.advanceTimersByTime(30_000);
  await cutToo;
});

test('of many people a process takes in eight at once, and one more when one of them is over, however often that is said', () => {
  const take = capForms();
  const places = Array.from({ length: 8 }, (_, at) => take(`person ${at % 4}`));
  expect(places.every(({ ok }) => ok)).toBe(true);
  expect(take('another')).toMatchObject({ ok: false, error: { status: 503, retryAfter: 5 } });
  const [first] = places;
  if (first?.ok) for (let times = 0; times < 2; times += 1) first.value();
  expect([take('another').ok, take('one more').ok]).toEqual([true, false]);
});
