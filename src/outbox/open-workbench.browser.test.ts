import { QueryClient } from '@tanstack/react-query';
import { openDB } from 'idb';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { databaseName, databaseVersion } from '#events/log-database.ts';
import type { LogNotice } from '#events/log.ts';
import { destroyLog } from '#events/open-log.ts';
import { ok } from '#lib/result.ts';
import { openWorkbench, type OpenWorkbench } from './open-workbench.ts';

const open = async (userId: string, notices: LogNotice[]): Promise<OpenWorkbench> => {
  const opened = await openWorkbench({
    userId,
    api: { send: () => Promise.resolve(ok({ key: null })) } as unknown as Api,
    index: new Map(),
    queryClient: new QueryClient(),
    actor: () => ({ id: userId, name: 'Ana', role: 'reviewer', isMoneyManager: false, leases: 'off', now: '2026-11-21T12:00:00.000Z' }),
    undoWindowMs: () => 0,
    baseOf: () => null,
    refetch: () => Promise.resolve(ok(undefined)),
    isOnceOnly: () => true,
    onNotice: (notice) => notices.push(notice),
  });
  if (!opened.ok) throw new Error('refused');
  return opened.value;
};

const isHeld = async (userId: string): Promise<boolean> =>
  (await navigator.locks.query()).held?.some(({ name }) => name === `outbox:${userId}`) ?? false;

test('a page that a newer build took the log from lets that build send, and says so', async () => {
  const userId = crypto.randomUUID();
  const notices: LogNotice[] = [];
  const { workbench, park } = await open(userId, notices);
  await vi.waitFor(async () => expect(await isHeld(userId)).toBe(true));
  (await openDB(databaseName(userId), databaseVersion + 1)).close();
  await vi.waitFor(async () => expect(await isHeld(userId)).toBe(false));
  expect(notices).toEqual(['superseded']);
  // Whoever asks it to send all the same breaks nothing.
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
