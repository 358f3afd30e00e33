import { describe, expect, test } from 'vitest';
import type { ReadingOptions } from '../field.ts';
import { sayReason, type Reason } from '../reason.ts';
import { readListings } from './read-listings.ts';

const read = (text: string, options: ReadingOptions = {}, mapping = new Map<string, string>()) => {
  const listings = readListings({ name: 'a.csv', bytes: new TextEncoder().encode(text) }, mapping, options);
  if (!listings.ok) throw new Error(listings.error);
  return listings.value;
};
const refusedIn = (text: string, options?: ReadingOptions): readonly string[] =>
  read(text, options).refused.map(({ line, reasons }) => `${line} ${reasons.map(({ what }) => what).join('; ')}`);
/** What becomes of one value under one head. */
const one = (head: string, value: string, options?: ReadingOptions): unknown => {
  const { listings, refused } = read(`titulo;x;${head}\nA;-;"${value.replaceAll('"', '""')}"`, options);
  return listings[0] ?? refused[0]?.reasons[0]?.what;
};

test('a row says what its columns say, in the units of its heads', () => {
  const [row] = read(
    'Título*;Preço (R$);Peso (kg);Altura (mm);Largura;Marca;Condição;Tipo de anúncio;Estoque;attr:Cor\nCaneca;R$ 1.234,56;0,5;125;3,5;Oxford;Usado;Clássico;12;Azul',
  ).listings;
  expect(row).toMatchObject({
    title: 'Caneca',
    price: 123_456,
    weight: 500,
    height: 12.5,
    width: 3.5,
    brand: 'Oxford',
    condition: 'used',
    listingType: 'gold_special',
    stock: 12,
    attributes: [{ name: 'Cor', value: 'Azul' }],
  });
});

test('an attribute may be mapped as well', () => {
  expect(read('titulo;Cor do produto\nA;Azul', {}, new Map([['attr:Cor', 'Cor do produto']])).listings[0]?.attributes).toEqual([
    { name: 'Cor', value: 'Azul' },
  ]);
});

describe('a text', () => {
  test('keeps its line breaks where it has lines, and is one line where it is a title', () => {
    const [row] = read('titulo;descricao\n"  Cafe\u0301   torrado\nmoído ";"Material: aço \n\n- LED\n"').listings;
    expect(row).toMatchObject({ title: 'Café torrado moído', description: 'Material: aço\n\n- LED' });
  });

  test.each([
    ['NUL', 'A\u0000'],
    ['a control character', 'A\u0007'],
    ['one that Windows-1252 does not have', 'A\u0081'],
  ])('with %s is refused for its row alone', (_what, title) => {
    expect(refusedIn(`titulo;sku\n${title};1\nB;2`)).toEqual(['2 Título: caracteres inválidos']);
  });

  test('with a replacement character is refused: its letters are lost already', () => {
    expect(refusedIn('titulo;sku\nCal\uFFFDa;1\nB;2')).toEqual(['2 Título: caracteres perdidos']);
  });

  const errors = ['#N/D', '#N/DISP', '#REF!', '#DIV/0!', '#ERROR!', '#ERRO!', '#SPILL!', '#DESPEJAR!', '#CALC!', '#CÁLC!', 'Err:502'];
  test.each([...errors, '########'])('that is the error of a spreadsheet, %s, is refused by that name', (text) => {
    expect(one('descricao', text)).toBe('Descrição: erro de planilha');
  });

  test('with entities or tags is kept as it was written, and told', () => {
    const [row] = read('titulo;descricao\n"Cal&ccedil;a";"<p>Linha 1<br>Linha 2</p>"\n').listings;
    expect([row?.title, row?.description]).toEqual(['Cal&ccedil;a', '<p>Linha 1<br>Linha 2</p>']);
    expect(row?.notes.map(({ what, value }) => `${what}: ${value}`)).toEqual([
      'Título: entidades ou tags HTML: &ccedil;',
      'Descrição: entidades ou tags HTML: <p>',
    ]);
    expect(read('titulo\nA & B < C; > D').listings[0]?.notes).toEqual([]);
  });

  test.each([
    ['titulo\n""', ['']],
    [`titulo\n${'a'.repeat(256)}`, ['2 Título: mais de 255 caracteres']],
    ['titulo;sku\n ;1', ['2 Título: vazio']],
  ])('%j is refused: %j', (text, refused) => {
    expect(refusedIn(text)).toEqual(refused.filter((each) => each !== ''));
  });
});

describe('a barcode', () => {
  test.each([
    ['7,89123E+12', 'EAN / GTIN: estragado pela planilha'],
    ['7.89123456E+12', 'EAN / GTIN: estragado pela planilha'],
    ['7891000100103.0', 'EAN / GTIN: estragado pela planilha'],
    ['7891230000000', 'EAN / GTIN: estragado pela planilha'],
    ['1'.repeat(15), 'EAN / GTIN: mais de 14 caracteres'],
  ])('%s is refused: %s', (text, what) => {
    expect(one('ean', text)).toBe(what);
  });

  test.each([
    ['789.1000-100 103', '7891000100103'],
    ['="7891000100103"', '7891000100103'],
    ["'7891000100103", '7891000100103'],
    ['123', '123'],
    ['SEM GTIN', null],
    ['', null],
  ])('%j is taken as %j', (text, gtin) => {
    expect(one('ean', text)).toMatchObject({ gtin });
  });

  const none = ['SEM GTIN', '0', '0000000000000', 'SEM CÓDIGO DE BARRAS', 'sem codigo', 'S/ EAN', 'S/GTIN', 'não se aplica', 'N/A'];
  test.each(none)('that is said not to be there, %j, is told', (text) => {
    expect(one('ean', text)).toMatchObject({ gtin: null, notes: [{ what: 'EAN / GTIN: sem código' }] });
  });
});

describe('a price', () => {
  test.each([
    ['0', 'Preço: zero ou negativo'],
    ['-10', 'Preço: zero ou negativo'],
    ['1.299', 'Preço: número ambíguo'],
    ['1.2345', 'Preço: não é um valor em reais e centavos'],
    ['2868000000.0', 'Preço: preço absurdo'],
    ['0,05', 'Preço: preço absurdo'],
    ['BRL 99,90', 'Preço: número não entendido'],
  ])('%s is refused: %s', (text, what) => {
    expect(one('preco', text)).toBe(what);
  });

  test('is told with what stands there and how it was read', () => {
    const { refused } = read('titulo;preco\nA;2868000000.0');
    expect(refused[0]?.reasons.map(sayReason)).toEqual([
      'Preço: preço absurdo: “2868000000.0” (lido como R$ 2.868.000.000,00; se está certo, use --accept-prices)',
    ]);
  });

  test('that is absurd is taken where somebody says so', () => {
    expect(one('preco', '2868000000.0', { acceptPrices: true })).toMatchObject({ price: 286_800_000_000 });
  });

  test('that is ambiguous is taken where somebody says how decimals are parted', () => {
    expect(one('preco', '1.299', { decimal: ',' })).toMatchObject({ price: 129_900 });
  });
});

describe('a measure is read as every number is:', () => {
  test.each([
    ['1.200', 'Peso: número ambíguo'],
    ['leve', 'Peso: número não entendido'],
    ['-1', 'Peso: fora do possível'],
    ['1000000', 'Peso: fora do possível'],
  ])('%s is refused: %s', (text, what) => {
    expect(one('peso', text)).toBe(what);
  });

  test.each<[string, string, readonly string[]]>([
    ['peso', '1,2', ['Peso: lido em gramas: “1,2” (se está em quilos, escreva “Peso (kg)” no nome da coluna)']],
    ['peso', '0', []],
    ['peso', '5', []],
    ['peso_kg', '1,2', []],
    ['Peso (g)', '1,2', []],
  ])('under %j %j is noticed with %j: hardly anything weighs so few grams', (head, text, said) => {
    expect((one(head, text) as { readonly notes: readonly Reason[] }).notes.map(sayReason)).toEqual(said);
  });
});

describe('a row', () => {
  test('with more cells than columns, or fewer, is refused: nothing stands where it seems to', () => {
    expect(refusedIn('titulo,preco\nKit 3,2 m,10\nA\nB,5\nC,6,,')).toEqual(['2 Linha com colunas de mais', '3 Linha com colunas de menos']);
  });
});
