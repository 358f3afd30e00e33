import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { ok, refuse } from '#lib/result.ts';
import { intentId, recorded } from './fact-fixture.ts';
import { deleteDatabase } from './log-database.ts';
import { databaseName } from './log-name.ts';
import type { EventLog, LogNotice } from './log.ts';
import { destroyLog, leaveUnread, openLog } from './open-log.ts';
import { letGoMs, parkLog } from './park-log.ts';

const key = btoa(String.fromCodePoint(...Array.from({ length: 32 }, (_, i) => i)));
const now = (): string => '2026-11-21T12:00:00.000Z';
let userId = '';
const fromServer = vi.fn<() => Promise<ReturnType<typeof ok<string | null>>>>();

const open = async (user = userId, fetchKey = fromServer, onNotice: (notice: LogNotice) => void = () => {}): Promise<EventLog> => {
  const log = await openLog({ userId: user, fetchKey, now, onNotice });
  if (!log.ok) throw new Error('refused');
  return log.value;
};
const storedKeys = async (): Promise<readonly { readonly key: CryptoKey }[]> => {
  const db = await openDB(databaseName(userId));
  const keys = (await db.getAll('keys')) as { readonly key: CryptoKey }[];
  db.close();
  return keys;
};

beforeEach(() => {
  userId = crypto.randomUUID();
  fromServer.mockReset().mockResolvedValue(ok(key));
});

test('the server’s key is asked for once, and no script can read it', async () => {
  (await open()).close();
  (await open()).close();
  expect(fromServer).toHaveBeenCalledOnce();
  const [kept] = await storedKeys();
  expect(kept?.key.extractable).toBe(false);
});

test('a key that can not be had refuses: a log must not be opened without it', async () => {
  expect(await openLog({ userId, fetchKey: () => Promise.resolve(refuse('down')), now, onNotice: () => {} })).toEqual(refuse('down'));
});

test('where the server has no key, one is made and stays through a forced end of session', async () => {
  fromServer.mockResolvedValue(ok(null));
  const log = await open();
  await log.append([recorded()], 0);
  log.close();
  await parkLog(userId);
  expect((await (await open()).readAfter(0)).records).toHaveLength(1);
});

test('a forced end of session takes the key and leaves the rows; the same user reads them again', async () => {
  const log = await open();
  await log.append([recorded()], 0);
  log.close();
  await parkLog(userId);
  expect(await storedKeys()).toEqual([]);
  expect((await (await open()).readAfter(0)).records).toHaveLength(1);
  expect(fromServer).toHaveBeenCalledTimes(2);
});

test('a forced end of session waits as long as a logout for a database that does not open, and then says that the key is there', async () => {
  const opening = vi.spyOn(indexedDB, 'open').mockReturnValue(new IDBOpenDBRequest());
  vi.useFakeTimers();
  const ended = vi.fn<(how: unknown) => void>();
  void parkLog(userId).then(() => ended('parked'), ended);
  await vi.advanceTimersByTimeAsync(letGoMs - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  opening.mockRestore();
  expect(ended).toHaveBeenCalledExactlyOnceWith(new Error('The key of the log could not be dropped in time'));
});

test('a log that was damaged at its making has no key to drop, and nobody waits for it', async () => {
  (await openDB(databaseName(userId), 1)).close();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await expect(parkLog(userId)).resolves.toBeUndefined();
  vi.useRealTimers();
});

test('where storage can not even be asked, a forced end of session has no key to drop', async () => {
  const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  await expect(parkLog(userId)).resolves.toBeUndefined();
  opening.mockRestore();
});

test('another user on the same computer sees nothing', async () => {
  await (await open()).append([recorded()], 0);
  const theirs = await open(crypto.randomUUID());
  expect(await theirs.readAfter(0)).toMatchObject({ records: [], quarantined: 0 });
});

test('logout leaves no database, although another tab has it open, and that tab is told', async () => {
  const notices: LogNotice[] = [];
  const there = await open(userId, fromServer, (notice) => notices.push(notice));
  const here = await open();
  await here.append([recorded()], 0);
  here.close();
  expect(await destroyLog(userId)).toEqual(ok(undefined));
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(databaseName(userId));
  await vi.waitFor(() => expect(notices).toHaveLength(1));
  expect(await there.append([recorded({ id: intentId(2) })], 1)).toMatchObject({ ok: false, error: { reason: 'closed' } });
});

test('logout says so when a tab does not let go', async () => {
  (await open()).close();
  const stubborn = await openDB(databaseName(userId));
  expect(await destroyLog(userId, 0)).toEqual(refuse({ type: 'DestroyBlocked' }));
  // The first deletion still waits: one behind it in the browser's queue is never called blocked.
  expect(await destroyLog(userId, 0)).toEqual(refuse({ type: 'DestroyBlocked' }));
  stubborn.close();
  expect(await destroyLog(userId)).toEqual(ok(undefined));
});

test('a console that opens behind a deletion which a tab asleep holds up says so as soon as a logout would, and not longer', async () => {
  (await open()).close();
  const asleep = await openDB(databaseName(userId));
  await destroyLog(userId, 0);
  const notices: LogNotice[] = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const opening = open(userId, fromServer, (notice) => notices.push(notice));
  await vi.advanceTimersByTimeAsync(letGoMs - 1);
  expect(notices).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(notices).toEqual(['blocked']);
  asleep.close();
  (await opening).close();
  expect(notices).toEqual(['blocked', 'opened']);
});

test('logout waits for a tab that lets go when it has ended what it was writing', async () => {
  (await open()).close();
  let letGo = (): void => {};
  const busy = await openDB(databaseName(userId), undefined, { blocking: () => letGo() });
  // Later than the browser looks whether it did: it has been called blocked by then.
  letGo = () => void setTimeout(() => busy.close(), 20);
  expect(await destroyLog(userId)).toEqual(ok(undefined));
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(databaseName(userId));
});

test('a tab that hears of the deletion before it hears why is told that it was a logout', async () => {
  const notices: LogNotice[] = [];
  await open(userId, fromServer, (notice) => notices.push(notice));
  await deleteDatabase(databaseName(userId));
  expect(notices).toEqual(['destroyed']);
});

test('where storage can not even be asked, a logout has nothing to destroy', async () => {
  const deleting = vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(await destroyLog(userId)).toEqual(ok(undefined));
  deleting.mockRestore();
});

test('a deletion that the browser fails at erased nothing, and a logout says so', async () => {
  (await open()).close();
  const deleting = vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation(() => {
    throw new DOMException('', 'UnknownError');
  });
  expect(await destroyLog(userId)).toEqual(refuse({ type: 'DestroyFailed' }));
  deleting.mockRestore();
  expect(await storedKeys()).toHaveLength(1);
});

test('a key that the browser does not get at is not taken for one that is gone', async () => {
  (await open()).close();
  const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', 'UnknownError');
  });
  await expect(parkLog(userId)).rejects.toThrow(expect.objectContaining({ name: 'UnknownError' }));
  expect(await leaveUnread(userId)).toEqual(refuse({ type: 'DestroyFailed' }));
  opening.mockRestore();
  expect(await storedKeys()).toHaveLength(1);
});

test('a key whose deletion the disk does not take is not taken for one that is gone', async () => {
  (await open()).close();
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
  begin.mockImplementationOnce(function (this: IDBDatabase, ...asked) {
    const begun = this.transaction(...asked);
    const { delete: drop } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementationOnce(function (this: IDBObjectStore, id) {
      const request = drop.call(this, id);
      request.addEventListener('success', () => begun.abort());
      return request;
    });
    return begun;
  });
  await expect(parkLog(userId)).rejects.toBeInstanceOf(DOMException);
  vi.restoreAllMocks();
  expect(await storedKeys()).toHaveLength(1);
});

test.each(['InvalidStateError', 'UnknownError'])('a log that the browser does not open (%s) is said to be unread', async (name) => {
  const notices: LogNotice[] = [];
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('', name);
  });
  const log = await open(userId, fromServer, (notice) => notices.push(notice));
  expect([log.isDurable, notices]).toEqual([false, ['unread']]);
});

test('what fails at opening and is no error of the storage says nothing of what is kept: it is unread, and a logout does not call it erased', async () => {
  const notices: LogNotice[] = [];
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new TypeError('a defect');
  });
  await open(userId, fromServer, (notice) => notices.push(notice));
  expect(notices).toEqual(['unread']);
  vi.spyOn(indexedDB, 'deleteDatabase').mockImplementationOnce(() => {
    throw new TypeError('a defect');
  });
  expect(await destroyLog(userId)).toEqual(refuse({ type: 'DestroyFailed' }));
});

test.each([null, undefined])('a browser without storage (%s) has nothing to be unread, to erase or to drop', async (none) => {
  vi.stubGlobal('indexedDB', none);
  const notices: LogNotice[] = [];
  const log = await open(userId, fromServer, (notice) => notices.push(notice));
  expect([log.isDurable, notices, await destroyLog(userId), await leaveUnread(userId)]).toEqual([false, [], ok(undefined), ok(undefined)]);
  vi.unstubAllGlobals();
});

test('where storage is switched off there is nothing to be unread', async () => {
  const notices: LogNotice[] = [];
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('', 'SecurityError');
  });
  await open(userId, fromServer, (notice) => notices.push(notice));
  expect(notices).toEqual([]);
});

test.each(['SecurityError', 'InvalidStateError', 'UnknownError'])(
  'where storage answers %s the log is in memory and says so',
  async (name) => {
    const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('', name);
    });
    const log = await open();
    opening.mockRestore();
    expect(log.isDurable).toBe(false);
    expect(await log.append([recorded()], 0)).toMatchObject({ ok: true });
  },
);
