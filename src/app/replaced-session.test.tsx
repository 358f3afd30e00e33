import { Theme } from '@radix-ui/themes';
import { isRedirect } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listSellers } from '#contract/seller.ts';
import { UserData } from '#contract/session.ts';
import { LocaleProvider } from '#locale/locale.tsx';
import { requireSession } from './guard.ts';
import { accountNotice, beginAnew, leavePage } from './leave-page.ts';
import { followOtherTabs } from './other-tabs.ts';
import { createServices } from './services.ts';
import { Arrived } from './switch-dialog.tsx';

vi.mock(import('./leave-page.ts'), async (original) => ({
  ...(await original()),
  leavePage: vi.fn<typeof leavePage>(),
  beginAnew: vi.fn<typeof beginAnew>(),
}));

// What jsdom lacks.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

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
  sessionStorage.clear();
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
  await vi.waitFor(() => expect(beginAnew).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ mail: 'v@x.test' })));
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

test('a tab whose person signed out in another one drops its key too: it may have been opening, and put it there since', async () => {
  const { api, session, onThrownOut } = createServices();
  await session.check();
  const park = vi.fn<() => Promise<void>>().mockResolvedValue();
  onThrownOut(park);
  localStorage.clear();
  isOver = true;
  await api.send(listSellers);
  await vi.waitFor(() => expect(leavePage).toHaveBeenCalledOnce());
  expect(park).toHaveBeenCalledOnce();
});

test('a log that can not be closed keeps nobody signed in: it is reported, and the page is left all the same', async () => {
  const reported = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', reported);
  const { api, session, onThrownOut } = createServices();
  await session.check();
  const defect = new Error('the database does not close');
  onThrownOut(() => Promise.reject(defect));
  isOver = true;
  await api.send(listSellers);
  await vi.waitFor(() => expect(leavePage).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\/logout\?redirect=/u)));
  expect([reported.mock.calls, localStorage.getItem('userToken')]).toEqual([[[defect]], null]);
});

test('a page that was still opening in the company that was left is loaded again', async () => {
  const { session } = createServices();
  switchElsewhere();
  const led = await requireSession(session, '/publish', '/publish?page=2').catch((error: unknown) => error);
  expect(isRedirect(led) && led.options).toMatchObject({ href: '/publish?page=2', reloadDocument: true });
  expect(localStorage.getItem('userToken')).toBe('of-beto');
});

/** The answer this tab gets after another one signed in. Its own user is known once it has asked. */
const toldAfterLoginElsewhere = async (isIn: boolean) => {
  const actual = await vi.importActual<{ readonly beginAnew: typeof beginAnew }>('./leave-page.ts');
  vi.mocked(beginAnew).mockImplementationOnce(actual.beginAnew);
  const { session } = createServices();
  if (isIn) await session.check();
  const listening = vi.spyOn(globalThis, 'addEventListener').mockReturnValue();
  followOtherTabs(session);
  const heard = listening.mock.calls.find(([type]) => type === 'storage')?.[1] as (event: StorageEvent) => void;
  listening.mockRestore();
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  heard(new StorageEvent('storage', { key: 'userId', newValue: 'at-beto' }));
  expect(reload).toHaveBeenCalledOnce();
  return accountNotice.take();
};

test('a tab where nobody was signed in comes in with the other one, and is told of no company that was left', async () => {
  localStorage.clear();
  expect(await toldAfterLoginElsewhere(false)).toBeNull();
});

test.each([
  ['the same person', 'v@x.test', 'Você trocou de empresa em outra aba'],
  ['another person', 'beto@x.test', 'Outra pessoa entrou neste navegador'],
])('a tab where somebody was signed in is told that %s is in another company now', async (_who, mail, words) => {
  const notice = await toldAfterLoginElsewhere(true);
  const data = UserData.parse({ ...user, _id: 'at-beto', mail, company: 'Loja do Beto' });
  render(
    <Theme>
      <LocaleProvider locale="br">{notice && <Arrived notice={notice} user={data} onClose={() => {}} />}</LocaleProvider>
    </Theme>,
  );
  expect((await screen.findByRole('dialog', { name: 'Esta aba agora está em Loja do Beto' })).textContent).toContain(words);
});
