import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rowsIn, type Stored } from './block.ts';
import { dismissed, drafted, formDrafted, intentId, recorded, rejected, sent, settled } from './fact-fixture.ts';
import { openIdbLog } from './idb-log.ts';
import { databaseVersion } from './log-database.ts';
import type { EventLog, LogNotice } from './log.ts';
import { rowOf } from './row.ts';
import { createSealer, makeLogKey } from './seal.ts';

const now = (): string => '2026-11-21T12:00:00.000Z';
const id = intentId(1);
let name = '';
const sealer = createSealer(await makeLogKey());
const open = (onNotice: (notice: LogNotice) => void = () => {}, by = sealer) => openIdbLog({ name, sealer: by, now, onNotice });
/** Rows and blocks as they stand on the disk. */
const stored = async (): Promise<readonly Record<string, unknown>[]> => {
  const db = await openDB(name);
  const all = (await db.getAll('facts')) as Record<string, unknown>[];
  db.close();
  return all;
};
const rows = async (): Promise<readonly Record<string, unknown>[]> =>
  (await stored()).flatMap((each) => rowsIn(each as unknown as Stored)) as unknown as readonly Record<string, unknown>[];
const put = async (row: unknown): Promise<void> => {
  const db = await openDB(name);
  await db.put('facts', row);
  db.close();
};

beforeEach(() => {
  name = crypto.randomUUID();
});

describe('what is on disk', () => {
  test('shows command, subject and times, and nothing a person typed or saw', async () => {
    const log = await open();
    await log.append(
      [recorded({ id, args: { warning: 'Voltagem errada' }, label: 'Furadeira' }), rejected(id), drafted('p1', 'Marca falsa')],
      0,
    );
    const text = JSON.stringify(await rows());
    expect(text).toContain('listing.approve');
    expect(text).toContain('changed-meanwhile');
    for (const secret of ['Voltagem', 'Furadeira', 'Bruno', 'Marca falsa']) expect(text).not.toContain(secret);
  });

  test.each([
    ['settled', [sent(id), settled(id)]],
    ['dismissed', [sent(id), rejected(id), dismissed(id)]],
  ])('once an intent is %s its sealed parts are gone and its outcome stays', async (_, end) => {
    const log = await open();
    await log.append([recorded({ id })], 0);
    await log.append(end, 1);
    const left = await rows();
    expect(left.every(({ sealed, owner }) => sealed === null && owner === undefined)).toBe(true);
    expect((await log.readAfter(0)).records[0]?.fact).toMatchObject({ intent: { id, command: 'listing.approve', args: null, label: '' } });
  });

  test('one recorded and withdrawn in the same append leaves nothing sealed', async () => {
    const log = await open();
    await log.append([recorded({ id }), { type: 'intent.withdrawn.v1', intentId: id }], 0);
    expect((await rows()).every(({ sealed }) => sealed === null)).toBe(true);
  });

  test('of drafts only the latest is kept, and none once it is emptied', async () => {
    const log = await open();
    await log.append([drafted('p1', 'a'), drafted('p1', 'a', 'b'), drafted('p2', 'c')], 0);
    expect((await rows()).map(({ sealed }) => sealed !== null)).toEqual([false, true, true]);
    await log.append([drafted('p1')], 3);
    expect((await rows()).map(({ sealed }) => sealed !== null)).toEqual([false, false, true, false]);
  });

  test('what stands in a form is sealed, only its latest state is kept, and nothing once it is saved', async () => {
    const log = await open();
    await log.append(
      [formDrafted('company:7', { values: { name: 'Loja' } }), formDrafted('company:7', { values: { name: 'Loja da Ana' } })],
      0,
    );
    expect(JSON.stringify(await rows())).not.toContain('Loja');
    expect((await rows()).map(({ sealed }) => sealed !== null)).toEqual([false, true]);
    expect((await log.readAfter(0)).records[1]?.fact).toEqual(formDrafted('company:7', { values: { name: 'Loja da Ana' } }));
    await log.append([formDrafted('company:7', null)], 2);
    expect((await rows()).every(({ sealed }) => sealed === null)).toBe(true);
  });

  test('writes strictly: a power cut must not take what was said to be saved', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const log = await open();
    await log.append([recorded({ id })], 0);
    const writes = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite');
    expect(writes).toHaveLength(1);
    expect(writes[0]?.[2]).toEqual({ durability: 'strict' });
    transaction.mockRestore();
  });
});

describe('what is appended together', () => {
  const many = Array.from({ length: 120 }, (_, i) => recorded({ id: intentId(i + 1), label: `Furadeira ${i + 1}` }));
  const liveIn = async (log: EventLog): Promise<readonly number[] | undefined> =>
    (await log.readSnapshot('a'))?.live.records.map(({ seq }) => seq);

  test('stands in few records, the last fact by itself', async () => {
    await (await open()).append(many, 0);
    expect((await stored()).map(({ seq, rows: within }) => [seq, (within as readonly unknown[] | undefined)?.length])).toEqual([
      [1, 50],
      [51, 50],
      [101, 19],
      [120, undefined],
    ]);
  });

  test('is read from any place', async () => {
    const log = await open();
    await log.append(many, 0);
    for (const seq of [0, 1, 49, 50, 51, 99, 118, 119, 120]) {
      const { records, through, isCut } = await log.readAfter(seq);
      expect(records.map((record) => record.seq)).toEqual(Array.from({ length: 120 - seq }, (_, i) => seq + i + 1));
      expect({ through, isCut }).toEqual({ through: 120, isCut: false });
    }
    expect((await log.readAfter(60)).records[0]?.fact).toEqual(many[60]);
  });

  test('ends one by one: what ended leaves nothing sealed, what stood beside it stays as it was', async () => {
    const log = await open();
    await log.append(many, 0);
    await log.append([settled(intentId(3)), settled(intentId(60)), settled(intentId(120))], 120);
    const left = await rows();
    expect(left.filter(({ type, sealed }) => type === 'intent.recorded.v1' && sealed === null).map(({ seq }) => seq)).toEqual([3, 60, 120]);
    expect((await log.readAfter(0)).records[3]?.fact).toEqual(many[3]);
    await log.writeSnapshot({ seq: 123, version: 'a', finished: {} });
    expect(await liveIn(log)).toHaveLength(117);
  });

  test('leaves the index once all of it ended', async () => {
    const log = await open();
    await log.append(many.slice(0, 11), 0);
    for (let n = 1; n <= 11; n += 1) await log.append([settled(intentId(n))], 10 + n);
    expect((await stored()).every(({ owner }) => owner === undefined)).toBe(true);
    expect((await rows()).every(({ sealed }) => sealed === null)).toBe(true);
  });

  test('is found by a page that came later, and by one that has not read it', async () => {
    await (await open()).append(many, 0);
    const reader = await open();
    await reader.readAfter(0);
    await reader.append([settled(intentId(1))], 120);
    await (await open()).append([settled(intentId(2))], 121);
    expect((await rows()).filter(({ sealed }) => sealed === null).map(({ seq }) => seq)).toEqual([1, 2, 121, 122]);
  });

  test('is found where another page appended it meanwhile', async () => {
    const [here, there] = [await open(), await open()];
    await here.append([recorded({ id: intentId(500) })], 0);
    await there.append(many, 1);
    await here.append([settled(intentId(7))], 121);
    expect((await rows()).find(({ seq }) => seq === 8)).toMatchObject({ sealed: null });
  });

  test.each([
    [1, 1],
    [1, 30],
    [30, 1],
    [30, 31],
    [120, 7],
  ])('of two racing appends of %i and %i facts exactly one wins, whole', async (mine, theirs) => {
    const [here, there] = [await open(), await open()];
    const outcomes = await Promise.all([here.append(many.slice(0, mine), 0), there.append(many.slice(0, theirs), 0)]);
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect((await rows()).map(({ seq }) => seq)).toEqual(Array.from({ length: outcomes[0]?.ok ? mine : theirs }, (_, i) => i + 1));
    expect(await here.head()).toBe(outcomes[0]?.ok ? mine : theirs);
  });

  test('is cut block by block, up to the first that still lives', async () => {
    const log = await open();
    await log.append(many, 0);
    await log.append(
      many.flatMap((_, i) => (i < 50 || i >= 100 ? [settled(intentId(i + 1))] : [])),
      120,
    );
    await log.writeSnapshot({ seq: 190, version: 'a', finished: {} });
    expect(await log.cut('2026-12-01T00:00:00.000Z')).toBe(50);
    expect((await log.readAfter(0)).records[0]?.seq).toBe(51);
  });

  test('by a page that slept through a cut is refused, and takes nothing from what came meanwhile', async () => {
    const log = await open();
    await log.append(many.slice(0, 30), 0);
    await log.append(many.slice(30, 60), 30);
    await log.append(
      many.slice(0, 30).map((_, i) => settled(intentId(i + 1))),
      60,
    );
    await log.writeSnapshot({ seq: 90, version: 'a', finished: {} });
    expect(await log.cut('2026-12-01T00:00:00.000Z')).toBe(30);
    const before = await stored();
    expect(await (await open()).append(many.slice(60, 100), 0)).toEqual({ ok: false, error: { type: 'HeadMoved', head: 90 } });
    expect(await stored()).toEqual(before);
  });

  test('of rows that an earlier build wrote one by one is read on and appended to', async () => {
    const before = await openDB(name, 1, {
      upgrade: (db) => {
        db.createObjectStore('facts', { keyPath: 'seq' }).createIndex('owner', 'owner');
        db.createObjectStore('snapshots', { keyPath: 'id' });
        db.createObjectStore('keys', { keyPath: 'id' });
      },
    });
    for (const [i, fact] of many.slice(0, 3).entries())
      await before.put('facts', { seq: i + 1, at: now(), ...(await rowOf(fact, sealer)) });
    before.close();
    const log = await open();
    expect((await log.readAfter(0)).records.map(({ fact }) => fact)).toEqual(many.slice(0, 3));
    await log.append(many.slice(3, 10), 3);
    await log.append([settled(intentId(2)), settled(intentId(5))], 10);
    expect((await rows()).filter(({ sealed }) => sealed === null).map(({ seq }) => seq)).toEqual([2, 5, 11, 12]);
  });
});

describe('rows that can not be read', () => {
  test.each([
    ['a type of a newer build', (row: Record<string, unknown>) => ({ ...row, type: 'intent.recorded.v9' })],
    ['a missing field', ({ at: _at, ...row }: Record<string, unknown>) => row],
    ['an edited subject', (row: Record<string, unknown>) => ({ ...row, clear: { ...(row['clear'] as object), subject: 'listing:other' } })],
    ['no shape at all', ({ seq }: Record<string, unknown>) => ({ seq, clear: 'x' })],
  ])('%s is set aside, counted, and the rest loads', async (_, damage) => {
    const log = await open();
    for (const n of [1, 2, 3]) await log.append([recorded({ id: intentId(n) })], n - 1);
    await put(damage((await rows())[1] ?? {}));
    const { records, quarantined, through } = await log.readAfter(0);
    expect(records.map(({ seq }) => seq)).toEqual([1, 3]);
    expect({ quarantined, through }).toEqual({ quarantined: 1, through: 3 });
    expect(await rows()).toHaveLength(3);
  });

  test.each([
    ['a type of a newer build', (row: Record<string, unknown>) => ({ ...row, type: 'intent.recorded.v9' })],
    ['no shape at all', () => 'x'],
    ['nothing', () => null],
  ])('%s in a block is set aside alone, and what stood beside it can still end', async (_, damage) => {
    const log = await open();
    await log.append(
      [1, 2, 3, 4].map((n) => recorded({ id: intentId(n) })),
      0,
    );
    const [block] = await stored();
    await put({ ...block, rows: (await rows()).slice(0, 3).map((row, i) => (i === 1 ? damage(row) : row)) });
    const { records, quarantined, through } = await log.readAfter(0);
    expect(records.map(({ seq }) => seq)).toEqual([1, 3, 4]);
    expect({ quarantined, through }).toEqual({ quarantined: 1, through: 4 });
    expect(await log.append([settled(intentId(1)), settled(intentId(3))], 4)).toMatchObject({ ok: true });
    expect((await log.readAfter(0)).records.map(({ seq }) => seq)).toEqual([1, 3, 4, 5, 6]);
  });

  test('with another key nothing opens', async () => {
    await (await open()).append([recorded({ id }), sent(id)], 0);
    const stranger = await open(() => {}, createSealer(await makeLogKey()));
    expect(await stranger.readAfter(0)).toMatchObject({ quarantined: 1, records: [{ fact: sent(id) }] });
  });
});

describe('a database that is not ours alone', () => {
  test('gives way to a newer build, says so, and saves nothing more', async () => {
    const notices: LogNotice[] = [];
    const log = await open((notice) => notices.push(notice));
    (await openDB(name, databaseVersion + 1)).close();
    expect(notices).toEqual(['superseded']);
    expect(await log.append([recorded({ id })], 0)).toMatchObject({ ok: false, error: { type: 'StorageFailed', reason: 'closed' } });
  });

  test('of a newer build is read and not written', async () => {
    const before = await open();
    await before.append([recorded({ id })], 0);
    before.close();
    (await openDB(name, databaseVersion + 1)).close();
    const log = await open();
    expect((await log.readAfter(0)).records).toHaveLength(1);
    expect(await log.append([sent(id)], 1)).toMatchObject({ ok: false, error: { type: 'StorageFailed', reason: 'read-only' } });
  });

  test('that the browser closed is opened once more', async () => {
    const log = await open();
    await log.append([recorded({ id })], 0);
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    });
    expect(await log.append([sent(id)], 1)).toMatchObject({ ok: true });
    transaction.mockRestore();
    expect(await log.head()).toBe(2);
  });
});

test('a full disk refuses the append and leaves the log as it was', async () => {
  const log = await open();
  await log.append([recorded({ id })], 0);
  // As Chromium does it: the requests succeed, the transaction aborts.
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(function (this: IDBTransaction) {
    this.abort();
  });
  const refused = await log.append([sent(id)], 1);
  commit.mockRestore();
  expect(refused).toMatchObject({ ok: false, error: { type: 'StorageFailed' } });
  expect(await log.head()).toBe(1);
});
