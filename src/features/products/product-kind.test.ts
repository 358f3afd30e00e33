import { expect, test } from 'vitest';
import { productFilterOf } from './product-kind.ts';

const options = (...chosen: string[]) => ({ kind: 'options', chosen }) as const;

test('search and filters go to the server as it knows them', () => {
  const filters = { company: options('ana'), stock: options('none'), listed: options('no'), barcode: options('missing') };
  expect(productFilterOf({ search: 'capa', filters })).toEqual({
    search: 'capa',
    sellerId: 'ana',
    stock: 'none',
    listed: 'no',
    barcode: 'missing',
  });
});

test('what the address says that nobody knows is left out', () => {
  expect(productFilterOf({ search: '', filters: { stock: options('plenty'), barcode: options('odd') } })).toEqual({});
});
