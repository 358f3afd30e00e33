import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { UserData } from '#contract/session.ts';
import { roleOf } from './role-of.ts';

const user = UserData.parse({ status: 'OK', _id: 'u', name: 'U', nickname: null, mail: 'u@x.test', picture: null, seller: null });
const apiSaying = (answer: unknown) => {
  const send = vi.fn<() => Promise<unknown>>(() => Promise.resolve(answer));
  return { send, api: { send } as unknown as Api };
};

test('the role is the one the server says, and nobody is asked again', async () => {
  const { api, send } = apiSaying(null);
  expect(await roleOf(api, { ...user, role: 'reviewer' })).toBe('reviewer');
  expect(send).not.toHaveBeenCalled();
});

test.each([
  [{ ok: true, value: { superuser: true } }, 'superuser'],
  [{ ok: true, value: { superuser: false } }, 'seller'],
  [{ ok: false, error: { type: 'Refused', status: 403, body: { code: 'forbidden', message: 'Não' } } }, 'seller'],
  [{ ok: false, error: { type: 'Refused', status: 404, body: { code: 'not-found', message: 'Não' } } }, 'seller'],
])('a provider that says no role and answers %j makes a %s', async (answer, role) => {
  expect(await roleOf(apiSaying(answer).api, { ...user, su: true, moneyManager: true })).toBe(role);
});

test.each([
  { type: 'Unreachable' },
  { type: 'Broken', status: 500, message: 'Falhou', retryAfterMs: null },
  { type: 'OffContract', issues: 'superuser' },
])('a check that came to nothing makes nobody a seller: it is said, and asked again ($type)', async (error) => {
  await expect(roleOf(apiSaying({ ok: false, error }).api, user)).rejects.toMatchObject({ problem: error });
});
