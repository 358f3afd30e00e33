import { expect, test } from 'vitest';
import { nextToFix, readWalk, toFix, writeWalk } from './walk.ts';

test('only what was refused is to be corrected, at most fifty in one go, and how many are left is known', () => {
  const listings = (['refused', 'active', 'refused'] as const).map((status, at) => ({ publishId: `p${at}`, status }));
  expect(toFix(listings)).toEqual({ walk: ['p0', 'p2'], left: 0 });
  const many = toFix(Array.from({ length: 60 }, (_, at) => ({ publishId: `p${at}`, status: 'refused' as const })));
  expect([many.walk.length, many.left]).toEqual([50, 10]);
});

test('the walk is read from the address as it was written; what makes no sense is no walk', () => {
  expect(readWalk(writeWalk(['a', 'b']))).toEqual(['a', 'b']);
  expect(readWalk('a,,a,b')).toEqual(['a', 'b']);
  expect(readWalk(undefined)).toEqual([]);
});

test('the next to correct comes after the open one, then from the beginning; what was sent again is passed over', () => {
  const walk = ['a', 'b', 'c', 'd'];
  const among =
    (...refused: readonly string[]) =>
    (id: string) =>
      refused.includes(id);
  expect(nextToFix(walk, among('a', 'b', 'd'), 'b')).toBe('d');
  expect(nextToFix(walk, among('a', 'b'), 'b')).toBe('a');
  expect(nextToFix(walk, among('b'), 'b')).toBeNull();
  expect(nextToFix(walk, among('c'), 'elsewhere')).toBe('c');
});
