import { describe, expect, test } from 'vitest';
import { readArguments } from './read-arguments.ts';

const plain = { mapped: [], options: { dates: undefined, decimal: undefined, acceptPrices: false }, report: undefined };

describe('the command line', () => {
  test('names a file, folders, a mapping, and how the file is to be read', () => {
    const words = 'listings a.csv --images x --images y --images2 z --seller Loja --update --accept-prices --decimal ,'.split(' ');
    expect(readArguments([...words, '--map', 'title=Nome = do produto'])).toEqual({
      ok: true,
      value: {
        what: 'listings',
        file: 'a.csv',
        folders: ['x', 'y', 'z'],
        mapped: [['title', 'Nome = do produto']],
        options: { dates: undefined, decimal: ',', acceptPrices: true },
        seller: 'Loja',
        isUpdate: true,
        report: undefined,
      },
    });
  });

  test('or a folder of orders, whose they are, what its files are called and how their dates are written', () => {
    const words = 'orders a --seller Loja --file customers=clientes.csv --dates m/d/y --map customers.customer_id=Código'.split(' ');
    expect(readArguments(words)).toEqual({
      ok: true,
      value: {
        ...plain,
        what: 'orders',
        folder: 'a',
        files: new Map([['customers', 'clientes.csv']]),
        mapped: [['customers.customer_id', 'Código']],
        options: { ...plain.options, dates: 'm/d/y' },
        seller: 'Loja',
        isUpdate: false,
      },
    });
  });

  test('or a folder of vehicles', () => {
    expect(readArguments(['vehicles', 'a', '--map', 'brand=Montadora'])).toEqual({
      ok: true,
      value: { ...plain, what: 'vehicles', folder: 'a', mapped: [['brand', 'Montadora']] },
    });
  });

  test('says which word it does not know', () => {
    expect(readArguments(['listings', 'a.csv', '--imagens', 'x'])).toMatchObject({
      ok: false,
      error: expect.stringContaining('Não entendi --imagens') as string,
    });
  });

  test.each([
    ['listings'],
    ['orders'],
    ['orders a --images x'],
    ['orders a --accept-prices'],
    ['orders a --file kunden=a.csv'],
    ['orders a --file customers'],
    ['orders a --dates y/d/m'],
    ['vehicles a --seller Loja'],
    ['vehicles a --update'],
    ['notes a.csv'],
    ['listings a.csv b.csv'],
    ['listings a.csv --map title'],
    ['listings a.csv --decimal x'],
    ['listings a.csv --imagens x'],
  ])('%j is explained, not guessed', (words) => {
    expect(readArguments(words.split(' '))).toMatchObject({ ok: false, error: expect.stringContaining('npm run import') as string });
  });
});
