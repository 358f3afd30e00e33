import { QueryClient } from '@tanstack/react-query';
import { openDB } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { approve } from '#commands/listing/approve.ts';
import { indexCommands } from '#commands/view.ts';
import { anIntent } from '#events/fact-fixture.ts';
import { databaseVersion } from '#events/log-database.ts';
import { keptLogKey } from '#events/log-key.ts';
import { databaseName } from '#events/log-name.ts';
import type { LogNotice } from '#events/log.ts';
import { destroyLog } from '#events/open-log.ts';
import { ok, refuse } from '#lib/result.ts';
import { openWorkbench, type OpenWorkbench } from './open-workbench.ts';

const reviewer = { name: 'Ana', role: 'reviewer', isMoneyManager: false, leases: 'off', now: '2026-11-21T12:00:00.000Z' } as const;
const ourServer = { send: () => Promise.resolve(ok({ key: null })) } as unknown as Api;

const open = async (userId: string, notices: LogNotice[], api = ourServer, isProvider = false): Promise<OpenWorkbench> => {
  const opened = await openWorkbench({
    userId,
    api,
    index: indexCommands([approve]),
    queryClient: new QueryClient(),
    actor: () => ({ ...reviewer, id: userId, hasSpecifiedOnly: isProvider }),
    undoWindowMs: () => 0,
    baseOf: () => null,
    refetch: () => Promise.resolve(ok(undefined)),
    onNotice: (notice) => notices.push(notice),
  });
  if (!opened.ok) throw new Error('refused');
  return opened.value;
};

/** A build that does not know the command sweeps no files away: it can not tell whose they are. */
const ofAnotherBuild = () => anIntent({ command: 'listing.ofAnotherBuild', sendAfter: '2999-01-01T00:00:00.000Z' });

afterEach(() => {
  vi.restoreAllMocks();
});

const isHeld = async (userId: string): Promise<boolean> =>
  (await navigator.locks.query()).held?.some(({ name }) => name === `outbox:${userId}`) ?? false;

test('a provider is asked for no key of the log: however it would refuse, the console opens', async () => {
  const send = vi.fn<() => Promise<unknown>>(() =>
    Promise.resolve(refuse({ type: 'Refused', status: 400, body: { code: 'invalid', message: 'Não sei' } })),
  );
  const { workbench, park } = await open(crypto.randomUUID(), [], { send } as unknown as Api, true);
  expect([workbench.ledger.isDurable, send.mock.calls]).toEqual([true, []]);
  await park();
});

test('a page that a newer build took the log from lets that build send, and says so', async () => {
  const userId = crypto.randomUUID();
  const notices: LogNotice[] = [];
  const { workbench, park } = await open(userId, notices);
  await vi.waitFor(async () => expect(await isHeld(userId)).toBe(true));
  (await openDB(databaseName(userId), databaseVersion + 1)).close();
  await vi.waitFor(async () => expect(await isHeld(userId)).toBe(false));
  expect(notices).toEqual(['superseded']);
  // A page that asks it to send all the same breaks nothing.
  workbench.outbox.tryNow();
  await park();
});

test('a page whose log another one destroys sends nothing of it any more', async () => {
  const userId = crypto.randomUUID();
  const notices: LogNotice[] = [];
  const { workbench, park } = await open(userId, notices);
  await vi.waitFor(async () => expect(await isHeld(userId)).toBe(true));
  expect(await destroyLog(userId)).toEqual(ok(undefined));
  await vi.waitFor(async () => expect(await isHeld(userId)).toBe(false));
  expect(notices).toEqual(['destroyed']);
  workbench.outbox.tryNow();
  await park();
});

test('a page that is older than the log from its start on does not send, and says so', async () => {
  const userId = crypto.randomUUID();
  const notices: LogNotice[] = [];
  const first = await open(userId, []);
  await first.park();
  (await openDB(databaseName(userId), databaseVersion + 1)).close();
  const { park } = await open(userId, notices);
  expect(notices).toEqual(['superseded']);
  const queued = (await navigator.locks.query()).pending ?? [];
  expect([await isHeld(userId), queued.some(({ name }) => name === `outbox:${userId}`)]).toEqual([false, false]);
  await park();
});

test('what a page could not open, as on a full disk, is not erased by its logout: whoever signs in again finds it', async () => {
  const userId = crypto.randomUUID();
  const first = await open(userId, []);
  const intent = ofAnotherBuild();
  await first.workbench.ledger.act(() => ok([{ type: 'intent.recorded.v1', intent }]));
  await first.workbench.files.keep('files', [new File(['x'], 'x.txt')]);
  await first.park();

  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('', 'UnknownError');
  });
  const notices: LogNotice[] = [];
  const unread = await open(userId, notices);
  expect([unread.workbench.ledger.isDurable, notices]).toEqual([false, ['unread']]);
  expect(await unread.destroy()).toEqual(ok(undefined));

  const again = await open(userId, []);
  expect(Object.keys(again.workbench.ledger.state().outbox.entriesById)).toEqual([intent.id]);
  expect(await again.workbench.files.read('files')).toHaveLength(1);
  expect(await again.destroy()).toEqual(ok(undefined));
});

test('a logout whose deletion fails leaves all of it to the next login: the log with its files, and no key beside them', async () => {
  const userId = crypto.randomUUID();
  const key = btoa(String.fromCodePoint(...new Uint8Array(32)));
  const api = { send: () => Promise.resolve(ok({ key })) } as unknown as Api;
  const { workbench, destroy } = await open(userId, [], api);
  const intent = ofAnotherBuild();
  await workbench.ledger.act(() => ok([{ type: 'intent.recorded.v1', intent }]));
  await workbench.files.keep('files', [new File(['x'], 'x.txt')]);
  const erase = indexedDB.deleteDatabase.bind(indexedDB);
  vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation((name) => {
    if (name === databaseName(userId)) throw new DOMException('', 'UnknownError');
    return erase(name);
  });
  expect(await destroy()).toEqual(refuse({ type: 'DestroyFailed' }));
  expect(await keptLogKey(databaseName(userId))).toBeNull();
  vi.restoreAllMocks();

  const again = await open(userId, [], api);
  expect(Object.keys(again.workbench.ledger.state().outbox.entriesById)).toEqual([intent.id]);
  expect(await again.workbench.files.read('files')).toHaveLength(1);
  expect(await again.destroy()).toEqual(ok(undefined));
});

test('where nothing is kept each tab sends its own: no other knows of it', async () => {
  const userId = crypto.randomUUID();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  const sent: string[] = [];
  const send: Api['send'] = (_line, _payload, options) => {
    if (options?.idempotencyKey !== undefined) sent.push(options.idempotencyKey);
    return Promise.resolve(ok({ publishId: 'p1', status: 'processing', version: 2 }) as never);
  };
  const [first, second] = [await open(userId, [], { send }, true), await open(userId, [], { send }, true)];
  const ids = [crypto.randomUUID(), crypto.randomUUID()];
  for (const [i, { workbench }] of [first, second].entries()) {
    expect(workbench.ledger.isDurable).toBe(false);
    const intent = anIntent({ id: ids[i] ?? '', sendAfter: new Date().toISOString() });
    await workbench.ledger.act(() => ok([{ type: 'intent.recorded.v1', intent }]));
  }
  await vi.waitFor(() => expect(sent.toSorted()).toEqual(ids.toSorted()));
  await Promise.all([first.park(), second.park()]);
});
