import { beforeEach, expect, test, vi } from 'vitest';
import { askGoogle, readGoogleAnswer } from './google-login.ts';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
beforeEach(() => kept.clear());

const door = { clientId: 'c1', authorizeUrl: 'https://g.test/auth' };
const ask = (): URLSearchParams => new URL(askGoogle(door, 'https://painel.test', '/publish?search=ação')).searchParams;
const idToken = (claims: object): string => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
const fragment = (said: Record<string, string>): string => `#${new URLSearchParams(said).toString()}`;

test('Google is asked for an ID token, to be brought to our login, with a state and a nonce nobody can guess', () => {
  const [one, other] = [ask(), ask()];
  expect(Object.fromEntries(one)).toMatchObject({
    client_id: 'c1',
    redirect_uri: 'https://painel.test/login',
    response_type: 'id_token',
    scope: 'openid email',
  });
  expect(one.get('state')).not.toBe(other.get('state'));
  expect(one.get('nonce')).not.toBe(other.get('nonce'));
});

test('the answer to our question brings the token and the way back, once', () => {
  const asked = ask();
  const token = idToken({ nonce: asked.get('nonce'), name: 'Zoë' });
  const answer = fragment({ id_token: token, state: asked.get('state') ?? '' });
  expect(readGoogleAnswer(answer)).toEqual({ type: 'token', idToken: token, redirect: '/publish?search=ação' });
  expect(kept.size).toBe(0);
  expect(readGoogleAnswer(answer)).toEqual({ type: 'unasked' });
});

test.each([
  ['another state', (asked: URLSearchParams) => ({ id_token: idToken({ nonce: asked.get('nonce') }), state: 'x' })],
  ['no state', (asked: URLSearchParams) => ({ id_token: idToken({ nonce: asked.get('nonce') }) })],
  [
    'a token made for another question',
    (asked: URLSearchParams) => ({ id_token: idToken({ nonce: 'x' }), state: asked.get('state') ?? '' }),
  ],
  ['a token without a nonce', (asked: URLSearchParams) => ({ id_token: idToken({}), state: asked.get('state') ?? '' })],
  ['what is no token', (asked: URLSearchParams) => ({ id_token: 'a.%%%.c', state: asked.get('state') ?? '' })],
])('an answer with %s is none of ours', (_what, said) => {
  expect(readGoogleAnswer(fragment(said(ask())))).toEqual({ type: 'unasked' });
});

test('an answer nobody asked for is none of ours, and a page without one is just a page', () => {
  expect(readGoogleAnswer(fragment({ id_token: idToken({ nonce: undefined }) }))).toEqual({ type: 'unasked' });
  expect(readGoogleAnswer('')).toBeNull();
  expect(readGoogleAnswer('#token=abc')).toBeNull();
});

test('who turns back at Google is told apart from a forged answer', () => {
  expect(readGoogleAnswer(fragment({ error: 'access_denied', state: ask().get('state') ?? '' }))).toEqual({ type: 'refused' });
  ask();
  expect(readGoogleAnswer(fragment({ error: 'access_denied', state: 'x' }))).toEqual({ type: 'unasked' });
});
