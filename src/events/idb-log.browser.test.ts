import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ok } from '#lib/result.ts';
import { intentId, recorded, sent, settled } from './fact-fixture.ts';
import { openIdbLog } from './idb-log.ts';
import { openLedger } from './ledger.ts';
import { databaseName } from './log-name.ts';
import { describeEventLog } from './log.suite.ts';
import type { EventLog } from './log.ts';
import type { Fact } from './record.ts';
import { destroyLog, openLog } from './open-log.ts';
import { parkLog } from './park-log.ts';
import { createSealer, makeLogKey } from './seal.ts';

const now = (): string => '2026-11-21T12:00:00.000Z';
const sealer = createSealer(await makeLogKey());

describeEventLog('IndexedDB of Chromium', (clock) => openIdbLog({ name: crypto.randomUUID(), sealer, now: clock, onNotice: () => {} }));

let name = '';
beforeEach(() => {
  name = crypto.randomUUID();
});
const open = (): Promise<EventLog> => openIdbLog({ name, sealer, now, onNotice: () => {} });

test('three tabs that append two hundred each, all at once, leave six hundred facts, dense and each once', async () => {
  const tabs = await Promise.all([open(), open(), open()].map(async (log) => openLedger(await log)));
  await Promise.all(
    tabs.flatMap((tab, t) =>
      Array.from({ length: 200 }, async (_, n) => {
        // One after another within a tab, so that the tabs really race.
        for (let wait = 0; wait < n % 7; wait += 1) await Promise.resolve();
        return tab.act(() => ok([recorded({ id: intentId(t * 1000 + n) })]));
      }),
    ),
  );
  const { records } = await (await open()).readAfter(0);
  expect(records.map(({ seq }) => seq)).toEqual(Array.from({ length: 600 }, (_, i) => i + 1));
  expect(new Set(records.map(({ fact }) => (fact.type === 'intent.recorded.v1' ? fact.intent.id : ''))).size).toBe(600);
});

test('of three tabs that append batches at once each batch stands whole, and one out of a batch ends alone', async () => {
  const batch = (tab: number): readonly Fact[] => Array.from({ length: 120 }, (_, n) => recorded({ id: intentId(tab * 1000 + n) }));
  const tabs = await Promise.all([open(), open(), open()].map(async (log) => openLedger(await log)));
  await Promise.all(tabs.map((tab, t) => tab.act(() => ok(batch(t)))));
  await tabs[1]?.act(() => ok([settled(intentId(2007))]));
  const { records } = await (await open()).readAfter(0);
  expect(records.map(({ seq }) => seq)).toEqual(Array.from({ length: 361 }, (_, i) => i + 1));
  const named = records.flatMap(({ fact }) => (fact.type === 'intent.recorded.v1' ? [[fact.intent.id, fact.intent.label]] : []));
  expect(named.filter(([, label]) => label === '')).toEqual([[intentId(2007), '']]);
  const inTurn = [0, 120, 240].map((from) => named.slice(from, from + 120).map(([id]) => id));
  const batches = [0, 1, 2].map((tab) => batch(tab).map((fact) => (fact.type === 'intent.recorded.v1' ? fact.intent.id : '')));
  expect(new Set(inTurn.map(String))).toEqual(new Set(batches.map(String)));
});

test('news of an append reaches the other tab', async () => {
  const [here, there] = [await openLedger(await open()), await openLedger(await open())];
  const heard = new Promise<void>((resolve) => {
    there.subscribeTo('listing:p1', resolve);
  });
  await here.act(() => ok([recorded()]));
  await heard;
  expect(there.state()).toEqual(here.state());
});

interface Buckets {
  readonly open: (name: string, options: { readonly quota: number }) => Promise<{ readonly indexedDB: IDBFactory }>;
}

describe('a disk that is full', () => {
  // A bucket of its own: the quota of the whole site is looked at only now and then, and what it was is remembered.
  const buckets = (navigator as unknown as { readonly storageBuckets: Buckets }).storageBuckets;

  test('refuses, says so, and keeps what was there', async () => {
    const { indexedDB: small } = await buckets.open(name, { quota: 2_000_000 });
    vi.stubGlobal('indexedDB', small);
    const log = await open();
    let head = 0;
    let last = await log.append([recorded()], head);
    while (last.ok && head < 60) {
      head += 1;
      last = await log.append([recorded({ id: intentId(head), label: crypto.randomUUID().repeat(6000) })], head);
    }
    expect(last).toMatchObject({ ok: false, error: { type: 'StorageFailed', reason: 'quota' } });
    expect(await log.head()).toBe(head);
    expect((await log.readAfter(0)).records).toHaveLength(head);
    log.close();
    vi.unstubAllGlobals();
  });
});

describe('a user’s log', () => {
  const key = btoa(String.fromCodePoint(...Array.from({ length: 32 }, (_, i) => i)));
  const openFor = async (userId: string): Promise<EventLog> => {
    const log = await openLog({ userId, fetchKey: () => Promise.resolve(ok(key)), now, onNotice: () => {} });
    if (!log.ok) throw new Error('refused');
    return log.value;
  };
  const everything = async (userId: string): Promise<Readonly<Record<string, readonly unknown[]>>> => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(databaseName(userId));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('not opened')));
    });
    const stores: Record<string, readonly unknown[]> = {};
    for (const store of db.objectStoreNames) {
      stores[store] = await new Promise<unknown[]>((resolve) => {
        const request = db.transaction(store).objectStore(store).getAll();
        request.addEventListener('success', () => resolve(request.result as unknown[]));
      });
    }
    db.close();
    return stores;
  };

  test('is kept with a key no script can take away', async () => {
    const log = await openFor(name);
    expect(log.isDurable).toBe(true);
    log.close();
    const [kept] = (await everything(name))['keys'] as readonly { readonly key: CryptoKey }[];
    expect(kept?.key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', kept?.key as CryptoKey)).rejects.toThrow('not extractable');
  });

  test('has no sealed byte left of what ended', async () => {
    const log = await openFor(name);
    await log.append([recorded({ id: intentId(1) }), sent(intentId(1))], 0);
    expect(((await everything(name))['facts'] ?? []).some((row) => (row as { sealed: unknown }).sealed !== null)).toBe(true);
    await log.append([settled(intentId(1))], 2);
    expect(((await everything(name))['facts'] ?? []).every((row) => (row as { sealed: unknown }).sealed === null)).toBe(true);
    log.close();
  });

  test('parked, keeps its rows and loses its key', async () => {
    const log = await openFor(name);
    await log.append([recorded()], 0);
    log.close();
    await parkLog(name);
    expect(await everything(name)).toMatchObject({ keys: [], facts: [{ seq: 1 }] });
  });

  test('destroyed, is not there, although another tab had it open', async () => {
    const there = await openFor(name);
    const here = await openFor(name);
    await here.append([recorded()], 0);
    here.close();
    expect(await destroyLog(name)).toEqual(ok(undefined));
    expect((await indexedDB.databases()).map((each) => each.name)).not.toContain(databaseName(name));
    expect(await there.append([recorded({ id: intentId(2) })], 1)).toMatchObject({ ok: false });
  });
});
