import { expect, test } from 'vitest';
import type { ListingEdit } from '#contract/listing-edit.ts';
import { changesOf } from './listing-changes.ts';
import { lastRefusal, toListingEvents } from './listing-history.ts';
import type { Editable } from './listing-patch.ts';

const colour = (value_name: string) => ({
  id: 'COLOR',
  name: 'Cor',
  value_type: 'string' as const,
  required: false,
  custom: true,
  combination: true,
  value_id: null,
  value_name,
});
const variation = (sku: string, images: string[], value = 'Azul') => ({
  _id: `id-${sku}`,
  sku,
  gtin: null,
  images,
  imageDeleted: [],
  attributes: [colour(value)],
});
const [a, b, c] = ['/v2/image/a.jpg', '/v2/image/b.jpg', '/v2/image/c.jpg'] as const;
const stands = {
  category: { id: 'MLB1', level: 2, name: 'Outros' },
  compatibilitiesCarsAndVans: { attributes: [], compatibilities: ['Gol', 'Palio'] },
  image: [a],
  imageDeleted: [],
  attributes: [colour('Azul')],
  variations: [variation('A', [a]), variation('B', [a, b])],
};

/** What a reviewer reads after a refusal and these saves, the first of them first. */
const readAfter = (...edits: readonly ListingEdit[]) => {
  let now = stands as unknown as Editable;
  const by = { id: 'ana', name: 'Ana' };
  const happened = edits.map((edit) => {
    const changes = changesOf(now, edit);
    now = { ...now, ...edit } as Editable;
    return { type: 'edited' as const, by, at: '2026-11-22T10:00:00.000Z', key: null, data: { changes } };
  });
  const refused = { type: 'refused' as const, by, at: '2026-11-22T09:00:00.000Z', key: null, data: { warning: 'gtin' } };
  return lastRefusal([...happened.toReversed(), refused])?.changes;
};

test('two saves of two SKUs are two changes: the images of one are not joined with those of the other', () => {
  const first = [variation('A', [a, c]), variation('B', [a, b])];
  expect(readAfter({ variations: first }, { variations: [variation('A', [a, c]), variation('B', [b, a])] })).toEqual([
    { field: 'images:A', before: a, after: `${a} ${c}` },
    { field: 'images:B', before: `${a} ${b}`, after: `${b} ${a}` },
  ]);
});

test('what reads alike and is not is told apart: Não se aplica, other vehicles, a category of the same name', () => {
  const empty = { ...colour(''), value_name: null };
  expect(readAfter({ attributes: [empty] }, { attributes: [{ ...empty, value_id: '-1' }] })).toEqual([
    { field: 'attributes:Cor', before: 'Azul', after: 'Não se aplica' },
  ]);
  const fitting = (...compatibilities: string[]) => ({ compatibilitiesCarsAndVans: { attributes: [], compatibilities } });
  expect(readAfter(fitting('Gol', 'Uno', 'Fusca'))).toEqual([
    { field: 'compatibilitiesCarsAndVans', before: '2 veículos', after: '3 veículos (+2 −1)' },
  ]);
  const others = (id: string) => ({ category: { id, level: 2, name: 'Outros' } });
  expect(readAfter(others('MLB2'))).toEqual([{ field: 'category', before: 'Outros (MLB1)', after: 'Outros (MLB2)' }]);
});

test('what was taken back is no change; a SKU and an attribute say what they were and are', () => {
  const changed = { variations: [variation('A', []), variation('B', [a, b], 'Verde')], attributes: [colour('Rosa')] };
  expect(readAfter(changed, { variations: [variation('A', [a]), variation('B', [a, b], 'Verde'), variation('C', [])] })).toEqual([
    { field: 'variations:B', before: 'B, Cor: Azul', after: 'B, Cor: Verde' },
    { field: 'attributes:Cor', before: 'Azul', after: 'Rosa' },
    { field: 'variations:C', before: null, after: 'C, Cor: Azul' },
  ]);
  expect(readAfter({ variations: [variation('A', [a])], image: [], imageDeleted: [a] })).toEqual([
    { field: 'variations:B', before: 'B, Cor: Azul', after: null },
    { field: 'image', before: a, after: null },
  ]);
});

test('pictures sent after a save are one line with it; sent later, or after somebody else, they have a line of their own', () => {
  const happened = (at: string, id: string, isOfSave = false) => ({
    type: 'edited' as const,
    by: { id, name: id },
    at: `2026-11-22T10:${at}.000Z`,
    key: null,
    data: isOfSave ? { isOfSave } : {},
  });
  const lines = (...events: readonly ReturnType<typeof happened>[]): readonly string[] =>
    toListingEvents(events.toReversed(), 'seller').map(({ by, at }) => `${by.name} ${at.slice(14, 19)}`);
  expect(lines(happened('00:00', 'ana'), happened('00:02', 'ana', true), happened('00:05', 'ana', true))).toEqual(['ana 00:00']);
  expect(lines(happened('00:00', 'ana'), happened('30:00', 'ana', true), happened('30:02', 'ana', true))).toEqual([
    'ana 30:00',
    'ana 00:00',
  ]);
  expect(lines(happened('00:00', 'bia'), happened('00:02', 'ana', true))).toEqual(['ana 00:02', 'bia 00:00']);
});

test('a refusal is of the past once the listing was approved, unless that was taken back', () => {
  const by = { id: 'rita', name: 'Rita' };
  const event = (type: 'refused' | 'approved' | 'returned', key: string, data: { undoes?: string | null } = {}) => ({
    type,
    by,
    at: '2026-11-22T09:00:00.000Z',
    key,
    data: { ...data, ...(type === 'refused' && { warning: 'gtin' }) },
  });
  const [refused, approved] = [event('refused', 'k1'), event('approved', 'k2')];
  // Put back from sale, by which nothing is taken back.
  expect(lastRefusal([event('returned', 'k3', { undoes: null }), approved, refused])).toBeNull();
  expect(lastRefusal([event('returned', 'k3', { undoes: 'k2' }), approved, refused])?.warning).toBe('gtin');
});
