import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { serveNoConsole } from '../http/serve-console.ts';
import { testSettings } from '../testing/test-server.ts';
import { buildProxy } from './build-proxy.ts';
import { matchCall } from './match-call.ts';

/** A provider that has one list of ours and knows the specified calls. */
const provider = fastify();
const seen: string[] = [];
provider.addHook(
  'onRequest',
  async (request) => void seen.push(`${request.method} ${request.url} ${String(request.headers['usertoken'])}`),
);
provider.get('/api/v2/user/data', async (_request, reply) =>
  reply.headers({ 'set-cookie': 'a=b', 'content-security-policy': 'none', 'access-control-allow-origin': '*' }).send({ status: 'OK' }),
);
provider.put('/api/v2/publish/:id', (request, reply) => reply.send({ saved: request.body }));
provider.get('/api/v2/publish', async () => ({ items: [] }));

let app: FastifyInstance;
let address: string;
beforeAll(async () => {
  address = await provider.listen({ port: 0, host: '127.0.0.1' });
  const framing = { settings: testSettings({ UPSTREAM_URL: `${address}/api/v2` }), front: serveNoConsole };
  app = await buildProxy(`${address}/api/v2`, framing, new AbortController().signal);
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
beforeEach(() => {
  seen.length = 0;
});

const headers = { authorization: 't', userToken: 't' };

test('specified calls are passed on with their headers, query and body', async () => {
  const saved = await app.inject({ method: 'PUT', url: '/v2/publish/12?x=1', headers, payload: { title: 'Copo' } });
  expect(saved.json()).toEqual({ saved: { title: 'Copo' } });
  expect(seen).toEqual(['PUT /api/v2/publish/12?x=1 t']);
});

test('headers that are ours to set are not the provider’s to set', async () => {
  const answer = await app.inject({ url: '/v2/user/data', headers });
  expect(answer.json()).toEqual({ status: 'OK' });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
});

test('pictures come from wherever the provider keeps them, and are read there to be analysed; scripts come from here alone', async () => {
  const policy = String((await app.inject({ url: '/v2/user/data', headers })).headers['content-security-policy']).split('; ');
  expect(policy).toEqual(expect.arrayContaining(["img-src 'self' data: blob: https:", "connect-src 'self' https:", "script-src 'self'"]));
});

test('capabilities are answered here, with everything of ours off', async () => {
  const answer = await app.inject('/v2/app/capabilities');
  expect(answer.json()).toMatchObject({ leases: 'off', stream: false, undo: false, ours: false, demoAccounts: [] });
  expect(seen).toEqual([]);
});

test('figures of the process are told here, of a database and of workers there are none', async () => {
  const { statusCode, body } = await app.inject('/metrics');
  expect([statusCode, seen]).toEqual([200, []]);
  expect(body).toMatch(/^process_resident_memory_bytes \d+$/mu);
  expect(body).not.toMatch(/balcao_(?!log_lines_lost_total)/u);
});

test('a list of ours is the provider’s when it has it, and unsupported when it has not', async () => {
  expect((await app.inject({ url: '/v2/publish', headers })).json()).toEqual({ items: [] });
  const absent = await app.inject({ url: '/v2/view?screen=publish', headers });
  expect([absent.statusCode, absent.json()]).toMatchObject([501, { code: 'unsupported' }]);
});

test('a specified thing that is not there stays not there', async () => {
  expect((await app.inject({ url: '/v2/sku/find/one?sku=a&seller=b', headers })).statusCode).toBe(404);
});

test.each([
  ['PUT', '/v2/publish/warning'],
  ['PUT', '/v2/publish/skip'],
  ['POST', '/v2/user/logout'],
  ['GET', '/v2/stream'],
  ['GET', '/v2/elsewhere'],
] as const)('%s %s never reaches the provider: it could take it for something else', async (method, url) => {
  expect((await app.inject({ method, url, headers })).statusCode).toBe(501);
  expect(seen).toEqual([]);
});

test('a provider that does not answer is unavailable for now', async () => {
  const dead = await buildProxy('http://127.0.0.1:1', { settings: testSettings(), front: serveNoConsole }, new AbortController().signal);
  const answer = await dead.inject({ url: '/v2/user/data', headers });
  expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toMatchObject([503, { code: 'unavailable' }, '5']);
  await dead.close();
});

test('a fixed path is told from a parameter', () => {
  expect(matchCall(contract, 'PUT', '/publish/refuse')?.name).toBe('refuseListing');
  expect(matchCall(contract, 'PUT', '/publish/123')?.name).toBe('saveListing');
  expect(matchCall(contract, 'PUT', '/publish/123/x')).toBeNull();
  expect(matchCall(contract, 'PATCH', '/publish/123')).toBeNull();
});
