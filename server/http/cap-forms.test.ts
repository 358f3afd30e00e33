import { request, type ClientRequest } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { session } from '../db/schema/core.ts';
import { openTestServer, type SignedIn, type TestServer } from '../testing/test-server.ts';
import { capForms } from './cap-forms.ts';

let server: TestServer;
let ana: SignedIn;
let port: number;
beforeAll(async () => {
  server = await openTestServer();
  ana = await server.signIn('ana');
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

const type = { 'content-type': 'multipart/form-data; boundary=x' };

/** Begins a form: announces fifty thousand bytes and sends a few. The session of whoever is let in is noted as seen. */
const begin = async (as: SignedIn): Promise<ClientRequest> => {
  server.pass(2 * 60_000);
  const headers = { ...as, ...type, 'content-length': 50_000 };
  const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/v2/publish/image', headers });
  sent.on('error', () => undefined);
  sent.write('--x\r\n');
  await expect.poll(() => server.db.$count(session, eq(session.seenAt, server.now()))).toBe(1);
  return sent;
};

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

test('of many people a process takes in eight at once, and one more when one of them is over, however often that is said', () => {
  const take = capForms();
  const places = Array.from({ length: 8 }, (_, at) => take(`person ${at % 4}`));
  expect(places.every(({ ok }) => ok)).toBe(true);
  expect(take('another')).toMatchObject({ ok: false, error: { status: 503, retryAfter: 5 } });
  const [first] = places;
  if (first?.ok) for (let times = 0; times < 2; times += 1) first.value();
  expect([take('another').ok, take('one more').ok]).toEqual([true, false]);
});
