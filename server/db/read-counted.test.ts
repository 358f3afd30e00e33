import { expect, test } from 'vitest';
import { readCounted } from './read-counted.ts';

const logged = async (isSearch: boolean, total: number) => {
  const log: string[] = [];
  const count = async (): Promise<number> => {
    log.push('count begins');
    await Promise.resolve();
    log.push('count ends');
    return total;
  };
  const answer = await readCounted(isSearch, count, async (isSorted) => {
    log.push(isSorted ? 'page sorted' : 'page in order');
    return ['row'];
  });
  expect(answer).toEqual({ total, found: ['row'] });
  return log;
};

test('a page of a list is read while the list is counted', async () => {
  expect(await logged(false, 20)).toEqual(['count begins', 'page in order', 'count ends']);
});

test('a search is counted first: what it finds is sorted, unless it finds as many as are counted', async () => {
  expect(await logged(true, 20)).toEqual(['count begins', 'count ends', 'page sorted']);
  expect(await logged(true, 10_000)).toEqual(['count begins', 'count ends', 'page in order']);
});
