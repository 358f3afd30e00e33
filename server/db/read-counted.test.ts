import { expect, test } from 'vitest';
import type { Counted } from '#lib/counted.ts';
import { readCounted } from './read-counted.ts';

const logged = async (isSearch: boolean, counted: Counted) => {
  const log: string[] = [];
  const count = async (): Promise<Counted> => {
    log.push('count begins');
    await Promise.resolve();
    log.push('count ends');
    return counted;
  };
  const answer = await readCounted(isSearch, count, async (isSorted) => {
    log.push(isSorted ? 'page sorted' : 'page in order');
    return ['row'];
  });
  expect(answer).toEqual({ counted, found: ['row'] });
  return log;
};

test('a page of a list is read while the list is counted', async () => {
  expect(await logged(false, { total: 20 })).toEqual(['count begins', 'page in order', 'count ends']);
});

test('a search is counted first: what it finds is sorted, unless it finds more than are counted', async () => {
  expect(await logged(true, { total: 20 })).toEqual(['count begins', 'count ends', 'page sorted']);
  expect(await logged(true, { total: 10_000, isAtLeast: true })).toEqual(['count begins', 'count ends', 'page in order']);
});
