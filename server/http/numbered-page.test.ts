import { expect, test } from 'vitest';
import { countedOf } from '../db/count-rows.ts';
import { cutOf, numberedPage } from './numbered-page.ts';

const listOf = (length: number, asked: { readonly limit: number; readonly page: number; readonly total?: number }) => {
  const { most, offset } = cutOf(asked);
  const items = Array.from({ length: Math.max(0, Math.min(most, length - offset)) }, (_, each) => offset + each);
  let counted = 0;
  const page = numberedPage(asked, items, async (end) => {
    counted += 1;
    return countedOf(Math.min(length, end + 1), end);
  });
  return page.then((answer) => [answer.ok && `${answer.value.isAtLeast ? '>' : ''}${answer.value.total}`, counted] as const);
};

test('a list is counted for its first page, and not again for whoever was told how long it is and reads before its end', async () => {
  expect(await listOf(1000, { limit: 100, page: 1 })).toEqual(['1000', 1]);
  expect(await listOf(1000, { limit: 100, page: 7, total: 1000 })).toEqual(['1000', 0]);
  expect(await listOf(1050, { limit: 100, page: 11, total: 1050 })).toEqual(['1050', 1]);
});

test('it is counted again where the page has not the rows it should have: it became shorter, or longer at its end', async () => {
  expect(await listOf(620, { limit: 100, page: 7, total: 1000 })).toEqual(['620', 1]);
  expect(await listOf(500, { limit: 100, page: 7, total: 1000 })).toEqual(['500', 1]);
  expect(await listOf(1060, { limit: 100, page: 11, total: 1050 })).toEqual(['1060', 1]);
  expect(await listOf(1060, { limit: 100, page: 11, total: 1000 })).toEqual(['1060', 1]);
  expect(await listOf(900, { limit: 100, page: 11, total: 5 })).toEqual(['900', 1]);
});

test('a long list has more than so many, and more of them for whoever reads on to the end of those', async () => {
  expect(await listOf(23_000, { limit: 100, page: 1 })).toEqual(['>10000', 1]);
  expect(await listOf(23_000, { limit: 100, page: 99, total: 10_000 })).toEqual(['10000', 0]);
  expect(await listOf(23_000, { limit: 100, page: 100, total: 10_000 })).toEqual(['>20000', 1]);
  expect(await listOf(23_000, { limit: 100, page: 200, total: 20_000 })).toEqual(['23000', 1]);
  expect(await listOf(10_000, { limit: 100, page: 1 })).toEqual(['10000', 1]);
});

test('exactly named ones are one page, however it was asked for, and are counted by themselves', async () => {
  const asked = { limit: 10, page: 3, total: 3000, ids: ['a', 'b', 'c'] };
  expect(cutOf(asked)).toEqual({ most: 3, offset: 0 });
  const neverCounted = () => Promise.reject(new Error('counted'));
  expect(await numberedPage(asked, ['a', 'c'], neverCounted)).toEqual({
    ok: true,
    value: { items: ['a', 'c'], page: 1, pages: 1, limit: 3, total: 2, next: null },
  });
});
