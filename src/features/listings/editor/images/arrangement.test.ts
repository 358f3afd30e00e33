import { expect, test } from 'vitest';
import { translateIn } from '#locale/translate.ts';
import { titleOf } from '#ui/upload/entry-name.ts';
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

test('a stored image is called by its number and the name its file had; one without a name by whose it is, never by its hash', () => {
  const [unnamed, named] = [`/v2/image/${'b'.repeat(64)}.jpg`, `/v2/image/${'c'.repeat(64)}.jpg`];
  const titles = (names: Readonly<Record<string, string>>) =>
    arranged([unnamed, named], undefined, names).map((entry, at) =>
      titleOf(translateIn('br'), entry, at, { isNumbered: true, owner: 'variação Azul' }),
    );
  expect(titles({ [named]: 'frente.jpg' })).toEqual(['Imagem 1 · variação Azul', 'Imagem 2 · frente.jpg']);
  expect(titles({})).toEqual(['Imagem 1 · variação Azul', 'Imagem 2 · variação Azul']);
});

test('after a save only the places of files that still have to be sent are kept', () => {
  const now = { v1: left, cover: left };
  expect(afterSave(now, (id) => id === 'v1')).toEqual({ v1: { order: left.order, deleted: [] } });
  expect(withField(withField(now, 'cover', null), 'v2', left)).toEqual({ v1: left, v2: left });
});
