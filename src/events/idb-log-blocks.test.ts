import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rowsIn, type Stored } from './block.ts';
import { dismissed, intentId, recorded, rejected, settled, withdrawn } from './fact-fixture.ts';
import { openIdbLog } from './idb-log.ts';
import { now, rowsStoredIn, storedIn, whileFull } from './idb-log-fixture.ts';
import type { EventLog } from './log.ts';
import { rowOf } from './row.ts';
import { createSealer, makeLogKey } from './seal.ts';

let name = '';
const sealer = createSealer(await makeLogKey());
const open = () => openIdbLog({ name, sealer, now, onNotice: () => {} });
const stored = () => storedIn(name);
const rows = () => rowsStoredIn(name);

beforeEach(() => {
  name = crypto.randomUUID();
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
    expect((await stored()).map(({ rows: within }) => (within as readonly unknown[] | undefined)?.length)).toEqual([
      50,
      50,
      19,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect((await log.readAfter(0)).records[3]?.fact).toEqual(many[3]);
    await log.writeSnapshot({ seq: 123, version: 'a', finished: {} });
    expect(await liveIn(log)).toHaveLength(117);
  });

  test.each([
    ['withdrawn', (n: number) => [withdrawn(intentId(n))]],
    ['dismissed', (n: number) => [rejected(intentId(n)), dismissed(intentId(n))]],
  ])('leaves nothing sealed of one that is %s', async (_, end) => {
    const log = await open();
    await log.append(many, 0);
    await log.append(end(7), 120);
    expect((await rows()).find(({ seq }) => seq === 7)).toEqual({
      seq: 7,
      at: now(),
      type: 'intent.recorded.v1',
      clear: expect.anything(),
      sealed: null,
    });
    expect((await rows()).filter(({ sealed }) => sealed === null).map(({ seq }) => seq)).not.toContain(8);
  });

  test('may end in two pages at once, each its own: neither puts back what the other took', async () => {
    const [here, there] = [await open(), await open()];
    await here.append(many, 0);
    await Promise.all([here.readAfter(0), there.readAfter(0)]);
    const outcomes = await Promise.all([here.append([settled(intentId(7))], 120), there.append([settled(intentId(8))], 120)]);
    const late = outcomes[0]?.ok ? ([there, 8] as const) : ([here, 7] as const);
    await late[0].readAfter(120);
    await late[0].append([settled(intentId(late[1]))], 121);
    expect((await rows()).filter(({ sealed, seq }) => sealed === null && Number(seq) <= 120).map(({ seq }) => seq)).toEqual([7, 8]);
  });

  test('lives on beside a snapshot made within it', async () => {
    const log = await open();
    await log.append(many, 0);
    await log.writeSnapshot({ seq: 60, version: 'a', finished: {} });
    const later = await open();
    expect(await liveIn(later)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
    const { records, isCut } = await later.readAfter(60);
    expect([records.map(({ seq }) => seq), isCut]).toEqual([Array.from({ length: 60 }, (_, i) => i + 61), false]);
    await later.append([settled(intentId(55)), settled(intentId(65))], 120);
    expect((await rows()).filter(({ sealed, seq }) => sealed === null && Number(seq) <= 120).map(({ seq }) => seq)).toEqual([55, 65]);
  });

  test('is kept in smaller records where much was typed', async () => {
    const long = Array.from({ length: 40 }, (_, i) => recorded({ id: intentId(i + 1), args: { warning: 'x'.repeat(3000) } }));
    const log = await open();
    await log.append(long, 0);
    const sizes = (await stored()).map((each) =>
      rowsIn(each as unknown as Stored).reduce((sum, { sealed }) => sum + (sealed?.bytes.byteLength ?? 0), 0),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(32 * 1024);
    expect(sizes.length).toBeLessThan(8);
    expect((await log.readAfter(0)).records.map(({ fact }) => fact)).toEqual(long);
  });

  test('and one too large for any record among it stands by itself', async () => {
    const log = await open();
    const mixed = many
      .slice(0, 6)
      .map((fact, i) => (i === 2 ? recorded({ id: intentId(3), args: { warning: 'x'.repeat(70_000) } }) : fact));
    await log.append(mixed, 0);
    expect((await stored()).map(({ seq }) => seq)).toEqual([1, 3, 4, 6]);
    expect((await log.readAfter(0)).records.map(({ fact }) => fact)).toEqual(mixed);
  });

  test('is written strictly, and so is what ends some of it', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const log = await open();
    await log.append(many, 0);
    await log.append([settled(intentId(7))], 120);
    const writes = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite');
    transaction.mockRestore();
    expect(writes.map(([, , options]) => options)).toEqual([{ durability: 'strict' }, { durability: 'strict' }]);
  });

  test('of a log that was deleted under the page and begun anew is found and emptied there too', async () => {
    const log = await open();
    await log.append(many, 0);
    const gone = await openDB(name);
    await gone.clear('facts');
    gone.close();
    // As clearing what this site keeps does it: the connection goes without a word.
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    });
    await log.head();
    transaction.mockRestore();
    const other = await open();
    await other.append([recorded({ id: intentId(900) })], 0);
    await other.append(
      many.map((_, i) => recorded({ id: intentId(200 + i) })),
      1,
    );
    await other.append([recorded({ id: intentId(901) })], 121);
    await log.readAfter(120);
    await log.append([settled(intentId(205))], 122);
    expect((await rows()).filter(({ sealed }) => sealed === null).map(({ seq }) => seq)).toEqual([7, 123]);
  });

  test('leaves the log as it was when the disk is full, and so does what would end some of it', async () => {
    const log = await open();
    await log.append(many, 0);
    const before = await stored();
    for (const facts of [many.slice(0, 60).map((_, i) => recorded({ id: intentId(500 + i) })), [settled(intentId(7))]]) {
      const refused = await whileFull(() => log.append(facts, 120));
      expect(refused).toMatchObject({ ok: false, error: { type: 'StorageFailed' } });
      expect(await stored()).toEqual(before);
    }
    await log.append([settled(intentId(7))], 120);
    expect((await rows()).find(({ seq }) => seq === 7)).toMatchObject({ sealed: null });
  });

  test('stays whole when the end of some of it breaks off midway', async () => {
    const log = await open();
    await log.append(many, 0);
    const before = await stored();
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
      throw new DOMException('could not be cloned', 'DataCloneError');
    });
    const refused = await log.append([settled(intentId(7))], 120);
    add.mockRestore();
    expect(refused).toMatchObject({ ok: false, error: { type: 'StorageFailed', reason: 'failed' } });
    expect(await stored()).toEqual(before);
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
