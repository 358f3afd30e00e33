import { isRedirect } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listSellers } from '#contract/seller.ts';
import { requireSession } from './guard.ts';
import { beginAnew, leavePage } from './leave-page.ts';
import { createServices } from './services.ts';

vi.mock(import('./leave-page.ts'), async (original) => ({
  ...(await original()),
  leavePage: vi.fn<typeof leavePage>(),
  beginAnew: vi.fn<typeof beginAnew>(),
}));

const user = { status: 'OK', _id: 'at-ana', name: 'Vera', nickname: null, mail: 'v@x.test', picture: null, seller: 'ana', role: 'seller' };
let isOver = false;

beforeEach(() => {
  isOver = false;
  localStorage.setItem('userToken', 'of-ana');
  localStorage.setItem('userId', 'at-ana');
  vi.stubGlobal('fetch', async () =>
    isOver
      ? Response.json({ code: 'session-ended', message: 'x' }, { status: 401 })
      : Response.json(user, { headers: { 'content-type': 'application/json' } }),
  );
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Another tab went to another company, and ended the session of this one. */
const switchElsewhere = (): void => {
  localStorage.setItem('userToken', 'of-beto');
  localStorage.setItem('userId', 'at-beto');
  isOver = true;
};

test('a tab whose company was left in another one begins anew there, and throws that one out by nothing', async () => {
  const { api, session } = createServices();
  await session.check();
  switchElsewhere();
  await api.send(listSellers);
  await vi.waitFor(() => expect(beginAnew).toHaveBeenCalledOnce());
  expect(leavePage).not.toHaveBeenCalled();
  expect(localStorage.getItem('userToken')).toBe('of-beto');
});

test('a session that ended by itself leads to the login, as ever', async () => {
  const { api, session } = createServices();
  await session.check();
  isOver = true;
  await api.send(listSellers);
  await vi.waitFor(() => expect(leavePage).toHaveBeenCalledOnce());
  expect([vi.mocked(beginAnew).mock.calls, localStorage.getItem('userToken')]).toEqual([[], null]);
});

test('a page that was still opening in the company that was left is loaded again', async () => {
  const { session } = createServices();
  switchElsewhere();
  const led = await requireSession(session, '/publish', '/publish?page=2').catch((error: unknown) => error);
  expect(isRedirect(led) && led.options).toMatchObject({ href: '/publish?page=2', reloadDocument: true });
  expect(localStorage.getItem('userToken')).toBe('of-beto');
});
