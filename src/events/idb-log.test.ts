import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { dismissed, drafted, formDrafted, intentId, recorded, rejected, sent, settled } from './fact-fixture.ts';
import { openIdbLog } from './idb-log.ts';
import { now, putInto, rowsStoredIn, whileFull } from './idb-log-fixture.ts';
import { databaseVersion } from './log-database.ts';
import type { LogNotice } from './log.ts';
import { createSealer, makeLogKey } from './seal.ts';

const id = intentId(1);
let name = '';
const sealer = createSealer(await makeLogKey());
const open = (onNotice: (notice: LogNotice) => void = () => {}, by = sealer) => openIdbLog({ name, sealer: by, now, onNotice });
const rows = () => rowsStoredIn(name);

beforeEach(() => {
  name = crypto.randomUUID();
});

/** The connection of a page that slept is gone; before it has opened the log again, a newer build has been here. */
const newerBuildComesFirst = (gone: MockInstance<IDBDatabase['transaction']>): void => {
  const openedAgain = vi.spyOn(indexedDB, 'open');
  openedAgain.mockImplementationOnce((asked, version) => {
    gone.mockRestore();
    openedAgain.mockRestore();
    const newer = indexedDB.open(asked, databaseVersion + 1);
    newer.addEventListener('success', () => newer.result.close());
    return indexedDB.open(asked, version);
  });
};

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

describe('rows that can not be read', () => {
  test.each([
    ['a type of a newer build', (row: Record<string, unknown>) => ({ ...row, type: 'intent.recorded.v9' })],
    ['a missing field', ({ at: _at, ...row }: Record<string, unknown>) => row],
    ['an edited subject', (row: Record<string, unknown>) => ({ ...row, clear: { ...(row['clear'] as object), subject: 'listing:other' } })],
    ['no shape at all', ({ seq }: Record<string, unknown>) => ({ seq, clear: 'x' })],
  ])('%s is set aside, counted, and the rest loads', async (_, damage) => {
    const log = await open();
    for (const n of [1, 2, 3]) await log.append([recorded({ id: intentId(n) })], n - 1);
    await putInto(name, damage((await rows())[1] ?? {}));
    const { records, quarantined, through } = await log.readAfter(0);
    expect(records.map(({ seq }) => seq)).toEqual([1, 3]);
    expect({ quarantined, through }).toEqual({ quarantined: 1, through: 3 });
    expect(await rows()).toHaveLength(3);
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

  test('is not written either by a page that slept while the newer build came', async () => {
    const log = await open();
    await log.append([recorded({ id })], 0);
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    });
    newerBuildComesFirst(transaction);
    expect(await log.append([sent(id)], 1)).toMatchObject({ ok: false, error: { type: 'StorageFailed', reason: 'read-only' } });
    expect(await rows()).toHaveLength(1);
  });

  test('is said to be of the newer build once a page that slept, its connection gone, has opened it again', async () => {
    const notices: LogNotice[] = [];
    const log = await open((notice) => notices.push(notice));
    await log.append([recorded({ id })], 0);
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase) {
      this.close();
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    });
    newerBuildComesFirst(transaction);
    expect((await log.readAfter(0)).records).toHaveLength(1);
    expect(notices).toEqual(['superseded']);
    expect(await log.append([sent(id)], 1)).toMatchObject({ ok: false, error: { type: 'StorageFailed', reason: 'read-only' } });
    expect(notices).toEqual(['superseded']);
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
  const refused = await whileFull(() => log.append([sent(id)], 1));
  expect(refused).toMatchObject({ ok: false, error: { type: 'StorageFailed' } });
  expect(await log.head()).toBe(1);
});
