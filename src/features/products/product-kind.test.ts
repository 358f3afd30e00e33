import { expect, test } from 'vitest';
import { productKind } from './product-kind.ts';

const options = (...chosen: string[]) => ({ kind: 'options', chosen }) as const;

test('search and filters go to the server as it knows them', () => {
  const filters = { company: options('ana'), stock: options('none'), listed: options('no'), barcode: options('missing') };
  expect(productKind.filterOf({ search: 'capa', filters })).toEqual({
    search: 'capa',
    sellerId: 'ana',
    stock: 'none',
    listed: 'no',
    barcode: 'missing',
  });
});

test('what the address says that nobody knows is left out', () => {
  expect(productKind.filterOf({ search: '', filters: { stock: options('plenty'), barcode: options('odd') } })).toEqual({});
});
