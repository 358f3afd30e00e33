import { expect, test } from 'vitest';
import { largestBatch } from './row-batcher.ts';
import { walkByNumber } from './walk.ts';

interface Row {
  readonly id: string;
}
const rows = (count: number): Row[] => Array.from({ length: count }, (_, at) => ({ id: String(at) }));

/** A list of pages whose rows move after the first page was read. */
const moving = (before: readonly Row[], after: readonly Row[]) => {
  const asked: number[] = [];
  const ask = async (page: number) => {
    const list = asked.length === 0 ? before : after;
    asked.push(page);
    return { items: list.slice((page - 1) * largestBatch, page * largestBatch), total: list.length };
  };
  return { ask, asked };
};
const walked = async ({ ask }: ReturnType<typeof moving>): Promise<string[]> => {
  const ids: string[] = [];
  for await (const { items } of walkByNumber(ask, ({ id }: Row) => id)) ids.push(...items.map(({ id }) => id));
  return ids;
};

test('rows that are pushed onto the next page while one walks come once', async () => {
  const all = rows(largestBatch + 10);
  expect(await walked(moving(all, [{ id: 'new' }, ...all]))).toEqual(all.map(({ id }) => id));
});

test('rows that slip onto a page that was read are read in another turn', async () => {
  const all = rows(largestBatch + 10);
  const list = moving(all, all.slice(3));
  const ids = await walked(list);
  expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
});

test('where nothing moves each page is asked for once', async () => {
  const all = rows(2 * largestBatch + 1);
  const list = moving(all, all);
  expect(await walked(list)).toEqual(all.map(({ id }) => id));
  expect(list.asked).toEqual([1, 2, 3]);
});

test('rows that slip away unnoticed are read in another turn too: of a list too long to be counted', async () => {
  const all = rows(largestBatch + 10);
  const { ask, asked } = moving(all, all.slice(3));
  const capped = { asked, ask: async (page: number) => ({ ...(await ask(page)), total: 10_000, isAtLeast: true as const }) };
  expect((await walked(capped)).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  // The second turn brought some, the third none.
  expect(asked).toEqual([1, 2, 1, 2, 1, 2]);
});

/** Rows named 'broken…' can not be read. */
const brokenIn = async (before: readonly Row[], after: readonly Row[]): Promise<(string | null)[]> => {
  const { ask } = moving(before, after);
  const isBroken = ({ id }: Row): boolean => id.startsWith('broken');
  const asked = async (page: number) => {
    const { items, total } = await ask(page);
    const broken = items.flatMap((row, at) => (isBroken(row) ? [{ at, id: row.id, issues: '' }] : []));
    return { items: items.filter((row) => !isBroken(row)), total, broken };
  };
  const told: (string | null)[] = [];
  for await (const { broken } of walkByNumber(asked, ({ id }: Row) => id)) told.push(...broken.map(({ id }) => id));
  return told;
};

test('what can not be read is told once, on whichever page and in whichever turn it comes', async () => {
  const [full, broken] = [rows(largestBatch - 1), { id: 'broken' }];
  expect(await brokenIn([...full, broken, { id: 'last' }], [{ id: 'new' }, ...full, broken, { id: 'last' }])).toEqual(['broken']);
  expect(await brokenIn([...full, { id: 'last' }, broken], [...full.slice(3), { id: 'last' }, broken])).toEqual(['broken']);
});
