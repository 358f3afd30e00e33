import { openDB } from 'idb';
import { expect, test, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import type { UserData } from '#contract/session.ts';
import { databaseName } from '#events/log-name.ts';
import type { Session } from '#features/session/session.ts';
import { ok, refuse } from '#lib/result.ts';
import { logNotices } from './log-notices.ts';
import { openSignedIn } from './open-signed-in.ts';

const capabilities = { leases: 'off', stream: false, undo: true, ours: true };
const answers: Readonly<Record<string, unknown>> = { getCapabilities: capabilities, getLogKey: { key: null } };
const send = ({ name }: { readonly name: string }) =>
  Promise.resolve(name in answers ? ok(answers[name]) : refuse({ type: 'Unreachable' } as const));

test('what an old tab kept shut is no longer said to be so once that tab is closed', async () => {
  const user = { _id: crypto.randomUUID(), name: 'Ana', role: 'seller', seller: null } as unknown as UserData;
  const oldTab = await openDB(databaseName(user._id), 1, {
    upgrade: (db) => {
      db.createObjectStore('facts', { keyPath: 'seq' }).createIndex('owner', 'owner');
      for (const name of ['snapshots', 'keys']) db.createObjectStore(name, { keyPath: 'id' });
    },
  });
  const session = { check: () => Promise.resolve(ok(user)), state: () => ({ token: 't' }) } as unknown as Session;
  const opening = openSignedIn({
    api: { send } as unknown as Api,
    session,
    capabilities: () => Promise.resolve(null),
    onThrownOut: () => {},
  });
  await vi.waitFor(() => expect(logNotices.latest()).toBe('blocked'));
  oldTab.close();
  const { park } = await opening;
  expect(logNotices.latest()).toBeNull();
  await park();
});
