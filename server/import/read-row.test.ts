import { describe, expect, test } from 'vitest';
import { importFields, matchColumns } from './columns.ts';
import { readArguments } from './read-arguments.ts';
import { readCents } from './read-cents.ts';
import { readRow } from './read-row.ts';

test.each([
  ['41.0', 4100],
  ['41', 4100],
  ['41,9', 4190],
  ['41.90', 4190],
  ['1.234,56', 123_456],
  ['R$ 1.234,56', 123_456],
  ['2868000000.0', 286_800_000_000],
  ['', null],
  ['1.234', undefined],
  ['1,234.56', undefined],
  ['12.34,56', undefined],
  ['-5', undefined],
  ['0', undefined],
  ['grátis', undefined],
  ['9'.repeat(20), undefined],
])('the price %j is %j cents', (text, cents) => {
  expect(readCents(text)).toBe(cents);
});

describe('a row', () => {
  const columns = matchColumns([...importFields], new Map());
  test.each([
    [{ title: 'a'.repeat(256) }, 'Título com mais de 255 caracteres'],
    [{ title: ' \n ' }, 'Sem título'],
    [{ title: 'A', gtin: '1'.repeat(15) }, 'EAN / GTIN com mais de 14 caracteres'],
    [{ title: 'A', height: '-1' }, 'Medida não entendida'],
    [{ title: 'A', weight: 'leve' }, 'Medida não entendida'],
    [{ title: '', price: 'x' }, 'Sem título; Preço não entendido: x'],
  ])('%j is refused: %s', (row, why) => {
    expect(readRow(row, columns)).toEqual({ ok: false, error: why });
  });

  test('is cleaned of what people can not see', () => {
    expect(readRow({ title: '  Cafe\u0301   torrado\n ', gtin: '789.1000-100 103' }, columns)).toMatchObject({
      ok: true,
      value: { title: 'Café torrado', gtin: '7891000100103', category: 'Mais Categorias', price: null, weight: 0 },
    });
  });
});

test('columns are known by name in either language, and a mapping wins', () => {
  const of = matchColumns(['Título', 'NOME', 'Preço', 'EAN', 'Peso'], new Map([['title', 'NOME']]));
  expect(Object.fromEntries(of)).toEqual({ title: 'NOME', price: 'Preço', gtin: 'EAN', weight: 'Peso' });
  expect(matchColumns(['a'], new Map([['title', 'missing']])).has('title')).toBe(false);
});

describe('the command line', () => {
  test('names a file, folders, a mapping', () => {
    const read = readArguments([
      'listings',
      'a.csv',
      '--images',
      'x',
      '--images',
      'y',
      '--images2',
      'z',
      '--map',
      'title=Nome = do produto',
    ]);
    expect(read.ok && read.value.what === 'listings' && { ...read.value, mapped: [...read.value.mapped] }).toEqual({
      what: 'listings',
      file: 'a.csv',
      folders: ['x', 'y', 'z'],
      mapped: [['title', 'Nome = do produto']],
      seller: undefined,
      report: undefined,
    });
  });
  test('or a folder of orders, and whose they are', () => {
    expect(readArguments(['orders', 'a', '--seller', 'Loja'])).toEqual({
      ok: true,
      value: { what: 'orders', folder: 'a', seller: 'Loja', report: undefined },
    });
  });
  test.each([
    [['listings']],
    [['orders']],
    [['orders', 'a', '--images', 'x']],
    [['notes', 'a.csv']],
    [['listings', 'a.csv', 'b.csv']],
    [['listings', 'a.csv', '--map', 'titel=X']],
    [['listings', 'a.csv', '--map', 'title']],
    [['listings', 'a.csv', '--imagens', 'x']],
  ])('%j is explained, not guessed', (words) => {
    expect(readArguments(words)).toMatchObject({ ok: false, error: expect.stringContaining('npm run import') });
  });
});
