import { expect, test } from 'vitest';
import { createRowStore } from './row-store.ts';
import { all, openStore, settled, some } from './row-store-fixture.ts';

test('how many there are is told to whoever answers, and asked for anew after a change', async () => {
  const { store, waiting } = await openStore(0, 20);
  store.need(500, 520);
  waiting[1]?.answer();
  await settled();
  store.refresh();
  waiting[2]?.answer();
  await settled();
  store.ask(some, 100);
  expect(waiting.map(({ ask }) => [ask.query.search, ask.offset, ask.total])).toEqual([
    ['', 0, undefined],
    ['', 500, 1000],
    ['', 500, undefined],
    ['x', 500, undefined],
  ]);
});

test('rows for later that say the list became shorter are told of', async () => {
  let total = 1000;
  const store = createRowStore<string>({
    fetch: async ({ offset, limit }) => ({ items: Array.from({ length: limit }, (_, each) => String(offset + each)), total }),
  });
  store.ask(all, 100);
  store.need(0, 20, 0);
  await settled();
  total = 700;
  store.need(10, 60, 60);
  await settled();
  expect([store.total(), store.isLoading()]).toEqual([700, false]);
  const before = store.revision();
  total = 600;
  store.need(160, 165, 60);
  await settled();
  expect([store.total(), store.revision() > before]).toEqual([600, true]);
});

test('who tells a total back does not stand over one that counted meanwhile', async () => {
  const totals: (() => void)[] = [];
  let length = 1050;
  const store = createRowStore<string>({
    fetch: ({ offset, limit, total: told }) =>
      new Promise((resolve) => {
        totals.push(() => {
          const items = Array.from({ length: Math.max(0, Math.min(limit, length - offset)) }, (_, each) => String(offset + each));
          resolve({ items, total: told !== undefined && items.length === Math.min(limit, told - offset) ? told : length });
        });
      }),
  });
  store.ask(all, 100);
  store.need(0, 20);
  totals[0]?.();
  await settled();
  store.need(890, 1049);
  length = 1030;
  // Blocks 8, 9 and 10: the last counts, those before it only repeat.
  for (const each of [3, 1, 2]) {
    totals[each]?.();
    await settled();
  }
  expect([store.total(), store.rowAt(1029), store.isLoading()]).toEqual([1030, '1029', false]);
});

test('after a change what was still on its way is counted again too', async () => {
  const { store, waiting } = await openStore(0, 20);
  store.need(500, 520);
  store.refresh();
  expect(waiting.map(({ ask }) => [ask.offset, ask.total])).toEqual([
    [0, undefined],
    [500, 1000],
    [500, undefined],
  ]);
});

test('a list of more than was counted becomes longer once its last rows are looked at', async () => {
  const length = 23_000;
  const asked: (number | undefined)[] = [];
  const store = createRowStore<string>({
    fetch: async ({ offset, limit, total: told }) => {
      asked.push(told);
      const items = Array.from({ length: Math.max(0, Math.min(limit, length - offset)) }, (_, each) => String(offset + each));
      const end = offset + limit;
      if (told !== undefined && end < told) return { items, total: told };
      const most = 10_000 * (Math.floor(end / 10_000) + 1);
      return length > most ? { items, total: most, isAtLeast: true } : { items, total: length };
    },
  });
  const counted = async (first: number) => {
    store.need(first, first + 20);
    await settled();
    return [store.total(), store.isAtLeast()];
  };
  store.ask(all, 100);
  expect(await counted(0)).toEqual([10_000, true]);
  expect(await counted(5000)).toEqual([10_000, true]);
  expect(await counted(9950)).toEqual([20_000, true]);
  expect(await counted(12_000)).toEqual([20_000, true]);
  expect(await counted(19_950)).toEqual([23_000, false]);
  expect(asked).toEqual([undefined, 10_000, 10_000, 20_000, 20_000]);
});
