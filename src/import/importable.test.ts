import { expect, test } from 'vitest';
import { columnsByHead, fieldsOf, guessTable } from './importable.ts';

test.each([
  ['Código;Nome;Saldo em Estoque', ['sku', 'name', 'stock']],
  ['Produto;Código;Estoque atual;Preço de venda', ['name', 'sku', 'stock', 'price']],
  ['SKU;Produto;Preço;Estoque', ['sku', 'name', 'price', 'stock']],
  ['SKU;Estoque', ['sku', 'stock']],
])('%s is a table of stock', (head, columns) => {
  const heads = head.split(';');
  expect([guessTable(heads), columnsByHead(heads, fieldsOf('stock', heads))]).toEqual(['stock', columns]);
});

test.each([
  'título;sku;preço;estoque',
  'Nome;Preço;Estoque',
  'Nome;SKU;Estoque;Categoria',
  'Nome;SKU;Estoque;EAN',
  'Nome;SKU;Estoque;Peso',
  'Nome;SKU;Estoque;Descrição',
  'Nome;SKU;Estoque;Imagem 1',
  'Nome;SKU;Estoque;Condição',
  'Nome;SKU;Estoque;attr:Cor',
  'Nome;SKU;Preço',
])('%s are listings', (head) => {
  expect(guessTable(head.split(';'))).toBe('listings');
});

test('a barcode that is called a code is no SKU', () => {
  const heads = ['Código (EAN)', 'Nome', 'Preço'];
  expect(columnsByHead(heads, fieldsOf('listings', heads))).toEqual(['gtin', 'title', 'price']);
});
