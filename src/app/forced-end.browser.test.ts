import { beforeEach, expect, test, vi } from 'vitest';
import type { Api, Problem } from '#api/client.ts';
import { UserData, type LoginReply } from '#contract/session.ts';
import { openLog } from '#events/open-log.ts';
import { databaseName } from '#events/log-name.ts';
import { keptLogKey } from '#events/log-key.ts';
import { letGoMs, parkLog } from '#events/park-log.ts';
import { createSession, type Session } from '#features/session/session.ts';
import { storeSession } from '#features/session/session-storage.ts';
import { ok, refuse, type Result } from '#lib/result.ts';
import { requireSession } from './guard.ts';
import { leavePage } from './leave-page.ts';
import { openSignedIn } from './open-signed-in.ts';
import { endSession } from './public/end-session.ts';
import { createServices } from './services.ts';

vi.mock(import('./leave-page.ts'), async (original) => ({ ...(await original()), leavePage: vi.fn<typeof leavePage>() }));

const login = (id: string): LoginReply => ({
  _id: id,
  userToken: `token of ${id}`,
  name: id,
  mail: `${id}@balcao.test`,
  picture: null,
  links: [],
  hasSellers: false,
  su: true,
  moneyManager: false,
  seller: null,
  nickname: null,
});

let ana = '';
beforeEach(() => {
  ana = crypto.randomUUID();
  storeSession(login(ana), 0);
});

/** What she worked with lies on this computer, sealed with a key of the server, which lies beside it. */
const workedHere = async (): Promise<void> => {
  const key = btoa(String.fromCodePoint(...new Uint8Array(32)));
  const log = await openLog({
    userId: ana,
    fetchKey: () => Promise.resolve(ok(key)),
    now: () => '2026-11-21T12:00:00.000Z',
    onNotice: () => {},
  });
  if (!log.ok) throw new Error('refused');
  log.value.close();
  expect(await keptLogKey(databaseName(ana))).not.toBeNull();
};

const answering = (answers: Readonly<Record<string, Result<unknown, Problem>>>): Session => {
  const send = ({ name }: { readonly name: string }) => Promise.resolve(answers[name] ?? ok({ status: 'OK' }));
  return createSession(() => ({ send }) as unknown as Api);
};
const isHere = async (): Promise<boolean> => (await indexedDB.databases()).some(({ name }) => name === databaseName(ana));

test.each([{ type: 'SessionEnded', message: '' } as const, { type: 'OffContract', issues: '' } as const])(
  'a check that fails when the page loads ($type) drops the key of the log',
  async (problem) => {
    await workedHere();
    await expect(requireSession(answering({ getUserData: refuse(problem) }), '/', '/')).rejects.toBeDefined();
    expect([await keptLogKey(databaseName(ana)), localStorage.getItem('userId')]).toEqual([null, null]);
  },
);

test('a session that ends while the console is opening drops the key that was kept since the last time', async () => {
  await workedHere();
  const user = { status: 'OK', _id: ana, name: 'Ana', nickname: null, mail: 'ana@balcao.test', picture: null, seller: null };
  vi.stubGlobal('fetch', async (asked: Request | string) => {
    const path = new URL(typeof asked === 'string' ? asked : asked.url, location.href).pathname;
    if (path.endsWith('/user/data')) return Response.json(user);
    if (path.endsWith('/user/superuser')) return Response.json({ code: 'session-ended', message: 'x' }, { status: 401 });
    return Response.json({ code: 'not-found', message: 'x' }, { status: 404 });
  });
  await expect(openSignedIn(createServices())).rejects.toThrow('SessionEnded');
  await vi.waitFor(() => expect(leavePage).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\/logout\?redirect=/u)));
  vi.unstubAllGlobals();
  expect(await keptLogKey(databaseName(ana))).toBeNull();
});

/** A console that is opening. Its key is on the way until the test lets it come; the session may end meanwhile. */
const opening = async () => {
  const key = btoa(String.fromCodePoint(...new Uint8Array(32)));
  const user = UserData.parse({
    status: 'OK',
    _id: ana,
    name: 'Ana',
    nickname: null,
    mail: 'a@x.test',
    picture: null,
    seller: null,
    role: 'seller',
  });
  const answers: Readonly<Record<string, unknown>> = {
    getCapabilities: { leases: 'off', stream: false, undo: true, ours: true },
    getLogKey: { key },
  };
  let park = (): Promise<void> => parkLog(ana);
  let letKeyCome = (): void => {};
  const mayCome = new Promise<void>((resolve) => {
    letKeyCome = resolve;
  });
  let opened: Promise<unknown> = Promise.resolve();
  await new Promise<void>((isAsked) => {
    const send = async ({ name }: { readonly name: string }) => {
      if (name === 'getLogKey') {
        isAsked();
        await mayCome;
      }
      return name in answers ? ok(answers[name]) : refuse({ type: 'Unreachable' } as const);
    };
    opened = openSignedIn({
      api: { send } as unknown as Api,
      session: { check: () => Promise.resolve(ok(user)), state: () => ({ token: 't' }) } as unknown as Session,
      capabilities: () => Promise.resolve(null),
      onThrownOut: (next) => {
        park = next;
      },
    });
  });
  return { letKeyCome, park, opened };
};

test('a session that ends while the key is on its way leaves the page once the console is open and that key is dropped', async () => {
  const { letKeyCome, park, opened } = await opening();
  const left = vi.fn<() => void>();
  const leaving = park().then(left);
  // The browser opens one database for one after another: a page that waited for no key would be gone by now.
  await parkLog(ana);
  expect(left).not.toHaveBeenCalled();
  letKeyCome();
  await leaving;
  expect(await keptLogKey(databaseName(ana))).toBeNull();
  await opened;
  expect(await keptLogKey(databaseName(ana))).toBeNull();
});

test('a session that ends while the console does not open leaves the page when the patience of a logout is over', async () => {
  const { park } = await opening();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const left = vi.fn<() => void>();
  const leaving = park().then(left);
  await vi.advanceTimersByTimeAsync(letGoMs - 1);
  expect(left).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await leaving;
});

test('/logout that is opened by its address drops the key of the log', async () => {
  await workedHere();
  const here = location.href;
  await endSession(answering({}));
  history.replaceState(null, '', here);
  expect(await keptLogKey(databaseName(ana))).toBeNull();
});

test('whoever enters by a mailed link drops the key of the log of who was in', async () => {
  await workedHere();
  const beto = crypto.randomUUID();
  const session = answering({ validateMail: ok(login(beto)), getUserData: ok({ _id: beto } as UserData) });
  await session.confirmMail('t', 'a password');
  expect([await keptLogKey(databaseName(ana)), localStorage.getItem('userId')]).toEqual([null, beto]);
});

test('whoever has no log here gets none by leaving', async () => {
  await endSession(answering({}));
  expect(await isHere()).toBe(false);
});

test('a key that can not be dropped keeps nobody signed in', async () => {
  const told = vi.spyOn(globalThis, 'reportError').mockReturnValue();
  const opening = vi.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest);
  vi.useFakeTimers();
  const ended = requireSession(answering({ getUserData: refuse({ type: 'SessionEnded', message: '' }) }), '/', '/').catch(() => 'left');
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  opening.mockRestore();
  expect([await ended, localStorage.getItem('userId')]).toEqual(['left', null]);
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
});
