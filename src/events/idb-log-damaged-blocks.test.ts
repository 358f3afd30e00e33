import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { intentId, recorded, settled } from './fact-fixture.ts';
import { openIdbLog } from './idb-log.ts';
import { now, putInto, rowsStoredIn, storedIn } from './idb-log-fixture.ts';
import { createSealer, makeLogKey } from './seal.ts';

let name = '';
const sealer = createSealer(await makeLogKey());
const open = () => openIdbLog({ name, sealer, now, onNotice: () => {} });
const stored = () => storedIn(name);
const rows = () => rowsStoredIn(name);

beforeEach(() => {
  name = crypto.randomUUID();
});

describe('rows in a block that can not be read', () => {
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
    await putInto(name, { ...block, rows: (await rows()).slice(0, 3).map((row, i) => (i === 1 ? damage(row) : row)) });
    const { records, quarantined, through } = await log.readAfter(0);
    expect(records.map(({ seq }) => seq)).toEqual([1, 3, 4]);
    expect({ quarantined, through }).toEqual({ quarantined: 1, through: 4 });
    const damaged = (await rows())[1];
    expect(await log.append([settled(intentId(1)), settled(intentId(3))], 4)).toMatchObject({ ok: true });
    expect((await log.readAfter(0)).records.map(({ seq }) => seq)).toEqual([1, 3, 4, 5, 6]);
    const left = await rows();
    for (const n of [0, 2]) expect(left[n]).toMatchObject({ sealed: null });
    for (const n of [0, 2]) expect(left[n]).not.toHaveProperty('owner');
    expect(left[1]).toEqual(damaged);
  });

  test('a row in a block that says it stood elsewhere is read where it stands', async () => {
    const log = await open();
    await log.append(
      [1, 2, 3, 4].map((n) => recorded({ id: intentId(n) })),
      0,
    );
    const [block] = await stored();
    await putInto(name, { ...block, rows: (await rows()).slice(0, 3).map((row) => ({ ...row, seq: 5000, at: 'ontem' })) });
    for (const seq of [0, 1]) {
      const { records, through } = await log.readAfter(seq);
      expect(records.map((record) => record.seq)).toEqual([1, 2, 3, 4].slice(seq));
      expect(through).toBe(4);
    }
  });
});
