import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readListings } from '#import/listings/read-listings.ts';
import { readOrderTables } from '#import/orders/read-order-tables.ts';
import type { ReportLine } from '#import/report.ts';
import type { Database } from '../db/open.ts';
import { listing, listingDetail } from '../db/schema/listing.ts';
import { saleOrder } from '../db/schema/order.ts';
import { openTestDb } from '../testing/open-test-db.ts';
import { findSeller } from './find-seller.ts';
import { importListings } from './import-listings.ts';
import { importOrders } from './orders/import-orders.ts';
import { readFolder } from './orders/run-order-import.ts';

const folder = join(import.meta.dirname, '../../../shared/data/cases');

/** Inputs on which an import once failed, where they are at hand: the project carries none. */
describe.skipIf(!existsSync(folder))('the case', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDb();
  });
  afterAll(() => database.close());

  const owner = async () => {
    const found = await findSeller(database.db, undefined);
    if (!found.ok) throw new Error(found.error);
    return found.value;
  };
  const run = async (name: string, images: readonly string[] = []): Promise<readonly ReportLine[]> => {
    const read = readListings({ name, bytes: await readFile(join(folder, name)) }, new Map(), {});
    if (!read.ok) throw new Error(read.error);
    const job = {
      read: read.value,
      images: images.map((file) => ({ file, path: file, name: file })),
      isUpdate: false,
    };
    return importListings(database.db, { ...job, ...(await owner()), now: new Date() });
  };
  const told = (lines: readonly ReportLine[]): readonly string[] =>
    lines.map(({ line, outcome, reasons }) => [`${line} ${outcome}`, ...reasons.map(({ what }) => what)].join(': '));
  const kept = async (code: string) => {
    const rows = await database.db.select().from(listing);
    const row = rows.find(({ sku }) => sku === code);
    const details = await database.db.select().from(listingDetail);
    return { ...row, detail: details.find(({ listingId }) => listingId === row?.id) };
  };

  test('01b: what Excel calls CSV keeps its letters', async () => {
    expect(told(await run('01b-windows-1252-ascii-head.csv'))).toEqual(['2 taken']);
    expect(await kept('C01-3')).toMatchObject({ title: 'Calça jeans nº 42', price: 9990, detail: { description: 'Tecido pérola' } });
  });

  test.each([
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
  ])('%s: %j', async (name, lines) => {
    expect(told(await run(name))).toEqual(lines);
  });

  test('05b: a price and a weight whose heads name their units are read in them', async () => {
    expect(await kept('C05-2')).toMatchObject({ price: 8990, weight: 1200 });
  });

  test('06: a description keeps its lines', async () => {
    expect((await kept('C06-1')).detail?.description).toBe('Material: aço\n\nCor: preta\n- LED\n- bivolt'.replace('aço', 'aco'));
  });

  test('08: a price is taken where it can be read in one way, and refused with the reason elsewhere', async () => {
    const lines = await run('08-prices.csv');
    const taken = lines.filter(({ outcome }) => outcome === 'taken').map(({ name }) => name);
    expect(taken).toEqual(['P1', 'P2', 'P7', 'P9']);
    expect(lines.filter(({ reasons }) => reasons[0]?.what === 'Preço: número ambíguo').map(({ name }) => name)).toEqual([
      'P3',
      'P13',
      'P17',
    ]);
    expect(lines).toHaveLength(16);
  });

  test('12b: a picture that a row names belongs to that row alone, and one that is missing is told', async () => {
    const lines = await run('12b-image-of-another-row.csv', await readdir(join(folder, '12-images')));
    expect(told(lines)).toEqual(['2 taken', '3 taken: Imagem não encontrada', '4 taken', '5 taken', '6 taken', '7 taken']);
    const images = await Promise.all(
      ['C12-3', 'C12-4', 'C12-5', 'C12-6', 'C12-7', 'C12-8'].map(async (code) => (await kept(code)).detail?.images),
    );
    expect(images).toEqual([['azul.png'], [], [], ['verde.png'], ['C12-7.png'], ['azul.png', 'verde.png']]);
  });

  test('31 and 31b: an order with an item nobody could read is completed by the repaired file', async () => {
    const importFolder = async (name: string): Promise<readonly ReportLine[]> => {
      const sources = await readFolder(join(folder, name), new Map());
      const read = sources.ok ? readOrderTables(sources.value, [], {}) : sources;
      if (!read.ok) throw new Error(read.error);
      return importOrders(database.db, { read: read.value, owner: await owner(), isForAll: false, isUpdate: false, now: new Date() });
    };
    const grossOf = async (number: string) =>
      (await database.db.select().from(saleOrder)).find(({ externalId }) => externalId === number)?.gross;
    const refused = (lines: readonly ReportLine[]) =>
      lines.flatMap(({ outcome, line, name, reasons }) => (outcome === 'refused' ? [`${line} ${name} ${reasons[0]?.what}`] : []));
    expect(refused(await importFolder('31-orders-mixed'))).toEqual([
      '3 o6/1 Preço do item: número ambíguo',
      '4 o7/1 Preço do item: número não entendido',
    ]);
    expect([await grossOf('o6'), await grossOf('o7')]).toEqual([0, 5000]);
    const again = await importFolder('31b-orders-mixed-corrected');
    expect(refused(again)).toEqual([]);
    expect([await grossOf('o6'), await grossOf('o7')]).toEqual([1000, 134_990]);
    expect(again.filter(({ outcome }) => outcome === 'updated').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['o6', 'o7', 'o7/1', 'o7/2']),
    );
  });
});
