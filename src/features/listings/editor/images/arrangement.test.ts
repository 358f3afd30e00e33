import { expect, test } from 'vitest';
import { afterSave, arranged, withField } from './arrangement.ts';

const [a, b, c] = ['/v2/image/a.jpg', '/v2/image/b.jpg', '/v2/image/c.jpg'] as const;
const key = (url: string): string => `url:${url}`;
const left = { order: [key(c), 'file', key(a)], deleted: [b] };
const stand = (images: readonly string[]) => arranged(images, left).map(({ url, deleted }) => (deleted ? `(${url})` : url));

test('images come back in the order they were left in, and what was deleted stays deleted', () => {
  expect(arranged([a, b], undefined).map(({ url }) => url)).toEqual([a, b]);
  expect(stand([a, b, c]).filter((each) => !each?.startsWith('('))).toEqual([c, a]);
  expect(stand([a, b, c])).toContain(`(${b})`);
});

test('one that came meanwhile stands behind its neighbour, one that is gone is not missed', () => {
  expect(stand([a, '/v2/image/new.jpg'])).toEqual([a, '/v2/image/new.jpg']);
  expect(stand([c, '/v2/image/new.jpg', a])).toEqual([c, '/v2/image/new.jpg', a]);
});

test('after a save only the places of files that still have to be sent are kept', () => {
  const now = { v1: left, cover: left };
  expect(afterSave(now, (id) => id === 'v1')).toEqual({ v1: { order: left.order, deleted: [] } });
  expect(withField(withField(now, 'cover', null), 'v2', left)).toEqual({ v1: left, v2: left });
});
