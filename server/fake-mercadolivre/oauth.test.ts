import { expect, test } from 'vitest';
import { attempt, client, openTestFake, redirectUri, testApplication } from './fake-fixture.ts';
import { challengeOf } from './fake-token.ts';
import { memoryJournal } from './journal.ts';

const query = (fields: Readonly<Record<string, string>>): string => new URLSearchParams(fields).toString();
const allow = { ...attempt, decision: 'allow', user_id: '101' };
const codeIn = (location: string | undefined): string => new URL(location ?? '').searchParams.get('code') ?? '';

test('the page of the authorization asks in Portuguese, with the accounts there are and both buttons', async () => {
  const { ask } = await openTestFake();
  const { status, body } = await ask('GET', `/authorization?${query(attempt)}`);
  expect(status).toBe(200);
  expect(body).toContain('Balcão quer acessar a sua conta');
  for (const text of ['LOJA_A', 'LOJA_B', '>Permitir</button>', '>Cancelar</button>', 'demonstração']) expect(body).toContain(text);
});

test('what an address carries can not become part of the page', async () => {
  const { ask } = await openTestFake();
  const { body } = await ask('GET', `/authorization?${query({ ...attempt, state: '"><script>alert(1)</script>' })}`);
  expect(body).not.toContain('<script>');
  expect(body).toContain('&quot;&gt;&lt;script&gt;');
});

test('who permits goes back with a code and the state; who cancels goes back with neither', async () => {
  const { ask } = await openTestFake();
  const allowed = await ask('POST', '/authorization', allow);
  expect(allowed.status).toBe(302);
  const there = new URL(allowed.headers['location'] ?? '');
  expect([there.origin + there.pathname, there.searchParams.get('state')]).toEqual([redirectUri, 's1']);
  expect(there.searchParams.get('code')).toMatch(/^TG-[\da-f]{24}-101$/u);
  const cancelled = await ask('POST', '/authorization', { ...allow, decision: 'cancel' });
  expect(new URL(cancelled.headers['location'] ?? '').search).toBe(
    '?error=access_denied&error_description=The+user+denied+access&state=s1',
  );
});

test.each([
  ['an application that is not registered', { client_id: '1' }, 'invalid_client'],
  ['an address elsewhere', { redirect_uri: 'https://exemplo.test/volta' }, 'invalid_redirect_uri'],
  ['an operator', { user_id: '104' }, 'invalid_operator_user_id'],
  ['a challenge without its method', { code_challenge: 'x' }, 'invalid_request'],
  ['a method that is not S256', { code_challenge: 'x', code_challenge_method: 'plain' }, 'invalid_request'],
])('%s goes no further, and is told on the page', async (_who, change, code) => {
  const { ask } = await openTestFake();
  const { status, body } = await ask('POST', '/authorization', { ...allow, ...change });
  expect(status).toBe(400);
  expect(body).toContain(`<code>${code}</code>`);
});

test('an application with PKCE switched on, and addresses registered, refuses an attempt without them', async () => {
  const { ask } = await openTestFake(memoryJournal(), { ...testApplication, isPkceRequired: true, redirectUris: [redirectUri] });
  expect((await ask('GET', `/authorization?${query(attempt)}`)).body).toContain('Falta o code_challenge');
  const fit = { ...attempt, code_challenge: challengeOf('v'), code_challenge_method: 'S256' };
  expect((await ask('GET', `/authorization?${query(fit)}`)).status).toBe(200);
  expect((await ask('GET', `/authorization?${query({ ...fit, redirect_uri: `${redirectUri}/` })}`)).status).toBe(400);
});

test('a code becomes tokens once', async () => {
  const { ask } = await openTestFake();
  const code = codeIn((await ask('POST', '/authorization', allow)).headers['location']);
  const exchange = { ...client, grant_type: 'authorization_code', code, redirect_uri: redirectUri };
  const first = await ask('POST', '/oauth/token', exchange);
  expect(first.body).toEqual({
    access_token: expect.stringMatching(new RegExp(`^APP_USR-${testApplication.id}-112712-[\\da-f]{32}-101$`, 'u')),
    token_type: 'bearer',
    expires_in: 21_600,
    scope: 'offline_access read write',
    user_id: 101,
    refresh_token: expect.stringMatching(/^TG-[\da-f]{24}-101$/u),
  });
  expect(await ask('POST', '/oauth/token', exchange)).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant', status: 400, cause: [], error_description: expect.stringContaining('already used') },
  });
});

test('a code is good for ten minutes, for its own address, and with the verifier of its challenge', async () => {
  const { ask, wait } = await openTestFake();
  const challenged = { ...allow, code_challenge: challengeOf('verifier-1'), code_challenge_method: 'S256' };
  const give = async (fields: object): Promise<string> => codeIn((await ask('POST', '/authorization', fields)).headers['location']);
  const exchange = async (code: string, fields: object): Promise<number> =>
    (await ask('POST', '/oauth/token', { ...client, grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...fields })).status;
  const [plain, withChallenge] = [await give(allow), await give(challenged)];
  expect(await exchange(plain, { redirect_uri: 'http://localhost:4000/' })).toBe(400);
  expect(await exchange(plain, { code_verifier: 'verifier-1' })).toBe(400);
  expect(await exchange(withChallenge, {})).toBe(400);
  expect(await exchange(withChallenge, { code_verifier: 'verifier-2' })).toBe(400);
  expect(await exchange(withChallenge, { code_verifier: 'verifier-1' })).toBe(200);
  wait(10 * 60_000);
  expect(await exchange(plain, {})).toBe(400);
});

test('a refresh token works once, and only the newest does', async () => {
  const { ask, connect } = await openTestFake();
  const first = await connect(101);
  const refresh = (token: string) => ask('POST', '/oauth/token', { ...client, grant_type: 'refresh_token', refresh_token: token });
  const second = await refresh(first.refresh_token);
  expect(second.status).toBe(200);
  expect((await refresh(first.refresh_token)).body).toMatchObject({ error: 'invalid_grant' });
  const again = second.body as { readonly refresh_token: string; readonly access_token: string };
  expect((await refresh(again.refresh_token)).status).toBe(200);
  expect((await ask('GET', '/users/me', null, again.access_token)).status).toBe(200);
});

test('an access token ends after its time, a refresh token after six months', async () => {
  const { ask, connect, wait } = await openTestFake();
  const { access_token: token, refresh_token: refreshToken } = await connect(101);
  wait(6 * 3_600_000 - 1);
  expect((await ask('GET', '/users/me', null, token)).status).toBe(200);
  wait(1);
  expect(await ask('GET', '/users/me', null, token)).toMatchObject({
    status: 401,
    body: { code: 'unauthorized', message: 'invalid access token' },
  });
  wait(180 * 24 * 3_600_000);
  const late = await ask('POST', '/oauth/token', { ...client, grant_type: 'refresh_token', refresh_token: refreshToken });
  expect(late.body).toMatchObject({ error: 'invalid_grant' });
});

test('how long a token works can be said, for a test that lets it end', async () => {
  const { ask, connect } = await openTestFake();
  await ask('POST', '/_fake/settings', { tokenMs: 90_000 });
  expect((await connect(101)).expires_in).toBe(90);
});

test.each([
  ['a wrong secret', { client_secret: 'x' }, 'invalid_client'],
  ['another application', { client_id: '9' }, 'invalid_client'],
  ['no kind of grant', { grant_type: '' }, 'invalid_request'],
  ['a kind that is none', { grant_type: 'password' }, 'unsupported_grant_type'],
  ['no code', { code: '' }, 'invalid_request'],
])('%s is refused by its own code', async (_what, change, error) => {
  const { ask } = await openTestFake();
  const fields = { ...client, grant_type: 'authorization_code', code: 'TG-x', redirect_uri: redirectUri, ...change };
  expect(await ask('POST', '/oauth/token', fields)).toMatchObject({ status: 400, body: { error, status: 400, cause: [] } });
});

test('a grant that is revoked, by the user or by script, opens nothing and is not refreshed', async () => {
  const { ask, connect } = await openTestFake();
  const { access_token: one, refresh_token: refreshOne } = await connect(101);
  const { access_token: other } = await connect(102);
  expect((await ask('DELETE', `/users/102/applications/${testApplication.id}`, null, one)).status).toBe(403);
  expect(await ask('DELETE', `/users/101/applications/${testApplication.id}`, null, one)).toMatchObject({
    status: 200,
    body: { user_id: '101', app_id: testApplication.id },
  });
  expect((await ask('GET', '/users/me', null, one)).status).toBe(401);
  const again = await ask('POST', '/oauth/token', { ...client, grant_type: 'refresh_token', refresh_token: refreshOne });
  expect(again.body).toMatchObject({ error: 'invalid_grant' });
  expect((await ask('GET', '/users/me', null, other)).status).toBe(200);
  await ask('POST', '/_fake/revoke', { appId: testApplication.id, userId: 102 });
  expect((await ask('GET', '/users/me', null, other)).status).toBe(401);
});

test('a call without a token, and one with a token that never was, are refused before anything else', async () => {
  const { ask } = await openTestFake();
  expect(await ask('GET', '/items/MLB1000000001')).toMatchObject({ status: 401, body: { message: 'authorization value not present' } });
  expect(await ask('PUT', '/items/MLB1000000001', { price: 1 }, 'APP_USR-x')).toMatchObject({ status: 401 });
});

test('somebody reads all of themselves, and of others what everybody reads', async () => {
  const { ask, connect } = await openTestFake();
  const { access_token: token } = await connect(101);
  const [me, own, other, nobody] = [
    await ask('GET', '/users/me', null, token),
    await ask('GET', '/users/101', null, token),
    await ask('GET', '/users/102', null, token),
    await ask('GET', '/users/7', null, token),
  ];
  expect(me.body).toEqual(own.body);
  expect(me.body).toMatchObject({ id: 101, nickname: 'LOJA_A', site_id: 'MLB', email: '101@exemplo.test' });
  expect(other.body).toMatchObject({ id: 102, nickname: 'LOJA_B' });
  expect(other.body).not.toHaveProperty('email');
  expect(nobody).toMatchObject({ status: 404, body: { error: 'not_found' } });
});

test('ten test users are made, and no eleventh', async () => {
  const { ask, connect } = await openTestFake();
  const { access_token: token } = await connect(101);
  const made = [];
  for (let count = 0; count < 11; count += 1) made.push(await ask('POST', '/users/test_user', { site_id: 'MLB' }, token));
  expect(made.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 201), 400]);
  expect(made[0]?.body).toMatchObject({
    nickname: expect.stringMatching(/^TESTUSER\d+$/u),
    password: expect.any(String),
    site_status: 'active',
  });
  expect(new Set(made.slice(0, 10).map(({ body }) => (body as { readonly id: number }).id)).size).toBe(10);
  expect((await ask('POST', '/users/test_user', { site_id: 'MLA' }, token)).status).toBe(400);
});
