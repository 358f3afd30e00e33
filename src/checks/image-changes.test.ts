import { expect, test } from 'vitest';
import { imageChanges, pairImages, readImages } from './image-changes.ts';

const [a, b, c, d] = ['/v2/image/a.jpg', '/v2/image/b.jpg', '/v2/image/c.jpg', '/v2/image/d.jpg'] as const;

test('one that came, one that went, and nothing of those that only closed the gap', () => {
  expect(imageChanges([a, b, c], [b, c, d])).toEqual([
    { kind: 'removed', url: a, at: 1 },
    { kind: 'added', url: d, at: 3 },
  ]);
});

test('those that changed places say from where to where', () => {
  expect(imageChanges([a, b, c], [b, a, c])).toEqual([
    { kind: 'moved', url: b, from: 2, at: 1 },
    { kind: 'moved', url: a, from: 1, at: 2 },
  ]);
});

test('the counts of older records are no addresses', () => {
  expect([readImages('3 fotos'), readImages('2'), readImages(null), readImages(`${a} ${b}`)]).toEqual([null, null, [], [a, b]]);
});

test('what came stands beside what is gone from its place, what stayed beside itself, and what is left of before at the end', () => {
  expect(pairImages([a, b], [a, c])).toEqual([
    { before: a, after: a },
    { before: b, after: c },
  ]);
  // One that is put in front takes nobody's place.
  expect(pairImages([a], [b, a])).toEqual([
    { before: null, after: b },
    { before: a, after: a },
  ]);
  expect(pairImages([a, b, c], [d])).toEqual([
    { before: a, after: d },
    { before: b, after: null },
    { before: c, after: null },
  ]);
  expect(pairImages([], [a])).toEqual([{ before: null, after: a }]);
});
