import { beforeEach, expect, test } from 'vitest';
import type { Api } from '#api/client.ts';
import { ok } from '#lib/result.ts';
import { createSession } from './session.ts';

beforeEach(() => localStorage.clear());

test('who this is, answered after the session ended, writes nothing and signs nobody in', async () => {
  localStorage.setItem('userToken', 't1');
  let answer = (_user: unknown): void => undefined;
  const send = (() =>
    new Promise((resolve) => {
      answer = resolve;
    })) as unknown as Api['send'];
  const session = createSession(() => ({ send }));
  const checked = session.check();
  session.end();
  localStorage.clear();
  answer(ok({ status: 'OK', _id: 'u1', name: 'Rita Prado', role: 'reviewer', su: true, moneyManager: true }));
  await checked;
  expect(localStorage.length).toBe(0);
  expect(session.state()).toMatchObject({ loggedIn: false, token: null, hadSellout: false });
});
