import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { ok } from '#lib/result.ts';
import { intentId, recorded } from './fact-fixture.ts';
import { now } from './idb-log-fixture.ts';
import { openLedger } from './ledger.ts';
import { deleteDatabase } from './log-database.ts';
import { databaseName } from './log-name.ts';
import type { EventLog } from './log.ts';
import { openLog } from './open-log.ts';

let userId = '';
/** Of the page: what the browser takes away when site data is cleared. */
let connections: IDBDatabase[] = [];

beforeEach(() => {
  userId = crypto.randomUUID();
  connections = [];
});

const open = async (): Promise<EventLog> => {
  const { transaction } = IDBDatabase.prototype;
  const begins = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...asked) {
    connections.push(this);
    return transaction.apply(this, asked);
  });
  const log = await openLog({ userId, fetchKey: () => Promise.resolve(ok(null)), now, onNotice: () => {} });
  if (!log.ok) throw new Error('refused');
  await log.value.head();
  begins.mockRestore();
  return log.value;
};

const clearSiteData = async (): Promise<void> => {
  for (const connection of new Set(connections)) forceCloseDatabase(connection as never);
  await deleteDatabase(databaseName(userId));
};

test('a page whose log was deleted under it keeps its key beside what it records again', async () => {
  const log = await open();
  await log.append([recorded()], 0);
  await clearSiteData();
  expect(await log.append([recorded({ id: intentId(2) })], 0)).toMatchObject({ ok: true });
  log.close();
  expect(await (await open()).readAfter(0)).toMatchObject({ records: [{ fact: recorded({ id: intentId(2) }) }], quarantined: 0 });
});

test('a page that is looked at again finds that its log was deleted, and records what only it knows', async () => {
  const log = await open();
  const ledger = await openLedger(log);
  await ledger.act(() => ok([recorded()]));
  await clearSiteData();
  await ledger.catchUp();
  ledger.close();
  expect((await (await open()).readAfter(0)).records.map(({ fact }) => fact)).toEqual([recorded()]);
});
