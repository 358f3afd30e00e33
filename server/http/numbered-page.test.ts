import { expect, test } from 'vitest';
import { cutOf, numberedPage } from './numbered-page.ts';

const listOf = (length: number, asked: { readonly limit: number; readonly page: number; readonly total?: number }) => {
  const { most, offset } = cutOf(asked);
  const items = Array.from({ length: Math.max(0, Math.min(most, length - offset)) }, (_, each) => offset + each);
  let counted = 0;
  const page = numberedPage(asked, items, async (most) => {
    counted += 1;
    return Math.min(length, most);
  });
  return page.then((answer) => [answer.ok && answer.value.total, counted] as const);
};

test('a list is counted for its first page, and not again for whoever was told how long it is', async () => {
  expect(await listOf(1000, { limit: 100, page: 1 })).toEqual([1000, 1]);
  expect(await listOf(1000, { limit: 100, page: 7, total: 1000 })).toEqual([1000, 0]);
  expect(await listOf(1050, { limit: 100, page: 11, total: 1050 })).toEqual([1050, 0]);
});

test('it is counted again where the page has not the rows it should have: it became shorter, or longer at its end', async () => {
  expect(await listOf(620, { limit: 100, page: 7, total: 1000 })).toEqual([620, 1]);
  expect(await listOf(500, { limit: 100, page: 7, total: 1000 })).toEqual([500, 1]);
  expect(await listOf(1060, { limit: 100, page: 11, total: 1050 })).toEqual([1060, 1]);
  expect(await listOf(1060, { limit: 100, page: 11, total: 1000 })).toEqual([1060, 1]);
  expect(await listOf(900, { limit: 100, page: 11, total: 5 })).toEqual([900, 1]);
});

test('a long list is counted up to ten thousand, and on from there by whoever comes near', async () => {
  expect(await listOf(25_500, { limit: 100, page: 1 })).toEqual([10_000, 1]);
  expect(await listOf(25_500, { limit: 100, page: 50, total: 10_000 })).toEqual([10_000, 0]);
  expect(await listOf(25_500, { limit: 100, page: 95, total: 10_000 })).toEqual([20_000, 1]);
  expect(await listOf(25_500, { limit: 100, page: 195, total: 20_000 })).toEqual([25_500, 1]);
  expect(await listOf(25_500, { limit: 100, page: 255, total: 25_500 })).toEqual([25_500, 0]);
  expect(await listOf(10_000, { limit: 100, page: 100, total: 10_000 })).toEqual([10_000, 1]);
});

test('two pages that stand in one view say no fewer rows than are seen, whichever is answered last', async () => {
  const [upper] = await listOf(90_000, { limit: 100, page: 198 });
  const [lower] = await listOf(90_000, { limit: 100, page: 202 });
  expect([upper, lower]).toEqual([30_000, 30_000]);
});

test('exactly named ones are one page, however it was asked for', async () => {
  const asked = { limit: 10, page: 3, total: 3000, ids: ['a', 'b', 'c'] };
  expect(cutOf(asked)).toEqual({ most: 3, offset: 0 });
  expect(await numberedPage(asked, ['a', 'c', 'b'], async () => 3)).toEqual({
    ok: true,
    value: { items: ['a', 'c', 'b'], page: 1, pages: 1, limit: 3, total: 3, next: null },
  });
});
