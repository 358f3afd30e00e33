import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { seller } from '../db/schema/core.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('the sellers of a blocked company get in, learn who they are and that it is blocked, and no further', async () => {
  const headers = await server.signIn('caio');
  expect((await server.ask('GET', '/v2/user/data', { headers })).json()).toMatchObject({ company: 'Loja Fechada' });
  expect((await server.ask('GET', '/v2/seller/', { headers })).json()).toMatchObject([{ status: 'blocked' }]);
  const refused = await server.ask('GET', '/v2/publish', { headers });
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    { code: 'forbidden', message: 'Sua empresa está bloqueada. Fale com o suporte.' },
  ]);
  expect((await server.ask('POST', '/v2/user/logout', { headers })).statusCode).toBe(200);
});

test('a company blocked while its sellers work stops them at once, and only them', async () => {
  const [ana, beto] = [await server.signIn('ana'), await server.signIn('beto')];
  await server.db.update(seller).set({ status: 'blocked' }).where(eq(seller.id, 'casa-da-ana'));
  expect((await server.ask('GET', '/v2/publish', { headers: ana })).statusCode).toBe(403);
  expect((await server.ask('GET', '/v2/publish', { headers: beto })).statusCode).toBe(200);
  expect((await server.ask('GET', '/v2/publish', { headers: await server.signIn('super') })).statusCode).toBe(200);
  await server.db.update(seller).set({ status: 'active' }).where(eq(seller.id, 'casa-da-ana'));
  expect((await server.ask('GET', '/v2/publish', { headers: ana })).statusCode).toBe(200);
});

test('what stays open to them changes nothing of a company', () => {
  const open = contract.filter(({ whileBlocked }) => whileBlocked);
  expect(open.filter(({ method }) => method !== 'GET').map(({ name }) => name)).toEqual([
    'endSession',
    'switchCompany',
    'acceptInvitation',
    'declineInvitation',
  ]);
});
