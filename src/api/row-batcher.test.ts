import { expect, test } from 'vitest';
import { createBatcher } from './row-batcher.ts';

interface Row {
  readonly id: string;
}
const idOf = ({ id }: Row): string => id;

/** Over a server that knows these. */
const batcherOver = (...known: readonly string[]) => {
  const asked: string[] = [];
  const ask = (ids: string) => {
    asked.push(ids);
    const items = ids
      .split(',')
      .filter((id) => known.includes(id))
      .map((id) => ({ id }));
    return Promise.resolve({ items });
  };
  return { batcher: createBatcher<Row>({ ask, idOf }), asked };
};

test('rows asked for in one tick travel in one request, each id once', async () => {
  const { batcher, asked } = batcherOver('a', 'b');
  const rows = await Promise.all([batcher.load('a'), batcher.load('b'), batcher.load('a')]);
  expect([asked, rows.map((row) => row?.id)]).toEqual([['a,b'], ['a', 'b', 'a']]);
});

test('a row the server does not name is gone', async () => {
  const { batcher } = batcherOver();
  await expect(batcher.load('x')).resolves.toBeNull();
});

test('two hundred and one are three requests of at most a hundred', async () => {
  const { batcher, asked } = batcherOver();
  await Promise.all(Array.from({ length: 201 }, (_, each) => batcher.load(`p${each}`)));
  expect(asked.map((ids) => ids.split(',').length)).toEqual([100, 100, 1]);
});

test('what is asked for later is a later request, never an answer already on its way', async () => {
  const { batcher, asked } = batcherOver('a');
  await batcher.load('a');
  await batcher.load('a');
  expect(asked).toEqual(['a', 'a']);
});

test('a request that failed fails for everyone in it, and not for the next', async () => {
  let isDown = true;
  const ask = () => (isDown ? Promise.reject(new Error('away')) : Promise.resolve({ items: [] }));
  const batcher = createBatcher<Row>({ ask, idOf });
  const both = await Promise.allSettled([batcher.load('a'), batcher.load('b')]);
  isDown = false;
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(batcher.load('a')).resolves.toBeNull();
});
