import { expect, test } from 'vitest';
import { noFrecency, usedFirst, withUse, type Frecency } from './frecency.ts';

const day = 24 * 3_600_000;
const used = (...ids: readonly string[]): Frecency => ids.reduce((frecency, id, at) => withUse(frecency, id, null, at), noFrecency);

test('the last one used is remembered', () => {
  expect(used('a', 'b', 'a').last).toBe('a');
  expect(noFrecency.last).toBeNull();
});

test('what is used more often comes first', () => {
  expect(usedFirst(used('a', 'b', 'b', 'a', 'b'), '', 10)).toEqual(['b', 'a']);
});

test('what was used often long ago gives way to what was used lately', () => {
  const longAgo = used('old', 'old', 'old');
  const lately = withUse(longAgo, 'new', null, 30 * day);
  expect(usedFirst(lately, '', 30 * day)).toEqual(['new', 'old']);
  expect(usedFirst(withUse(longAgo, 'new', null, day), '', day)).toEqual(['old', 'new']);
});

test('a clock that was set back does not make an old use grow', () => {
  const ahead = withUse(withUse(noFrecency, 'ahead', null, 100 * day), 'now', null, 0);
  expect(usedFirst(withUse(ahead, 'now', null, 0), '', 0)).toEqual(['now', 'ahead']);
});

test('what was picked for a text comes first for that text only, whatever its accents', () => {
  const frecency = [1, 2, 3].reduce((sum, at) => withUse(sum, 'often', null, at), withUse(noFrecency, 'picked', 'Ação', 0));
  expect(usedFirst(frecency, 'acao', 4)).toEqual(['picked', 'often']);
  expect(usedFirst(frecency, 'aca', 4)).toEqual(['often', 'picked']);
});

test('long texts are not kept: they may be somebody’s name', () => {
  expect(withUse(noFrecency, 'a', 'maria da conceição', 0).picks).toEqual({});
  expect(withUse(noFrecency, 'a', '', 0).picks).toEqual({});
});

test('no more than a hundred are kept, the newest', () => {
  const many = used(...Array.from({ length: 150 }, (_, each) => `c${each}`));
  expect(Object.keys(many.uses)).toHaveLength(100);
  expect(many.uses).toHaveProperty('c149');
  expect(many.uses).not.toHaveProperty('c0');
});
