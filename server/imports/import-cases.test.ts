import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { saleOrder } from '../db/schema/order.ts';
import { openImports } from './imports-fixture.ts';

const folder = join(import.meta.dirname, '../../../shared/data/cases');

/** What is amiss, without the value and the hint. */
const whatOf = (told: string): string => told.replace(/(?:: “| \().*$/u, '');

/** Inputs on which an import once failed, where they are at hand, by the browser's door; orders and pictures do not come by it. */
describe.skipIf(!existsSync(folder))('by the browser’s door, the case', () => {
  const { app, bring, bringTogether, map, start, lines } = openImports();

  const taken = async (name: string): Promise<readonly string[]> => {
    const run = await bring(await readFile(join(folder, name)), 'seller', name);
    await map(run, { kind: 'listings' });
    await start(run);
    return (await lines(run)).map(({ line, outcome, reasons }) => [`${line} ${outcome}`, ...reasons.map(whatOf)].join(': '));
  };

  test.each([
    ['01b-windows-1252-ascii-head.csv', ['2 taken']],
    ['01d-tab.csv', ['2 taken']],
    ['02-two-columns-decimal-comma.csv', ['2 taken', '3 taken', '4 taken']],
    ['02b-commas-in-titles.csv', [2, 3, 4].map((line) => `${line} taken: Peso: lido em gramas`)],
    ['03d-doubled-quote-ok.csv', ['2 taken']],
    ['05b-unknown-price-head.csv', ['2 taken']],
    ['05f-same-row-corrected.csv', ['2 known']],
    ['06-line-breaks-and-line-numbers.csv', ['2 taken', '7 refused: Preço: número não entendido', '10 refused: Preço: número ambíguo']],
    ['07-nul.csv', ['2 refused: Título: caracteres inválidos', '3 taken']],
    ['10-html-entities.csv', ['2 taken: Título: entidades ou tags HTML: Descrição: entidades ou tags HTML']],
    [
      '03-inch-mark-quote.csv',
      ['2 taken', '3 refused: Aspas que não fecham', '4 refused: Aspas que não fecham', '5 refused: Aspas que não fecham'],
    ],
    [
      '04-ean-from-spreadsheet.csv',
      [
        '2 refused: EAN / GTIN: estragado pela planilha',
        '3 refused: EAN / GTIN: estragado pela planilha',
        '4 taken: EAN / GTIN: sem código',
      ],
    ],
    [
      '12b-image-of-another-row.csv',
      expect.arrayContaining(['2 taken: Imagem não encontrada', '3 taken: Imagem não encontrada']) as string[],
    ],
  ])('%s: %j', async (name, expected) => {
    expect(await taken(name)).toEqual(expected);
  });

  test('08: a price is taken where it can be read in one way, and refused with the reason elsewhere', async () => {
    const told = await taken('08-prices.csv');
    expect(told.filter((each) => each.includes(' taken'))).toHaveLength(4);
    expect(told.filter((each) => each.includes('Preço: número ambíguo'))).toHaveLength(3);
    expect(told).toHaveLength(16);
  });

  test('31 and 31b: an order with an item nobody could read is completed by the repaired file', async () => {
    const takeFolder = async (name: string): Promise<readonly string[]> => {
      const names = await readdir(join(folder, name));
      const files = await Promise.all(names.map(async (file) => [file, await readFile(join(folder, name, file))] as const));
      const run = await bringTogether(Object.fromEntries(files));
      expect(new Set(run.files.map(({ table }) => table))).toEqual(new Set(['customers', 'items', 'orders']));
      await map(run, {}, 'superuser');
      const done = await start(run, 'superuser');
      const told: string[] = [];
      for (const [file, { table }] of done.files.entries())
        for (const { line, outcome, reasons } of await lines(done, 'superuser', { file: String(file) }))
          if (outcome !== 'taken' && outcome !== 'known') told.push(`${table} ${line} ${outcome}: ${whatOf(reasons[0] ?? '')}`);
      return told;
    };
    const grossOf = async (number: string) =>
      (await app().db.select().from(saleOrder)).find(({ externalId }) => externalId === number)?.gross;
    expect(await takeFolder('31-orders-mixed')).toEqual([
      'items 3 refused: Preço do item: número ambíguo',
      'items 4 refused: Preço do item: número não entendido',
    ]);
    expect([await grossOf('o5'), await grossOf('o6'), await grossOf('o7')]).toEqual([1000, 0, 5000]);
    expect(await takeFolder('31b-orders-mixed-corrected')).toEqual([
      expect.stringMatching(/^customers 2 updated/u),
      'items 3 updated: ',
      'items 4 updated: ',
      'items 5 updated: ',
      'orders 7 updated: Itens diferentes',
      'orders 8 updated: Itens diferentes',
    ]);
    expect([await grossOf('o6'), await grossOf('o7')]).toEqual([1000, 134_990]);
  });
});
