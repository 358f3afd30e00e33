import { describe, expect, test } from 'vitest';
import { mergeTyped } from './merge-typed.ts';

const before = {
  name: 'Capa',
  brand: '',
  skus: [
    { _id: 'a', price: 'R$ 10,00', stock: '10' },
    { _id: 'b', price: '', stock: '2' },
  ],
};
const [a, b] = [
  { _id: 'a', price: 'R$ 10,00', stock: '10' },
  { _id: 'b', price: '', stock: '2' },
];

describe('what is typed and what became of the record', () => {
  test.each<[string, object, object, object, boolean]>([
    [
      'a sale while a title is typed',
      { ...before, name: 'Capa azul' },
      { ...before, skus: [{ ...a, stock: '7' }, b] },
      { ...before, name: 'Capa azul', skus: [{ ...a, stock: '7' }, b] },
      false,
    ],
    [
      'a sale of the SKU whose price is typed',
      { ...before, skus: [{ ...a, price: 'R$ 12,00' }, b] },
      { ...before, skus: [{ ...a, stock: '7' }, b] },
      { ...before, skus: [{ ...a, price: 'R$ 12,00', stock: '7' }, b] },
      false,
    ],
    ['both wrote the same', { ...before, name: 'Capa azul' }, { ...before, name: 'Capa azul' }, { ...before, name: 'Capa azul' }, false],
    [
      'both wrote one field',
      { ...before, name: 'Capa azul' },
      { ...before, name: 'Capa verde', brand: 'Chuva' },
      { ...before, name: 'Capa azul', brand: 'Chuva' },
      true,
    ],
    [
      'a SKU came while another is typed in',
      { ...before, skus: [{ ...a, stock: '9' }, b] },
      { ...before, skus: [a, b, { ...b, _id: 'c' }] },
      { ...before, skus: [{ ...a, stock: '9' }, b] },
      true,
    ],
    ['nothing was typed', before, { ...before, skus: [b] }, { ...before, skus: [b] }, false],
  ])('%s', (_what, typed, now, value, isContested) => {
    const merged = mergeTyped(before, typed, now);
    expect([merged.value, merged.contested.length > 0]).toEqual([value, isContested]);
  });
});

test('what both changed is named as the form names its fields', () => {
  const typed = { ...before, name: 'Capa azul', skus: [a, { ...b, stock: '3' }] };
  const now = { ...before, name: 'Capa verde', skus: [a, { ...b, stock: '1' }] };
  expect(mergeTyped(before, typed, now).contested).toEqual(['name', 'skus.1.stock']);
});
