import type { ServerResponse } from 'node:http';
import { eq } from 'drizzle-orm';
import { calculatePKCECodeChallenge } from 'oauth4webapi';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { account, event } from '../../db/schema/core.ts';
import { marketplaceAccount, oauthAttempt } from '../../db/schema/marketplace-account.ts';
import { openScripted, sendJson, type HttpAsked, type Scripted } from '../../testing/scripted-http.ts';
import { openTestServer, type SignedIn, type TestServer } from '../../testing/test-server.ts';
import { openGrant } from './sealed-grant.ts';

let service: Scripted;
let server: TestServer;
let headers: SignedIn;
let challenge = '';
/** What Mercado Livre says; a test says otherwise where it matters. */
let token: (asked: HttpAsked, response: ServerResponse) => void | Promise<void>;
let user: unknown;
let revoked: number;

const granted = (response: ServerResponse, more: object = {}): void =>
  sendJson(response, 200, {
    access_token: 'APP_USR-segredo',
    token_type: 'bearer',
    expires_in: 21_600,
    scope: 'offline_access read write',
    user_id: 77,
    refresh_token: 'TG-segredo',
    ...more,
  });

beforeEach(async () => {
  user = { id: 77, nickname: 'LOJA-DA-ANA', site_id: 'MLB', tags: ['normal', 'user_product_seller'] };
  revoked = 200;
  token = (_asked, response) => granted(response);
  service = await openScripted((asked, response) => {
    if (asked.path === '/oauth/token') return void token(asked, response);
    if (asked.path === '/users/me') return sendJson(response, 200, user);
    return asked.method === 'DELETE' ? sendJson(response, revoked, {}) : sendJson(response, 501, {});
  });
  server = await openTestServer({
    environment: {
      MELI_APP_ID: '4104',
      MELI_APP_SECRET: 'do aplicativo',
      MELI_API_URL: service.url,
      MELI_AUTH_URL: `${service.url}/auth`,
      PUBLIC_URL: 'https://painel.test',
    },
  });
  headers = await server.signIn('ana');
  await server.db.insert(marketplaceAccount).values([
    { id: 'conta-ana', sellerId: 'casa-da-ana', name: 'Casa', officialName: 'CASA' },
    { id: 'conta-beto', sellerId: 'loja-do-beto', name: 'Beto', officialName: 'BETO' },
  ]);
});
afterEach(async () => {
  await server.close();
  await service.close();
});

type Answered = Awaited<ReturnType<TestServer['ask']>>;
const begin = (body: object, as = headers): Promise<Answered> => server.ask('POST', '/v2/connect', { headers: as, payload: body });
const finish = (body: object, as = headers): Promise<Answered> =>
  server.ask('POST', '/v2/connect/finish', { headers: as, payload: { code: null, error: null, ...body } });
const stateOf = (begun: Answered): string => {
  const url = new URL(begun.json<{ url: string }>().url);
  challenge = url.searchParams.get('code_challenge') ?? '';
  return url.searchParams.get('state') ?? '';
};
const connect = async (body: object, as = headers): Promise<Answered> =>
  finish({ state: stateOf(await begin(body, as)), code: 'TG-codigo' }, as);
const standing = async (id: string) => (await server.db.select().from(marketplaceAccount).where(eq(marketplaceAccount.id, id)))[0];
const said = (answer: Answered): unknown => answer.json<{ message: string }>().message;

const unasked = 'Esta autorização não foi pedida aqui ou já foi usada. Comece de novo em Conectar conta.';

test('a seller goes to Mercado Livre’s own page with a challenge, and comes back to the console’s registered address', async () => {
  const begun = await begin({ accountId: 'conta-ana' });
  const url = new URL(begun.json<{ url: string }>().url);
  expect(`${url.origin}${url.pathname}`).toBe(`${service.url}/auth/authorization`);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: '4104',
    redirect_uri: 'https://painel.test/connect/mercadolivre/callback',
    code_challenge_method: 'S256',
    scope: 'offline_access read write',
  });
  expect(begun.body).not.toContain('do aplicativo');
});

test('what Mercado Livre grants is kept sealed; the account says who allowed it, what and since when', async () => {
  let verified = '';
  token = async ({ body }, response) => {
    const sent = new URLSearchParams(body);
    verified = await calculatePKCECodeChallenge(sent.get('code_verifier') ?? '');
    expect([sent.get('client_id'), sent.get('client_secret'), sent.get('code')]).toEqual(['4104', 'do aplicativo', 'TG-codigo']);
    granted(response);
  };
  const held = { _id: 'conta-ana', name: 'Casa', sellerId: 'casa-da-ana', waited: 'held' };
  expect((await connect({ accountId: 'conta-ana' })).json()).toEqual(held);
  expect(verified).toBe(challenge);
  const row = await standing('conta-ana');
  expect(row).toMatchObject({
    connection: 'connected',
    externalUserId: '77',
    officialName: 'LOJA-DA-ANA',
    authorizedBy: 'Nome de ana',
    scopes: ['offline_access', 'read', 'write'],
    tags: ['normal', 'user_product_seller'],
    grantVersion: 1,
    version: 2,
  });
  expect(JSON.stringify(row)).not.toContain('segredo');
  expect(openGrant(Buffer.from('5e'.repeat(32), 'hex'), 'conta-ana', row?.grantSealed ?? '')).toMatchObject({ refreshToken: 'TG-segredo' });
  const shown = await server.ask('GET', '/v2/marketplace/conta-ana', { headers: await server.signIn('super') });
  expect(shown.json()).toMatchObject({
    connection: 'connected',
    authorizedBy: 'Nome de ana',
    waiting: 0,
    history: [{ type: 'connected' }],
  });
  expect(shown.body).not.toContain('segredo');
  expect(await server.db.$count(oauthAttempt)).toBe(0);
});

test('a new account of a company is made once Mercado Livre has said whose it is; a second time it is the same one', async () => {
  const made = (await connect({ sellerId: 'casa-da-ana' })).json<{ _id: string; name: string }>();
  expect(made.name).toBe('LOJA-DA-ANA');
  expect(await standing(made._id)).toMatchObject({ sellerId: 'casa-da-ana', connection: 'connected', version: 1 });
  expect((await connect({ sellerId: 'casa-da-ana' })).json()).toMatchObject({ _id: made._id, waited: 'released' });
  const events = await server.db
    .select()
    .from(event)
    .where(eq(event.subject, `marketplace:${made._id}`));
  expect(events.map(({ type }) => type)).toEqual(['connected', 'reauthorized']);
});

test('a callback with a state nobody asked for, one brought twice, one of another person and one of another session are not believed', async () => {
  expect([(await finish({ state: 'inventado', code: 'x' })).statusCode, service.asked.length]).toEqual([400, 0]);
  const state = stateOf(await begin({ accountId: 'conta-ana' }));
  expect(said(await finish({ state, code: 'x' }, await server.signIn('super')))).toBe(unasked);
  expect(said(await finish({ state, code: 'x' }, await server.signIn('ana')))).toBe(unasked);
  // Used up by the other session: what leaked is good for nobody.
  expect(said(await finish({ state, code: 'x' }))).toBe(unasked);
  expect(service.asked).toEqual([]);
  const twice = stateOf(await begin({ accountId: 'conta-ana' }));
  expect((await finish({ state: twice, code: 'x' })).statusCode).toBe(200);
  expect(said(await finish({ state: twice, code: 'x' }))).toBe(unasked);
  expect(service.asked.filter(({ path }) => path === '/oauth/token')).toHaveLength(1);
  expect(await standing('conta-ana')).toMatchObject({ grantVersion: 1 });
});

test('a state is good for ten minutes', async () => {
  const state = stateOf(await begin({ accountId: 'conta-ana' }));
  server.pass(10 * 60_000);
  expect(said(await finish({ state, code: 'x' }))).toBe('A autorização demorou mais de dez minutos. Comece de novo em Conectar conta.');
  expect(service.asked).toEqual([]);
});

test('who turns back there, an operator and a word nobody knows are answered in words; nothing is connected', async () => {
  const after = async (error: string) => said(await finish({ state: stateOf(await begin({ accountId: 'conta-ana' })), error }));
  expect(await after('access_denied')).toBe('O acesso não foi permitido no Mercado Livre. Nada foi conectado.');
  expect(await after('invalid_operator_user_id')).toBe(
    'Só o usuário principal da conta pode autorizar, não um colaborador. Nada foi conectado.',
  );
  expect(await after('<b>clique aqui</b>')).toBe('O Mercado Livre não autorizou: bclique aquib');
  expect([service.asked, await standing('conta-ana')]).toMatchObject([[], { connection: 'unconnected', version: 1 }]);
});

test.each([
  [
    'a code that is no good',
    (response: ServerResponse) => sendJson(response, 400, { error: 'invalid_grant', message: 'x', status: 400 }),
    400,
  ],
  [
    'a secret that is no good',
    (response: ServerResponse) => sendJson(response, 400, { error: 'invalid_client', message: 'x', status: 400 }),
    501,
  ],
  ['a limit', (response: ServerResponse) => sendJson(response, 429, { message: 'local_rate_limited' }), 503],
  ['a page in HTML', (response: ServerResponse) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'), 503],
  ['nothing', (response: ServerResponse) => void response.writeHead(200, { 'content-type': 'application/json' }).end(), 503],
  ['a connection that breaks', (response: ServerResponse) => void response.socket?.destroy(), 503],
  ['a grant without a user', (response: ServerResponse) => granted(response, { user_id: null }), 503],
  ['a user beyond all numbers', (response: ServerResponse) => granted(response, { user_id: 1e21 }), 503],
  ['a life without end', (response: ServerResponse) => granted(response, { expires_in: 1e15 }), 503],
])('%s connects nothing', async (_what, answer, status) => {
  token = (_asked, response) => answer(response);
  const answered = await connect({ accountId: 'conta-ana' });
  expect(answered.statusCode).toBe(status);
  expect(answered.body).not.toContain('segredo');
  expect(await standing('conta-ana')).toMatchObject({ connection: 'unconnected', grantSealed: null, version: 1 });
});

test('a user of another country, or one the marketplace does not tell apart, is told so', async () => {
  user = { id: 77, nickname: 'TIENDA', site_id: 'MLA' };
  expect(said(await connect({ accountId: 'conta-ana' }))).toBe('Esta conta não é do Mercado Livre do Brasil');
  user = { id: 78, nickname: 'OUTRA', site_id: 'MLB' };
  expect((await connect({ accountId: 'conta-ana' })).statusCode).toBe(200);
  // Somebody else's name is not put on it.
  expect(await standing('conta-ana')).toMatchObject({ officialName: 'CASA', externalUserId: '77' });
});

test('a user who is connected elsewhere, and an account of another user, are refused in words', async () => {
  const superuser = await server.signIn('super');
  await connect({ accountId: 'conta-beto' }, superuser);
  expect(said(await connect({ accountId: 'conta-ana' }))).toBe('Este usuário do Mercado Livre já está conectado em outra empresa');
  expect(said(await connect({ sellerId: 'casa-da-ana' }))).toBe('Este usuário do Mercado Livre já está conectado em outra empresa');
  await server.db.insert(marketplaceAccount).values({ id: 'segunda', sellerId: 'loja-do-beto', name: 'Segunda', officialName: 'S' });
  expect(said(await connect({ accountId: 'segunda' }, superuser))).toBe('Este usuário do Mercado Livre já está conectado como Beto');
  token = (_asked, response) => granted(response, { user_id: 99 });
  expect(said(await connect({ accountId: 'conta-beto' }, superuser))).toBe(
    'Esta conta é de outro usuário do Mercado Livre: entre lá com o mesmo de antes',
  );
  // Three were refused of the same user: their grants are newer (refused-connection.test.ts).
  expect(await standing('conta-beto')).toMatchObject({ grantVersion: 4, version: 2, externalUserId: '77' });
});

test('a seller connects the own company’s accounts alone, a superuser everybody’s', async () => {
  expect((await begin({ accountId: 'conta-beto' })).statusCode).toBe(404);
  expect((await begin({ sellerId: 'loja-do-beto' })).statusCode).toBe(404);
  expect((await begin({ accountId: 'nenhuma' })).statusCode).toBe(404);
  expect((await begin({ accountId: 'conta-beto' }, await server.signIn('super'))).statusCode).toBe(200);
  expect((await begin({ accountId: 'conta-ana' }, await server.signIn('reviewer'))).statusCode).toBe(403);
});

const end = (id: string, as = headers): Promise<Answered> => server.ask('PUT', `/v2/connect/${id}/disconnect`, { headers: as });

test('disconnected, the grant is given back there and forgotten here; connected again it is the same account', async () => {
  await connect({ accountId: 'conta-ana' });
  expect((await end('conta-ana')).json()).toEqual({ _id: 'conta-ana', version: 3, isRevokedThere: true });
  expect(service.asked.at(-1)).toMatchObject({
    method: 'DELETE',
    path: '/users/77/applications/4104',
    headers: { authorization: 'Bearer APP_USR-segredo' },
  });
  expect(await standing('conta-ana')).toMatchObject({ connection: 'revoked', grantSealed: null, scopes: null, grantVersion: 2 });
  expect((await end('conta-ana')).json()).toEqual({ _id: 'conta-ana', version: 3, isRevokedThere: true });
  expect((await connect({ accountId: 'conta-ana' })).json()).toMatchObject({ waited: 'held' });
  expect(await standing('conta-ana')).toMatchObject({ connection: 'connected', grantVersion: 3 });
});

test('an account whose token is over is disconnected there by a renewed one', async () => {
  await connect({ accountId: 'conta-ana' });
  server.pass(7 * 60 * 60_000);
  token = (asked, response) => {
    expect(new URLSearchParams(asked.body).get('refresh_token')).toBe('TG-segredo');
    granted(response, { access_token: 'APP_USR-novo', refresh_token: 'TG-novo' });
  };
  expect((await end('conta-ana', await server.signIn('ana'))).json()).toMatchObject({ isRevokedThere: true });
  expect(service.asked.at(-1)).toMatchObject({ method: 'DELETE', headers: { authorization: 'Bearer APP_USR-novo' } });
  expect(await standing('conta-ana')).toMatchObject({ connection: 'revoked', grantSealed: null });
});

test('who is moved to another company on the way connects nothing for the one they left', async () => {
  const state = stateOf(await begin({ sellerId: 'casa-da-ana' }));
  await server.db.update(account).set({ sellerId: 'loja-do-beto' }).where(eq(account.id, 'ana'));
  const before = await server.db.$count(marketplaceAccount);
  expect((await finish({ state, code: 'TG-codigo' })).statusCode).toBe(404);
  expect(await server.db.$count(marketplaceAccount)).toBe(before);
});

test('where Mercado Livre does not hear it the account is disconnected here all the same, and says so', async () => {
  await connect({ accountId: 'conta-ana' });
  revoked = 500;
  expect((await end('conta-ana')).json()).toMatchObject({ isRevokedThere: false });
  expect(await standing('conta-ana')).toMatchObject({ connection: 'revoked', grantSealed: null });
});

test('another company’s account is disconnected by nobody: it is as if it were not there, and nothing is asked', async () => {
  await connect({ accountId: 'conta-beto' }, await server.signIn('super'));
  const before = service.asked.length;
  expect((await end('conta-beto')).statusCode).toBe(404);
  expect([service.asked.length, (await standing('conta-beto'))?.connection]).toEqual([before, 'connected']);
});

test('a connected account is not renewed by a word of ours', async () => {
  await connect({ accountId: 'conta-ana' });
  const renewed = await server.ask('PUT', '/v2/marketplace/conta-ana/renew', { headers: await server.signIn('super') });
  expect(said(renewed)).toBe('Esta conta é autorizada no próprio marketplace: use Autorizar de novo');
});

test.each(['off', 'mercadolivre'])('without an application it is said what is missing, with MARKETPLACE=%s', async (MARKETPLACE) => {
  await server.close();
  server = await openTestServer({ environment: { MARKETPLACE } });
  const answered = await begin({ sellerId: 'casa-da-ana' }, await server.signIn('ana'));
  expect([answered.statusCode, answered.json()]).toMatchObject([
    501,
    { code: 'unsupported', message: 'Falta registrar o aplicativo do Mercado Livre: defina MELI_APP_ID e MELI_APP_SECRET' },
  ]);
});

test('a user who is connected twice at the same instant is one account', async () => {
  const states = [stateOf(await begin({ sellerId: 'casa-da-ana' })), stateOf(await begin({ sellerId: 'casa-da-ana' }))];
  const answers = await Promise.all(states.map((state) => finish({ state, code: 'TG-codigo' })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await server.db.$count(marketplaceAccount, eq(marketplaceAccount.externalUserId, '77'))).toBe(1);
});
