import { expect, test } from 'vitest';
import { listingFields } from './listings/listing-fields.ts';
import { matchColumns, type Mapping } from './match-columns.ts';

const match = (head: readonly string[], mapping: Mapping = new Map()) => matchColumns(head, listingFields, mapping);
const readFrom = (head: readonly string[], mapping?: Mapping) => {
  const matched = match(head, mapping);
  if (!matched.ok) throw new Error(matched.error);
  const { columns, leftOut, said } = matched.value;
  return {
    columns: Object.fromEntries(
      [...columns].flatMap(([name, found]) => (found.length > 0 ? [[name, found.map((each) => each.head).join('+')]] : [])),
    ),
    factors: Object.fromEntries([...columns].flatMap(([name, found]) => (found[0] ? [[name, found[0].factor]] : []))),
    leftOut: leftOut.map(({ head: text, why }) => `${text}: ${why}`),
    said,
  };
};

test('heads are known as people write them', () => {
  expect(
    readFrom(['Título*', 'Preço (R$)', 'EAN/GTIN', 'Peso (kg)', 'Altura em cm', 'largura_mm', 'Código SKU', 'Tipo de anúncio:']).columns,
  ).toEqual({
    title: 'Título*',
    price: 'Preço (R$)',
    gtin: 'EAN/GTIN',
    weight: 'Peso (kg)',
    height: 'Altura em cm',
    width: 'largura_mm',
    sku: 'Código SKU',
    listingType: 'Tipo de anúncio:',
  });
});

test('a unit in a head is obeyed, and what was read as what is said', () => {
  const { factors, said } = readFrom(['Título', 'Peso (kg)', 'Altura (mm)', 'Largura']);
  expect(factors).toMatchObject({ weight: 1000, height: 0.1, width: 1 });
  expect(said).toEqual(['“Título” → Título', '“Peso (kg)” → Peso (kg)', '“Altura (mm)” → Altura (mm)', '“Largura” → Largura (cm)']);
});

test('a column nobody knows, of a foreign unit or a second one for a field is left out, and told', () => {
  expect(readFrom(['Título', 'Cor', 'Peso (lb)', 'Preço (US$)', 'Nome', '']).leftOut).toEqual([
    'Cor: não se sabe o que é',
    'Peso (lb): Peso em “lb”: unidade desconhecida',
    'Preço (US$): Preço em “us$”: unidade desconhecida',
    'Nome: Título já vem de “Título”',
  ]);
});

test('a mapping wins over the names of columns', () => {
  expect(readFrom(['Título', 'NOME', 'Preço'], new Map([['title', 'nome']])).columns).toEqual({ title: 'NOME', price: 'Preço' });
});

test('a code is the one that its brackets name, be it a barcode', () => {
  expect(readFrom(['Código (SKU)', 'Código (EAN)', 'Nome', 'Código (interno)']).columns).toEqual({
    sku: 'Código (SKU)',
    gtin: 'Código (EAN)',
    title: 'Nome',
  });
  expect(readFrom(['Código (GTIN)', 'Nome (SKU)']).columns).toEqual({ gtin: 'Código (GTIN)', title: 'Nome (SKU)' });
});

test.each([
  ['EAN (código)', 'gtin'],
  ['GTIN (código)', 'gtin'],
  ['EAN (ref)', 'gtin'],
  ['EAN (SKU)', 'gtin'],
  ['SKU (EAN)', 'sku'],
  ['Cód. (EAN)', 'gtin'],
  ['Ref (EAN)', 'gtin'],
  ['Referência (código de barras)', 'gtin'],
])('%s is of what its name says, unless every code is called so: %s', (head, field) => {
  expect(readFrom([head, 'Nome']).columns).toEqual({ [field]: head, title: 'Nome' });
});

test('a table of stock with names is read as listings with its stock, where somebody says it is one', () => {
  expect(readFrom(['Nome', 'Saldo em Estoque']).columns).toEqual({ title: 'Nome', stock: 'Saldo em Estoque' });
  expect(readFrom(['Nome', 'Estoque atual']).columns).toEqual({ title: 'Nome', stock: 'Estoque atual' });
});

test('several columns of pictures are all read', () => {
  expect(readFrom(['Título', 'Imagem 1', 'Imagem 2']).columns['image']).toBe('Imagem 1+Imagem 2');
});

test.each([
  [['Título', 'Preço', 'PRECO '], new Map(), 'A coluna “PRECO” está duas vezes'],
  [['a', 'b'], new Map(), 'Falta a coluna “Título”. Colunas do arquivo: “a”, “b”. Diga qual é: --map title=Coluna'],
  [['Título'], new Map([['price', 'Valor']]), '--map price=Valor: não há essa coluna. Colunas do arquivo: “Título”'],
  [['Título'], new Map([['preis', 'Título']]), '--map preis: não há esse campo'],
  [
    ['Nome'],
    new Map([
      ['title', 'Nome'],
      ['sku', 'nome'],
    ]),
    '--map title=Nome: a coluna já é de outro campo',
  ],
])('the head %j with the mapping %j is refused: %s', (head, mapping, why) => {
  expect(match(head, mapping)).toEqual({ ok: false, error: expect.stringContaining(why) as string });
});
