import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '#lib/result.ts';
import { formDrafted, intentId, recorded, sent, withdrawn } from './fact-fixture.ts';
import { openIdbLog } from './idb-log.ts';
import { now, rowsStoredIn } from './idb-log-fixture.ts';
import { openLedger } from './ledger.ts';
import { databaseName } from './log-name.ts';
import type { LogNotice } from './log.ts';
import type { Fact } from './record.ts';
import { leaveUnread, openUserLedger } from './open-log.ts';
import { createSealer, makeLogKey } from './seal.ts';

let userId = '';
const sealer = createSealer(await makeLogKey());
const open = () => openIdbLog({ name: databaseName(userId), sealer, now, onNotice: () => {} });
const ids = [1, 2, 3, 4, 5].map(intentId);

beforeEach(() => {
  userId = crypto.randomUUID();
});
afterEach(() => heal());

/** The browser keeps a great value in a file of its own. Without that file it answers no request that the record is part of. */
const damage = (isDamaged: (seq: number) => boolean): void => {
  const clone = structuredClone;
  vi.stubGlobal('structuredClone', (value: unknown) => {
    if (value instanceof Object && ('clear' in value || 'rows' in value) && 'seq' in value && isDamaged(Number(value.seq)))
      throw new DOMException('Failed to read large IndexedDB value', 'DataError');
    return clone(value);
  });
};
const heal = (): void => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
};

const fill = async (): Promise<void> => {
  const log = await open();
  for (const [head, id] of ids.entries()) await log.append([recorded({ id, subject: `listing:${id}` })], head);
  log.close();
};

test.each([1, 3, 5])('of five records the %s. that the browser can not give back is set aside, and the log goes on', async (seq) => {
  await fill();
  damage((each) => each === seq);
  const ledger = await openLedger(await open());
  const left = ids.filter((_, i) => i + 1 !== seq);
  expect([Object.keys(ledger.state().outbox.entriesById), ledger.quarantined()]).toEqual([left, 1]);
  expect(await ledger.act(() => ok([sent(left[0] ?? '')]))).toEqual(ok(undefined));
  expect(ledger.head()).toBe(6);
  ledger.close();
  heal();
  expect(await rowsStoredIn(databaseName(userId))).toHaveLength(6);
});

test.each([
  ['a block', 1],
  ['a row of its own', 21],
])('%s that the browser can not give back keeps nothing from ending, whatever the page knows of where it stood', async (_, seq) => {
  const log = await open();
  const all = Array.from({ length: 21 }, (_each, i) => recorded({ id: intentId(i + 1), subject: `listing:${i + 1}` }));
  await log.append(all.slice(0, 10), 0);
  await log.append(all.slice(10, 20), 10);
  await log.append(all.slice(20), 20);
  log.close();
  damage((each) => each === seq);
  // As after a connection that was opened anew: this page has read nothing yet.
  const anew = await open();
  expect(await anew.append([withdrawn(intentId(11)), withdrawn(intentId(21))], 21)).toMatchObject({ ok: true });
  expect(await anew.append([withdrawn(intentId(1))], 23)).toMatchObject({ ok: true });
  anew.close();
  heal();
  const rows = await rowsStoredIn(databaseName(userId));
  expect([rows.length, rows[10]]).toEqual([24, expect.objectContaining({ sealed: null })]);
  expect(rows[seq - 1]).not.toMatchObject({ sealed: null });
});

test('a block that the browser gives back again is emptied with the next end', async () => {
  const log = await open();
  const ten = Array.from({ length: 10 }, (_each, i) => recorded({ id: intentId(i + 1), subject: `listing:${i + 1}` }));
  await log.append(ten, 0);
  await log.append([sent(intentId(1))], 10);
  log.close();
  damage((each) => each === 1);
  const anew = await open();
  expect(await anew.append([withdrawn(intentId(1))], 11)).toMatchObject({ ok: true });
  heal();
  expect(await anew.append([withdrawn(intentId(2))], 12)).toMatchObject({ ok: true });
  anew.close();
  expect((await rowsStoredIn(databaseName(userId)))[1]).toMatchObject({ sealed: null });
});

test('a record beside a snapshot that the browser can not give back is set aside alone, too', async () => {
  await fill();
  const log = await open();
  const { name } = (await import('./projections/log-state.ts')).logState;
  await log.writeSnapshot({ seq: 5, version: name, finished: {} });
  log.close();
  damage((each) => each === 2);
  const ledger = await openLedger(await open());
  expect([Object.keys(ledger.state().outbox.entriesById), ledger.quarantined()]).toEqual([ids.filter((_, i) => i !== 1), 1]);
  ledger.close();
});

test.each([
  ['a row of its own', 0],
  ['in a block', 9],
])('a draft that the browser can not give back, %s, keeps no later draft of its form off the disk', async (_, count) => {
  const drafted = (text: string): Fact => formDrafted('note', { values: { text } });
  const others = Array.from({ length: count }, (_each, i) => recorded({ id: intentId(i + 1), subject: `listing:${i + 1}` }));
  const log = await open();
  await log.append([drafted('lost'), ...others], 0);
  log.close();
  damage((seq) => seq === 1);
  const ledger = await openLedger(await open());
  expect(await ledger.act(() => ok([drafted('later')]))).toEqual(ok(undefined));
  expect(await ledger.act(() => ok([drafted('latest')]))).toEqual(ok(undefined));
  ledger.close();
  const anew = await openLedger(await open());
  expect(anew.state().drafts.formsByName['note']).toMatchObject({ values: { text: 'latest' } });
  expect(await anew.act(() => ok([formDrafted('note', null)]))).toEqual(ok(undefined));
  anew.close();
  heal();
  const healed = await openLedger(await open());
  expect(healed.state().drafts.formsByName).toEqual({});
  healed.close();
});

test('a log that opens and of which nothing can be read leaves the console working, and a logout leaves it where it is', async () => {
  await fill();
  vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementation(() => {
    throw new DOMException('', 'DataError');
  });
  damage(() => true);
  const notices: LogNotice[] = [];
  const opened = await openUserLedger({
    userId,
    fetchKey: () => Promise.resolve(ok(null)),
    now,
    onNotice: (notice) => notices.push(notice),
  });
  expect([opened.ok && opened.value.ledger.isDurable, notices]).toEqual([false, ['unread']]);
  expect(await leaveUnread(userId)).toEqual(ok(undefined));
  heal();
  expect(await rowsStoredIn(databaseName(userId))).toHaveLength(5);
});
