import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '../../db/schema/core.ts';
import { marketplaceAccount } from '../../db/schema/marketplace-account.ts';
import { openScripted, sendJson, type Scripted } from '../../testing/scripted-http.ts';
import { openTestServer, type SignedIn, type TestServer } from '../../testing/test-server.ts';
import type { Connects } from '../port.ts';
import { openTokens, type TokenAnswer } from './open-tokens.ts';

let service: Scripted;
let server: TestServer;
/** Of all that was granted only the newest works, and it is good once. */
let newest: number;
let siteId: string;
let userStatus: number;
let whileExchanging: () => Promise<unknown>;

const lifeSeconds = 21_600;
let nickname: string | null = 'LOJA';

beforeEach(async () => {
  [newest, siteId, userStatus] = [0, 'MLB', 200];
  whileExchanging = () => Promise.resolve();
  service = await openScripted((asked, response) => {
    if (asked.path === '/users/me') return sendJson(response, userStatus, { id: 77, nickname, site_id: siteId, tags: [] });
    newest += 1;
    const tokens = { access_token: `access-${newest}`, refresh_token: `refresh-${newest}`, token_type: 'bearer' };
    return void whileExchanging().then(() => sendJson(response, 200, { ...tokens, expires_in: lifeSeconds, scope: 'read', user_id: 77 }));
  });
  server = await openTestServer({
    environment: { MELI_APP_ID: '4104', MELI_APP_SECRET: 'x', MELI_API_URL: service.url, MELI_AUTH_URL: `${service.url}/auth` },
  });
  await server.db.insert(marketplaceAccount).values([
    { id: 'conta-ana', sellerId: 'casa-da-ana', name: 'Casa', officialName: 'CASA' },
    { id: 'conta-beto', sellerId: 'loja-do-beto', name: 'Beto', officialName: 'BETO' },
  ]);
});
afterEach(async () => {
  await server.close();
  await service.close();
});

const connect = async (accountId: string, headers: SignedIn) => {
  const begun = await server.ask('POST', '/v2/connect', { headers, payload: { accountId } });
  const state = new URL(begun.json<{ url: string }>().url).searchParams.get('state');
  return server.ask('POST', '/v2/connect/finish', { headers, payload: { state, code: 'TG-codigo', error: null } });
};

const refresh: Connects['refresh'] = async ({ refreshToken }) => {
  if (refreshToken !== `refresh-${newest}`) return { type: 'reauthorize', code: 'invalid_grant', text: 'already used' };
  newest += 1;
  const accessUntil = server.now().getTime() + lifeSeconds * 1000;
  return { externalUserId: '77', accessToken: `access-${newest}`, refreshToken: `refresh-${newest}`, accessUntil, scopes: ['read'] };
};

const tokenPastItsEnd = (accountId: string): Promise<TokenAnswer> => {
  server.pass((lifeSeconds + 1) * 1000);
  const { db, now: clock, meter } = server;
  const log = pino({ level: 'silent' });
  return openTokens({ db, key: Buffer.from('5e'.repeat(32), 'hex'), connects: { refresh }, clock, log, meter }).of(accountId);
};

const connectionOf = async (id: string) =>
  (await server.db.select().from(marketplaceAccount).where(eq(marketplaceAccount.id, id)))[0]?.connection;

test('a connection that is refused leaves the account of that user the grant that works: the newest', async () => {
  expect((await connect('conta-beto', await server.signIn('super'))).statusCode).toBe(200);
  const refused = await connect('conta-ana', await server.signIn('ana'));
  expect([refused.statusCode, await connectionOf('conta-ana')]).toEqual([409, 'unconnected']);
  expect(await tokenPastItsEnd('conta-beto')).toMatchObject({ type: 'token', value: 'access-3' });
});

test('who is signed out while a code is exchanged connects nothing, and the account keeps a grant that works', async () => {
  expect((await connect('conta-ana', await server.signIn('super'))).statusCode).toBe(200);
  whileExchanging = () => server.db.delete(session).where(eq(session.accountId, 'ana'));
  expect((await connect('conta-ana', await server.signIn('ana'))).statusCode).toBe(401);
  expect(await tokenPastItsEnd('conta-ana')).toMatchObject({ type: 'token', value: 'access-3' });
});

test('a grant that comes for an account that was disconnected, or has to be authorised again, connects it by itself to nobody', async () => {
  const superuser = await server.signIn('super');
  await connect('conta-beto', superuser);
  const ana = await server.signIn('ana');
  for (const connection of ['revoked', 'reauthorize'] as const) {
    await server.db.update(marketplaceAccount).set({ connection, grantSealed: null }).where(eq(marketplaceAccount.id, 'conta-beto'));
    expect((await connect('conta-ana', ana)).statusCode).toBe(409);
    const [beto] = await server.db.select().from(marketplaceAccount).where(eq(marketplaceAccount.id, 'conta-beto'));
    expect(beto).toMatchObject({ connection, grantSealed: null, grantVersion: 1 });
  }
});

const revoked = (): readonly string[] => service.asked.flatMap(({ method, path }) => (method === 'DELETE' ? [path] : []));

test('of a user who was disconnected it is said that they were connected, and the grant that nobody keeps is given back there', async () => {
  const superuser = await server.signIn('super');
  await connect('conta-beto', superuser);
  await server.db.insert(marketplaceAccount).values({ id: 'segunda', sellerId: 'loja-do-beto', name: 'Segunda', officialName: 'S' });
  const said = async (accountId: string): Promise<string> => (await connect(accountId, superuser)).json<{ message: string }>().message;
  expect(await said('conta-ana')).toBe('Este usuário do Mercado Livre já está conectado em outra empresa');
  // The account of that user keeps what it was given.
  expect(revoked()).toEqual([]);
  await server.db
    .update(marketplaceAccount)
    .set({ connection: 'revoked', grantSealed: null })
    .where(eq(marketplaceAccount.id, 'conta-beto'));
  expect(await said('conta-ana')).toBe('Este usuário do Mercado Livre já foi conectado em outra empresa, e a conta continua sendo dela');
  expect(await said('segunda')).toBe('Este usuário do Mercado Livre já foi conectado como Beto: conecte aquela conta de novo');
  expect(revoked()).toEqual(['/users/77/applications/4104', '/users/77/applications/4104']);
});

test.each([429, 500])(
  'of whom it is not said which country they sell in (%i) nothing is connected, and it is begun again in a moment',
  async (status) => {
    [siteId, userStatus] = ['MLA', status];
    const ana = await server.signIn('ana');
    const refused = await connect('conta-ana', ana);
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      503,
      'O Mercado Livre não disse de que país é a conta. Comece de novo em instantes.',
    ]);
    expect([await connectionOf('conta-ana'), revoked()]).toEqual(['unconnected', ['/users/77/applications/4104']]);
    [siteId, userStatus] = ['MLB', 200];
    expect((await connect('conta-ana', ana)).statusCode).toBe(200);
  },
);

test('who has no name there is connected all the same', async () => {
  nickname = null;
  try {
    expect((await connect('conta-ana', await server.signIn('ana'))).statusCode).toBe(200);
  } finally {
    nickname = 'LOJA';
  }
});

test('the grant of a user of another country is given back there', async () => {
  siteId = 'MLA';
  expect((await connect('conta-ana', await server.signIn('ana'))).statusCode).toBe(400);
  expect(revoked()).toEqual(['/users/77/applications/4104']);
});
