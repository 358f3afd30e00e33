import { expect, test } from 'vitest';
import { createRowStore } from './row-store.ts';
import { all, openServer, openStore, settled, some } from './row-store-fixture.ts';
import type { Source } from './source.ts';

test('rows come as they are looked at, and what was scrolled past is no longer asked for', async () => {
  const { source, waiting } = openServer();
  const store = createRowStore(source);
  store.ask(all, 100);
  store.need(0, 20);
  store.need(500, 520);
  expect(waiting.map(({ ask }) => ask.offset)).toEqual([0, 500]);
  expect(waiting.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  for (const { answer } of waiting) answer();
  await settled();
  expect([store.rowAt(0), store.rowAt(500), store.total()]).toEqual([undefined, '500', 1000]);
});

test('a row that could not be read has its place, and no row moves into it', async () => {
  const source: Source<string> = {
    fetch: async () => ({
      items: ['a', 'c'],
      total: 4,
      broken: [
        { at: 3, id: null, issues: '' },
        { at: 1, id: 'b', issues: 'x: y' },
      ],
    }),
  };
  const store = createRowStore(source);
  store.ask(all, 100);
  store.need(0, 3);
  await settled();
  expect([0, 1, 2, 3].map(store.rowAt)).toEqual(['a', undefined, 'c', undefined]);
  expect([store.placeAt(1), store.placeAt(3)]).toMatchObject([
    { id: 'b', issues: 'x: y' },
    { id: null, issues: '' },
  ]);
  expect(store.known(all)).toEqual(['a', 'c']);
});

test('what is only around the view is asked for once all that is in view is here', async () => {
  const { source, waiting } = openServer();
  const store = createRowStore(source);
  store.ask(all, 100);
  store.need(590, 620, 200);
  expect(waiting.map(({ ask }) => ask.offset)).toEqual([500, 600]);
  waiting[0]?.answer();
  await settled();
  expect(waiting).toHaveLength(2);
  waiting[1]?.answer();
  await settled();
  expect(waiting.map(({ ask }) => ask.offset)).toEqual([500, 600, 300, 400, 700]);
  for (const { answer } of waiting) answer();
  await settled();
  expect(waiting.map(({ ask }) => ask.offset)).toEqual([500, 600, 300, 400, 700, 800]);
});

test('what is on its way is told once, however far a wheel turns meanwhile', async () => {
  const { store } = await openStore(0, 20);
  const before = store.revision();
  for (const first of [200, 300, 400, 500]) store.need(first, first + 20);
  expect([store.isLoading(), store.revision()]).toEqual([true, before + 1]);
});

test('rows that came for later are told of when they are looked at, and what changes the list at once', async () => {
  const { store, waiting } = await openStore(20, 60, 60);
  const before = store.revision();
  store.need(30, 70, 60);
  expect([waiting.map(({ ask }) => ask.offset), store.isLoading(), store.revision()]).toEqual([[0, 100], false, before]);
  waiting[1]?.answer();
  await settled();
  expect([store.rowAt(100), store.revision()]).toEqual(['100', before]);
  store.need(130, 170, 60);
  waiting[2]?.fail();
  await settled();
  expect([waiting.length, store.hasFailed(), store.revision()]).toEqual([3, true, before + 1]);
});

test('the row the keys act on is told of when it comes, however far from the view', async () => {
  const { store, waiting } = await openStore(240, 260, 60);
  store.watch(195);
  const before = store.revision();
  waiting[1]?.answer();
  await settled();
  expect([waiting[1]?.ask.offset, store.rowAt(195), store.revision() > before]).toEqual([100, '195', true]);
});

test('a source that answers at once is asked for each block once', () => {
  const asked: number[] = [];
  const store = createRowStore<string>({
    fetch: ({ offset, limit }) => {
      asked.push(offset);
      return { items: Array.from({ length: limit }, (_, each) => String(offset + each)), total: 1000 };
    },
  });
  store.ask(all, 100);
  store.need(150, 420, 100);
  expect(asked).toEqual([100, 200, 300, 400, 0, 500]);
});

test('nothing is asked for beyond the last row, nor before the first', async () => {
  const { source, waiting } = openServer(250);
  const store = createRowStore(source);
  store.ask(all, 100);
  store.need(0, 20, 400);
  waiting[0]?.answer();
  await settled();
  expect(waiting.map(({ ask }) => ask.offset)).toEqual([0, 100, 200]);
});

test('an answer to an older question is never shown, in whatever order they come', async () => {
  const { source, waiting } = openServer();
  const store = createRowStore(source);
  store.ask(all, 10);
  store.need(0, 9);
  store.ask(some, 10);
  waiting[1]?.answer();
  await settled();
  waiting[0]?.answer();
  await settled();
  expect(store.rowAt(0)).toBe('x0');
  expect(store.isLoading()).toBe(false);
});

test('what was shown stays until the first answer to the new question, and then goes whole', async () => {
  const { source, waiting } = openServer();
  const store = createRowStore(source);
  store.ask(all, 10);
  store.need(0, 19);
  for (const { answer } of waiting) answer();
  await settled();
  store.ask(some, 10);
  expect([store.rowAt(0), store.rowAt(15), store.isLoading()]).toEqual(['0', '15', true]);
  waiting[2]?.answer();
  await settled();
  expect([store.rowAt(0), store.rowAt(15)]).toEqual(['x0', undefined]);
});

test('three questions at once at most; the next begins when one is answered', async () => {
  const { source, waiting } = openServer();
  const store = createRowStore(source);
  store.ask(all, 10);
  store.need(0, 99);
  expect(waiting).toHaveLength(3);
  waiting[0]?.answer();
  await settled();
  expect(waiting).toHaveLength(4);
});

test('a failure is told, asks nothing by itself, and is asked again on retry', async () => {
  const { source, waiting } = openServer();
  const store = createRowStore(source);
  store.ask(all, 10);
  store.need(0, 9);
  waiting[0]?.fail();
  await settled();
  expect([store.hasFailed(), store.isLoading(), waiting.length]).toEqual([true, false, 1]);
  expect(store.failure()).toBeInstanceOf(Error);
  store.retry();
  waiting[1]?.answer();
  await settled();
  expect([store.hasFailed(), store.rowAt(3)]).toEqual([false, '3']);
});

test('where another question fails, the rows of the one before are gone: they are not of the filter one reads', async () => {
  const { store, waiting } = await openStore(0, 20);
  store.ask(some, 100);
  waiting[1]?.fail();
  await settled();
  expect([store.total(), store.rowAt(0), store.hasFailed()]).toEqual([null, undefined, true]);
  store.retry();
  waiting[2]?.answer();
  await settled();
  expect([store.total(), store.rowAt(0), store.hasFailed()]).toEqual([1000, 'x0', false]);
});

test('what failed is told until the answer is here, also while it is asked for anew because something changed', async () => {
  const { source, waiting } = openServer();
  const store = createRowStore(source);
  store.ask(all, 10);
  store.need(0, 9);
  waiting[0]?.fail();
  await settled();
  store.refresh();
  expect([store.hasFailed(), store.failure() instanceof Error, waiting.length]).toEqual([true, true, 2]);
  waiting[1]?.fail();
  await settled();
  store.refresh();
  waiting[2]?.answer();
  await settled();
  expect([store.hasFailed(), store.failure(), store.rowAt(3)]).toEqual([false, undefined, '3']);
});

test('refreshing keeps what is shown until the new rows are here', async () => {
  const { source, waiting } = openServer();
  const store = createRowStore(source);
  store.ask(all, 10);
  store.need(0, 9);
  waiting[0]?.answer();
  await settled();
  store.refresh();
  expect([store.rowAt(0), store.isLoading()]).toEqual(['0', true]);
  waiting[1]?.answer();
  await settled();
  expect([store.rowAt(0), store.isLoading()]).toEqual(['0', false]);
});

test('refreshing a long list changes part after part: none is empty between', async () => {
  const { source, waiting } = openServer();
  const store = createRowStore(source);
  store.ask(all, 10);
  store.need(0, 19);
  for (const { answer } of waiting) answer();
  await settled();
  store.refresh();
  waiting[2]?.answer();
  await settled();
  expect([store.rowAt(0), store.rowAt(15), store.isLoading()]).toEqual(['0', '15', true]);
  waiting[3]?.answer();
  await settled();
  expect([store.isLoading(), waiting.length]).toEqual([false, 4]);
});

test('memory is bounded however far one scrolls, and what is looked at is kept', async () => {
  const asked: number[] = [];
  const source: Source<number> = {
    fetch: ({ offset, limit }) => {
      asked.push(offset);
      return { items: Array.from({ length: limit }, (_, each) => offset + each), total: 1_000_000 };
    },
  };
  const store = createRowStore(source);
  store.ask(all, 100);
  for (let at = 0; at < 100_000; at += 100) store.need(at, at + 20);
  expect(store.rowAt(99_900)).toBe(99_900);
  expect(store.rowAt(0)).toBeUndefined();
  expect(asked).toHaveLength(1000);
});

test('rows in memory are there at once', () => {
  const store = createRowStore<number>({ fetch: () => ({ items: [7], total: 1 }) });
  store.ask(all, 10);
  store.need(0, 9);
  expect([store.rowAt(0), store.total(), store.isLoading()]).toEqual([7, 1, false]);
});

test('stopped, it asks and shows nothing more', async () => {
  const { source, waiting } = openServer();
  const store = createRowStore(source);
  store.ask(all, 10);
  store.need(0, 9);
  let heard = 0;
  store.subscribe(() => (heard += 1));
  store.stop();
  expect(waiting[0]?.signal.aborted).toBe(true);
  waiting[0]?.answer();
  await settled();
  expect(heard).toBe(0);
});
