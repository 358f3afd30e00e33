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
